import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, test } from "vitest";
import { codeOfDay, dayAt, formatDay } from "#engine/daily";
import { LANGUAGE_FACTS, LANGUAGES, type Language, LOCALES } from "#i18n/languages";
import { THEME_COLORS } from "../../worker/pages/head";
import { TEXTS } from "../../worker/pages/language";
import { golden } from "./support/games";
import { ask, ORIGIN } from "./support/http";
import { linksOf, metaOf, readPage } from "./support/page";

const { code, id, moves, redeals, actions } = golden;
const replay = {
  code,
  id,
  actions,
  moves,
  redeals,
  seconds: 731,
  wonAt: "2026-11-30T12:00:00.000Z",
};

beforeAll(() => env.GAMES.put(`${code}/${id}`, JSON.stringify(replay)));

const PATHS = {
  home: "/",
  play: `/${code}`,
  replay: `/${code}/${id}`,
  rules: "/rules",
  stats: "/stats",
  calendar: "/calendar",
} as const;
const cases = LANGUAGES.flatMap((language) =>
  (Object.keys(PATHS) as (keyof typeof PATHS)[]).map((page) => [page, language] as const),
);

/** What the texts of a language say of a page. */
function saidOf(page: keyof typeof PATHS, language: Language) {
  const { pages, rules } = TEXTS[language];
  if (page === "home" || page === "stats" || page === "calendar") return pages[page];
  if (page === "rules") return rules;
  if (page === "play")
    return { title: pages.play.title(code), description: pages.play.description };
  return {
    title: pages.replay.title(code, moves),
    description: pages.replay.description(moves, redeals),
  };
}

describe.each(cases)("%s in %s", (name, language) => {
  const path = PATHS[name];
  const get = async () => readPage(await ask(`${path}?lang=${language}`));

  test("is in its language", async () => {
    const response = await ask(`${path}?lang=${language}`);
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toBe("text/html; charset=UTF-8");
    expect(response.headers.get("Content-Language")).toBe(language);
    expect(response.headers.get("Vary")).toMatch(/accept-language/i);
    const page = await readPage(response);
    expect([page.lang, page.dir]).toEqual([language, LANGUAGE_FACTS[language].dir]);
    expect(page.data).toMatchObject({ page: name, lang: language });
  });

  test("says what a preview needs, once each", async () => {
    const page = await get();
    const { title, description } = saidOf(name, language);
    const own = `${env.ORIGIN}${path}?lang=${language}`;
    expect(page.title).toContain(title);
    expect(page.title).toContain("Crescent");
    for (const key of ["og:title", "twitter:title"]) expect(metaOf(page, key)).toBe(title);
    for (const key of ["description", "og:description", "twitter:description"]) {
      expect(metaOf(page, key)).toBe(description);
    }
    expect(metaOf(page, "og:url")).toBe(own);
    expect(linksOf(page, "canonical")).toEqual([own]);
    expect(metaOf(page, "og:site_name")).toBe("Crescent");
    expect(metaOf(page, "og:type")).toMatch(/^(website|article)$/);
    expect(metaOf(page, "twitter:card")).toBe("summary_large_image");
    expect(metaOf(page, "og:locale")).toBe(LOCALES[language]);
    const others = page.meta.filter(([key]) => key === "og:locale:alternate");
    expect(others).toHaveLength(LANGUAGES.length - 1);
  });

  test("has a picture that is there, with words for it", async () => {
    const page = await get();
    const image = metaOf(page, "og:image");
    expect(metaOf(page, "twitter:image")).toBe(image);
    expect(metaOf(page, "og:image:width")).toBe("1200");
    expect(metaOf(page, "og:image:height")).toBe("630");
    const alt = metaOf(page, "og:image:alt");
    expect(metaOf(page, "twitter:image:alt")).toBe(alt);
    expect(alt.length).toBeGreaterThan(20);
    // X cuts what is longer.
    expect(alt.length).toBeLessThanOrEqual(420);
    expect(image.startsWith(`${env.ORIGIN}/`)).toBe(true);
    const response = await ask(image.slice(env.ORIGIN.length));
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toBe(metaOf(page, "og:image:type"));
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect([...bytes.subarray(1, 4)]).toEqual([..."PNG"].map((c) => c.charCodeAt(0)));
    const view = new DataView(bytes.buffer);
    expect([view.getUint32(16), view.getUint32(20)]).toEqual([1200, 630]);
    expect(bytes.length).toBeLessThan(100_000);
  });

  test("names itself in every language", async () => {
    const page = await get();
    const alternates = page.links
      .filter((link) => link["hreflang"] !== undefined)
      .map((link) => [link["hreflang"], link["href"]]);
    expect(alternates).toEqual([
      ...LANGUAGES.map((other) => [other, `${env.ORIGIN}${path}?lang=${other}`]),
      ["x-default", env.ORIGIN + path],
    ]);
  });

  test("puts the preview first and carries nothing that the policy forbids", async () => {
    const page = await get();
    expect(page.html.indexOf('property="og:image"')).toBeLessThan(4096);
    expect(page.meta[0]?.[0]).toBe("og:title");
    expect(page.attributes.has("style")).toBe(false);
    expect([...page.attributes].filter((attribute) => attribute.startsWith("on"))).toEqual([]);
    expect(page.elements.filter((element) => element === "style")).toEqual([]);
    expect(page.elements.filter((element) => element === "script")).toHaveLength(3);
    expect(page.scripts).toHaveLength(2);
  });

  test("keeps its language on the way to other pages", async () => {
    const page = await get();
    const inner = page.hrefs.filter((href) => href.startsWith("/"));
    expect(inner.length).toBeGreaterThan(0);
    for (const href of inner) expect(href).toMatch(/\?lang=/);
  });
});

test("the browser's preference decides where the address does not", async () => {
  const page = await readPage(
    await ask(`/${code}`, { headers: { "Accept-Language": "fi, pl;q=0.8, he;q=0.9" } }),
  );
  expect([page.lang, page.dir]).toEqual(["he", "rtl"]);
  expect(metaOf(page, "og:url")).toBe(`${env.ORIGIN}/${code}`);
  expect(linksOf(page, "canonical")).toEqual([`${env.ORIGIN}/${code}`]);
  expect(metaOf(page, "og:image")).toBe(`${env.ORIGIN}/${code}.png?lang=he`);
  expect(page.hrefs).toContain("/rules");
});

test.each(["xx", "", "<script>", "he;q=1", "__proto__"])(
  "lang=%j is as good as none",
  async (lang) => {
    const path = `/rules?lang=${encodeURIComponent(lang)}`;
    expect((await readPage(await ask(path))).lang).toBe("en");
    const headers = { "Accept-Language": "pl" };
    expect((await readPage(await ask(path, { headers }))).lang).toBe("pl");
  },
);

test("what a page says of its address never comes from the request's Host", async () => {
  for (const headers of [{ Host: "evil.example" }, { "X-Forwarded-Host": "evil.example" }]) {
    for (const path of Object.values(PATHS)) {
      const response = await ask(path, { headers });
      expect(await response.text()).not.toContain("evil.example");
    }
  }
  expect(await (await ask("/")).text()).not.toContain("crescent.test");
});

test("the start names today's deal", async () => {
  const today = dayAt(Date.now());
  const { data } = await readPage(await ask("/"));
  // The day may end between the two.
  expect([today, today + 1].map((day) => [codeOfDay(day), formatDay(day)])).toContainEqual([
    data["daily"],
    data["date"],
  ]);
});

test("a replay's page holds the replay", async () => {
  const { data } = await readPage(await ask(`/${code}/${id}`));
  expect(data).toEqual({ lang: "en", page: "replay", ...replay });
});

test("a deal's page gives nothing of a solution away", async () => {
  const html = await (await ask(`/${code}`)).text();
  expect(html).not.toContain(id);
  expect(html).not.toContain(actions.slice(0, 20));
});

test("pages are revalidated by their ETag", async () => {
  for (const path of Object.values(PATHS)) {
    const first = await ask(path);
    expect(first.headers.get("Cache-Control")).toBe("no-cache");
    const etag = first.headers.get("ETag") ?? "";
    await first.body?.cancel();
    const again = await ask(path, { headers: { "If-None-Match": etag } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe("");
  }
});

test("HEAD answers as GET does, without a body", async () => {
  for (const path of [...Object.values(PATHS), "/nothing-here", "/daily"]) {
    const head = await ask(path, { method: "HEAD" });
    const get = await ask(path);
    expect(head.status).toBe(get.status);
    expect(head.headers.get("Content-Type")).toBe(get.headers.get("Content-Type"));
    expect(await head.text()).toBe("");
    await get.body?.cancel();
  }
});

test.each(["POST", "PUT", "DELETE", "PATCH"])("%s is not allowed", async (method) => {
  for (const path of [...Object.values(PATHS), "/daily", "/daily/2026-11-30", `/${code}.png`]) {
    const response = await ask(path, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get("Allow")).toBe("GET, HEAD, OPTIONS");
    await response.body?.cancel();
  }
});

test("the browser's frame has the felt's colour", async () => {
  const sheets = linksOf(await readPage(await ask("/rules")), "stylesheet");
  const texts = sheets.map(async (sheet) => (await env.ASSETS.fetch(ORIGIN + sheet)).text());
  const felt = /--felt:([^;}]*)/.exec((await Promise.all(texts)).join(""))?.[1] ?? "";
  expect(felt.match(/#[0-9a-f]{6}/g)).toEqual([THEME_COLORS.light, THEME_COLORS.dark]);
});
