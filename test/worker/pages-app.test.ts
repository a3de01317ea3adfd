/** What is said to systems that install the app and to searchers that list its pages. */
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { LANGUAGE_FACTS, LANGUAGES } from "#i18n/languages";
import { TEXTS } from "../../worker/pages/language";
import { ask, ORIGIN } from "./support/http";

interface Picture {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly purpose?: string;
  readonly form_factor?: string;
  readonly label?: string;
}

interface WebManifest extends Record<string, unknown> {
  readonly icons: readonly Picture[];
  readonly screenshots: readonly Picture[];
  readonly shortcuts: readonly { readonly name: string; readonly url: string }[];
}

const manifestOf = async (path: string): Promise<WebManifest> => (await ask(path)).json();

/** Width and height of a PNG, as its first chunk says. */
async function sizeOf(path: string): Promise<string> {
  const view = new DataView(await (await env.ASSETS.fetch(ORIGIN + path)).arrayBuffer());
  return `${view.getUint32(16)}x${view.getUint32(20)}`;
}

test.each(LANGUAGES)("the page in %s names a manifest in its language", async (language) => {
  const html = await (await ask(`/?lang=${language}`)).text();
  const href = /<link rel="manifest" href="([^"]+)">/.exec(html)?.[1] ?? "";
  const response = await ask(href);
  expect(response.headers.get("Content-Type")).toBe("application/manifest+json; charset=utf-8");
  const manifest: WebManifest = await response.json();
  expect(manifest).toMatchObject({
    id: "/",
    lang: language,
    dir: LANGUAGE_FACTS[language].dir,
    name: TEXTS[language].pages.name,
    start_url: "/",
    scope: "/",
    display: "standalone",
  });
});

test("a manifest without a language is in the browser's", async () => {
  const response = await ask("/manifest.webmanifest", { headers: { "Accept-Language": "he" } });
  expect(response.headers.get("Vary")).toMatch(/accept-language/i);
  expect(await response.json()).toMatchObject({ lang: "he", dir: "rtl" });
});

test("icons and screenshots are there in the sizes that the manifest says", async () => {
  const { icons, screenshots } = await manifestOf("/manifest.webmanifest?lang=en");
  const drawn = [...icons, ...screenshots].filter(({ type }) => type === "image/png");
  for (const { src, sizes } of drawn) expect([src, await sizeOf(src)]).toEqual([src, sizes]);
  for (const purpose of ["any", "maskable"]) {
    const sizes = icons.filter((icon) => icon.purpose === purpose).map((icon) => icon.sizes);
    expect(sizes).toEqual(expect.arrayContaining(["192x192", "512x512"]));
  }
  expect(screenshots.map(({ form_factor }) => form_factor).sort()).toEqual(["narrow", "wide"]);
});

test("shortcuts lead somewhere", async () => {
  const { shortcuts } = await manifestOf("/manifest.webmanifest?lang=en");
  for (const { url } of shortcuts) {
    const response = await ask(url);
    expect([200, 302]).toContain(response.status);
    await response.body?.cancel();
  }
});

test("the sitemap that robots.txt names lists the pages in all languages", async () => {
  const text = await (await ask("/robots.txt")).text();
  const sitemap = /^Sitemap: (\S+)$/m.exec(text)?.[1] ?? "";
  expect(sitemap).toBe(`${env.ORIGIN}/sitemap.xml`);
  const response = await ask(new URL(sitemap).pathname);
  expect(response.headers.get("Content-Type")).toBe("application/xml; charset=utf-8");
  const xml = await response.text();
  const addresses = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1] ?? "");
  expect(addresses).toHaveLength(4 * (LANGUAGES.length + 1));
  for (const address of new Set(addresses)) {
    expect(address.startsWith(`${env.ORIGIN}/`)).toBe(true);
    const page = await ask(address.slice(env.ORIGIN.length));
    expect([address, page.status]).toEqual([address, 200]);
    expect(await page.text()).toContain(`<link rel="canonical" href="${address}">`);
  }
});

test("the service worker is asked for anew each time", async () => {
  const response = await ask("/sw.js");
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toContain("text/javascript");
  expect(response.headers.get("Cache-Control")).toContain("max-age=0");
  expect(response.headers.get("Content-Security-Policy")).toContain("connect-src 'self'");
  await response.body?.cancel();
});
