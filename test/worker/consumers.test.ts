/** Each program that draws previews of links gets what it needs; the README's table says the same. */
import { reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { LANGUAGES } from "#i18n/languages";
import readme from "../../README.md?raw";
import worker from "../../worker/index";
import { CONSUMERS, type Consumer } from "../support/consumers";
import { golden } from "./support/games";
import { submit } from "./support/http";
import { metaOf, type ReadPage, readPage } from "./support/page";
import { chunksOf, rowsOf } from "./support/png";

/** Where the pages say they are: what they say must not be where a request came in. */
const HOME = "https://crescent.example";
/** All that a preview needs comes so early, whatever anybody reads; in bytes. */
const EARLY = 8192;

const { code, id, actions } = golden;
const PAGES = {
  deal: `/${code}`,
  replay: `/${code}/${id}`,
  ply: `/${code}/${id}?ply=42`,
  challenge: `/${code}?beat=${id}`,
};
const KINDS = Object.keys(PAGES) as (keyof typeof PAGES)[];

beforeAll(async () => {
  await (await submit(code, { actions, seconds: 1 })).body?.cancel();
});
afterAll(() => reset());

async function ask(path: string, agent: string, method = "GET"): Promise<Response> {
  const init = { method, redirect: "manual", headers: { "User-Agent": agent } } as const;
  const request = new Request(`http://inside.test${path}`, init);
  return worker.fetch(request, { ...env, ORIGIN: HOME }, {} as ExecutionContext);
}

function withLang(path: string, lang: string): string {
  return `${path}${path.includes("?") ? "&" : "?"}lang=${lang}`;
}

/** What is read of a page's head by who reads no more than so many bytes. */
async function beginning(response: Response, bytes: number): Promise<ReadPage> {
  const whole = new Uint8Array(await response.arrayBuffer());
  const text = new TextDecoder().decode(whole.subarray(0, bytes));
  const [head = ""] = text.split("</head>");
  const read = head.slice(0, head.lastIndexOf(">") + 1);
  return readPage(new Response(`${read}</head><body><p id="page">{}</p></body>`));
}

describe.each(CONSUMERS)("$name", (consumer: Consumer) => {
  const { agent, tags, bytes, width, title, description } = consumer;

  test.each(KINDS.flatMap((kind) => ["en", "he"].map((lang) => [kind, lang] as const)))(
    "draws a %s in %s",
    async (kind, lang) => {
      const path = withLang(PAGES[kind], lang);
      const response = await ask(path, agent);
      expect(response.status).toBe(200);
      expect(response.headers.get("Content-Type")).toMatch(/^text\/html; charset=utf-8$/i);
      const page = await beginning(response, Math.min(EARLY, consumer.page ?? EARLY));
      expect([page.lang, page.dir]).toEqual([lang, lang === "he" ? "rtl" : "ltr"]);
      for (const tag of tags) {
        const found = page.meta.filter(([name]) => name === tag);
        expect([tag, found[0]?.[1]]).toEqual([tag, expect.stringMatching(/./)]);
      }
      const said = (name: string) => page.meta.find(([key]) => key === name)?.[1] ?? "";
      expect(said("og:title").length).toBeLessThanOrEqual(title ?? 70);
      expect(said("og:description").length).toBeLessThanOrEqual(description ?? 200);
      expect(said("og:url")).toBe(HOME + path.replace(/\?(.*)&(lang=\w+)$/, "?$2&$1"));
      const image = said("og:image");
      expect(image.startsWith(`${HOME}/${code}`)).toBe(true);
      const picture = await ask(image.slice(HOME.length), agent);
      expect([picture.status, picture.headers.get("Content-Type")]).toEqual([200, "image/png"]);
      const png = new Uint8Array(await picture.arrayBuffer());
      expect(png.length).toBeLessThan(Math.min(100_000, bytes ?? 100_000));
      const size = new DataView(png.buffer, 16, 8);
      expect([size.getUint32(0), size.getUint32(4)]).toEqual([1200, 630]);
      expect(size.getUint32(0)).toBeGreaterThanOrEqual(width ?? 0);
    },
  );

  test("asks with HEAD first and gets the same", async () => {
    for (const path of [PAGES.replay, `/${code}/${id}.png`]) {
      const [head, get] = [await ask(path, agent, "HEAD"), await ask(path, agent)];
      await get.body?.cancel();
      expect(await head.text()).toBe("");
      const facts = ({ status, headers }: Response) => [
        status,
        ...["Content-Type", "Cache-Control", "ETag"].map((name) => headers.get(name)),
      ];
      expect(facts(head)).toEqual(facts(get));
    }
  });

  test("stands in the README", () => {
    const row = readme.split("\n").find((line) => line.startsWith(`| ${consumer.name} `)) ?? "";
    const amount = (count: number) =>
      count < 1 << 20 ? `${Math.round(count / 1024)} KB` : `${count / (1 << 20)} MB`;
    for (const limit of [consumer.page, bytes]) {
      if (limit !== null) expect(row).toContain(amount(limit));
    }
    for (const tag of tags) expect(readme).toContain(tag.replace(/:(?:width|height|alt)$/, ""));
    expect(row).toContain(consumer.called);
  });
});

test.each(KINDS)("a picture of a %s is whole", async (kind) => {
  const page = await readPage(await ask(PAGES[kind], "any"));
  const picture = await ask(metaOf(page, "og:image").slice(HOME.length), "any");
  const png = new Uint8Array(await picture.arrayBuffer());
  expect(chunksOf(png).has("IEND")).toBe(true);
  expect((await rowsOf(png)).length).toBe(630 * 1201);
});

test.each(LANGUAGES)("titles and descriptions are no longer than X shows: %s", async (lang) => {
  for (const kind of KINDS) {
    const page = await readPage(await ask(withLang(PAGES[kind], lang), "Twitterbot/1.0"));
    expect(metaOf(page, "twitter:title").length).toBeLessThanOrEqual(70);
    expect(metaOf(page, "twitter:description").length).toBeLessThanOrEqual(200);
    expect(metaOf(page, "twitter:image:alt").length).toBeLessThanOrEqual(420);
  }
});
