import { env } from "cloudflare:workers";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { codeOfDay, dayAt, FIRST_DAY, formatDay } from "#engine/daily";
import { LANGUAGES } from "#i18n/languages";
import { TEXTS } from "../../worker/pages/language";
import { golden } from "./support/games";
import { ask } from "./support/http";
import { metaOf, readPage } from "./support/page";

const { code, id } = golden;
const moved = async (path: string) => {
  const response = await ask(path);
  await response.body?.cancel();
  return [response.status, response.headers.get("Location")];
};

describe("a code that is written another way", () => {
  test.each([
    ["/cr1-n-aaaaaab", "/CR1-N-AAAAAAB"],
    ["/AAAAAAB", "/CR1-N-AAAAAAB"],
    ["/%20cr1_n.aaaaaab%20", "/CR1-N-AAAAAAB"],
    ["/cr1nAAAAAAB?lang=he&x=%2F", "/CR1-N-AAAAAAB?lang=he&x=%2F"],
    ["/aaaaaab.png", "/CR1-N-AAAAAAB.png"],
    ["/crescen.png?lang=pl", "/CR1-N-CRESCEN.png?lang=pl"],
    [`/aaaaaab/${id}`, `/CR1-N-AAAAAAB/${id}`],
    [`/CR1-N-AAAAAAB/${id.toUpperCase()}?lang=he`, `/CR1-N-AAAAAAB/${id}?lang=he`],
    [`/aaaaaab/${id}.png`, `/CR1-N-AAAAAAB/${id}.png`],
    ["/CR1-N-AAAAAAB/", "/CR1-N-AAAAAAB"],
    ["/rules/?lang=pl", "/rules?lang=pl"],
  ])("%s moves to %s", async (path, to) => {
    expect(await moved(path)).toEqual([301, to]);
  });
});

describe("a code with a fault", () => {
  test.each([
    ["/CR1-N-AAAAAA", { id: "code-length", length: 6 }, null],
    ["/CR1-N-AAAAAAAB", { id: "code-length", length: 8 }, null],
    ["/CR1-N-AAAA0AB", { id: "code-character", character: "0", at: 9 }, "CR1-N-AAAAOAB"],
    ["/CR2-N-AAAAAAB", { id: "code-prefix", prefix: "CR2-N" }, "CR1-N-AAAAAAB"],
    ["/AAAAAA%C3%89", { id: "code-character", character: "É", at: 7 }, null],
    ["/crescen7", { id: "code-character", character: "7", at: 8 }, null],
    [`/CR1-N-AAAA0AB/${id}`, { id: "code-character", character: "0", at: 9 }, "CR1-N-AAAAOAB"],
    ["/CR1-N-AAAA0AB.png", { id: "code-character", character: "0", at: 9 }, "CR1-N-AAAAOAB"],
  ])("%s is 400 and says which", async (path, fault, suggestion) => {
    const response = await ask(`${path}?lang=en`);
    expect(response.status).toBe(400);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    const page = await readPage(response);
    expect(page.data).toMatchObject({
      page: "error",
      id: "bad-code",
      status: 400,
      fault,
      suggestion,
    });
    expect(page.text).toContain(TEXTS.en.codes.codeFault(fault as never));
    const offered = page.hrefs.filter((href) => href.startsWith("/CR1"));
    expect(offered).toEqual(suggestion === null ? [] : [`/${suggestion}?lang=en`]);
  });
});

test.each([
  "/about",
  "/wp-login.php",
  "/index.html",
  "/.env",
  "/rules/extra",
  "/daily/2026-11-30/x",
  "/1234567",
  "/CR1-N-AAAAAAB/abc/def",
  "/%00",
  "/%ff%fe",
  "/%E0%A4%A",
  "//",
  "//evil.example/",
  "/%5Cevil.example/",
  "/..%2f..%2fetc%2fpasswd",
  `/${"a".repeat(3000)}`,
])("%j is no page", async (path) => {
  const response = await ask(path);
  expect(response.status).toBe(404);
  expect(response.headers.get("Content-Type")).toBe("text/html; charset=UTF-8");
  expect((await readPage(response)).data).toMatchObject({ id: "no-page", status: 404 });
});

test.each([`/${code}/aaaaaaaaaa`, `/${code}/aaaaaaaaaa.png`, `/${code}/x`, `/${code}/0000000000`])(
  "%s is no replay, but its deal is offered",
  async (path) => {
    const response = await ask(path);
    expect(response.status).toBe(404);
    const page = await readPage(response);
    expect(page.data).toMatchObject({ id: "no-replay", code });
    expect(page.hrefs).toContain(`/${code}`);
  },
);

test("nobody's store is woken into keeping something by a look-up", async () => {
  const response = await ask("/CR1-N-QQQQQQQ/aaaaaaaaaa");
  expect(response.status).toBe(404);
  await response.body?.cancel();
  expect((await env.GAMES.list()).keys).toEqual([]);
});

describe.each(LANGUAGES)("an error in %s", (language) => {
  test("speaks it and has no address of its own", async () => {
    const page = await readPage(await ask(`/about?lang=${language}`));
    expect(page.lang).toBe(language);
    expect(metaOf(page, "og:title")).toBe(TEXTS[language].pages.error.title["no-page"]);
    expect(page.text).toContain(TEXTS[language].pages.error.text["no-page"]);
    expect(page.headings).toEqual([`h1 ${TEXTS[language].pages.error.title["no-page"]}`]);
    expect(page.links.filter(({ rel }) => rel === "canonical" || rel === "alternate")).toEqual([]);
    expect(page.meta.filter(([key]) => key === "og:url")).toEqual([]);
  });
});

describe("the daily deal", () => {
  const today = dayAt(Date.now());

  test("of today", async () => {
    const [status, location] = await moved("/daily?lang=he");
    expect(status).toBe(302);
    // The day may end between the two.
    expect([today, today + 1].map((day) => `/${codeOfDay(day)}?lang=he`)).toContain(location);
  });

  test("of a date", async () => {
    expect(await moved(`/daily/${formatDay(FIRST_DAY)}`)).toEqual([
      302,
      `/${codeOfDay(FIRST_DAY)}`,
    ]);
    expect(await moved(`/daily/${formatDay(today)}`)).toEqual([302, `/${codeOfDay(today)}`]);
  });

  test.each([
    formatDay(FIRST_DAY - 1),
    formatDay(today + 2),
    "2026-02-29",
    "tomorrow",
    "2026-1-1",
    "%00",
  ])("of %s is none", async (date) => {
    const response = await ask(`/daily/${date}`);
    expect(response.status).toBe(404);
    expect((await readPage(response)).data).toMatchObject({ id: "no-daily" });
  });
});

const ATTACKS = [
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "CR1-N-AAAAAA'\"<b>",
  "CR1-N-</script><script>alert(1)</script>",
  "CR1-N-<!--<script>",
  "CR1-N-\u2028\u2029AAAA<",
  "CR1-N-{{constructor}}",
  "CR1-N-\u202eBAAAA1A",
  "javascript:alert(1)",
];

test.each(ATTACKS)("%j stays text", async (attack) => {
  for (const prefix of ["/", "/daily/"]) {
    const path = `${prefix}${encodeURIComponent(attack)}?lang=${encodeURIComponent(attack)}`;
    const response = await ask(path);
    expect([400, 404]).toContain(response.status);
    const page = await readPage(response);
    expect(page.elements.filter((element) => element === "script")).toHaveLength(3);
    expect(page.scripts).toHaveLength(2);
    expect(page.elements).not.toContain("img");
    expect(page.elements).not.toContain("b");
    expect([...page.attributes].filter((name) => name.startsWith("on"))).toEqual([]);
    expect(page.hrefs.filter((href) => !href.startsWith("/"))).toEqual([]);
    expect(page.html.slice(page.html.indexOf('id="page"'))).not.toMatch(/[\u2028\u2029]/);
    const { text } = page.data;
    if (text !== undefined) expect(text).toBe([...attack].slice(0, 60).join(""));
  }
});

test("any path at all is answered below 500, and what moves stays on the site", async () => {
  const segment = fc.oneof(
    fc.string({ unit: "binary", maxLength: 20 }).map(encodeURIComponentSafely),
    fc.constantFrom("", ".", "..", "%", "%2F", "%5C", "\\", "daily", "rules", "CR1-N-AAAAAAB", id),
    fc.string({ unit: fc.constantFrom(..."CR1N-ABCab02./%"), maxLength: 20 }),
  );
  const paths = fc.array(segment, { maxLength: 4 }).map((segments) => `/${segments.join("/")}`);
  await fc.assert(
    fc.asyncProperty(paths, async (path) => {
      const response = await ask(path);
      await response.body?.cancel();
      expect(response.status).toBeLessThan(500);
      const location = response.headers.get("Location");
      if (location !== null) expect(location).toMatch(/^\/(?![/\\])/);
    }),
    { numRuns: 100 },
  );
});

function encodeURIComponentSafely(text: string): string {
  return encodeURIComponent(text.replace(/[\ud800-\udfff]/gu, "?"));
}
