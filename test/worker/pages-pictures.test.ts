import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, test } from "vitest";
import type { GameCode } from "#engine/code";
import { LANGUAGE_FACTS, LANGUAGES } from "#i18n/languages";
import { GLYPHS } from "../../client/art/glyphs";
import { dealScene, replayScene } from "../../worker/pages/picture";
import { drawPicture } from "../../worker/picture/draw";
import { golden } from "./support/games";
import { ask } from "./support/http";

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

const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer());

describe.each([
  [`/${code}.png`, "public, max-age=31536000, immutable"],
  [`/${code}/${id}.png`, "public, max-age=604800, immutable"],
])("%s", (path, cache) => {
  test("is a PNG that caches keep and other sites may show", async () => {
    const response = await ask(path);
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toBe("image/png");
    expect(response.headers.get("Cache-Control")).toBe(cache);
    expect(response.headers.get("Cross-Origin-Resource-Policy")).toBe("cross-origin");
    expect(response.headers.get("Accept-Ranges")).toBe("bytes");
    const bytes = await bytesOf(response);
    expect(response.headers.get("Content-Length")).toBe(String(bytes.length));
    expect(bytes.length).toBeLessThan(100_000);
  });

  test("is revalidated by its ETag", async () => {
    const first = await ask(path);
    const etag = first.headers.get("ETag") ?? "";
    expect(etag).toMatch(/^"[0-9a-f]{32}"$/);
    await first.body?.cancel();
    const again = await ask(path, { headers: { "If-None-Match": `"x", W/${etag}` } });
    expect(again.status).toBe(304);
    expect(again.headers.get("Cache-Control")).toBe(cache);
    const changed = await ask(path, { headers: { "If-None-Match": '"x"' } });
    expect(changed.status).toBe(200);
    await changed.body?.cancel();
  });

  test("HEAD has its length and no body", async () => {
    const head = await ask(path, { method: "HEAD", headers: { Range: "bytes=0-9" } });
    expect(head.status).toBe(200);
    expect(Number(head.headers.get("Content-Length"))).toBeGreaterThan(1000);
    expect((await bytesOf(head)).length).toBe(0);
  });

  test("is given in ranges", async () => {
    const whole = await bytesOf(await ask(path));
    const { length } = whole;
    const cases: [string, number, number][] = [
      ["bytes=0-99", 0, 99],
      ["bytes=100-", 100, length - 1],
      ["bytes=-50", length - 50, length - 1],
      [`bytes=10-${length + 500}`, 10, length - 1],
      [`bytes=-${length + 500}`, 0, length - 1],
    ];
    for (const [range, first, last] of cases) {
      const response = await ask(path, { headers: { Range: range } });
      expect(response.status).toBe(206);
      expect(response.headers.get("Content-Range")).toBe(`bytes ${first}-${last}/${length}`);
      expect(await bytesOf(response)).toEqual(whole.slice(first, last + 1));
    }
  });

  test("answers a range that lies outside, and ignores one that is none", async () => {
    const { length } = await bytesOf(await ask(path));
    for (const range of [`bytes=${length}-`, "bytes=-0"]) {
      const response = await ask(path, { headers: { Range: range } });
      expect(response.status).toBe(416);
      expect(response.headers.get("Content-Range")).toBe(`bytes */${length}`);
      await response.body?.cancel();
    }
    for (const range of ["bytes=9-1", "bytes=-", "bytes=0-1,5-6", "pages=1-2", "bytes=a-b"]) {
      const response = await ask(path, { headers: { Range: range } });
      expect(response.status).toBe(200);
      await response.body?.cancel();
    }
  });

  test("gives all of it when the range is of another version", async () => {
    const response = await ask(path, { headers: { Range: "bytes=0-9", "If-Range": '"old"' } });
    expect(response.status).toBe(200);
    await response.body?.cancel();
  });
});

describe.each(LANGUAGES)("in %s", (language) => {
  test("a picture has the language's letters and words", async () => {
    const deal = await bytesOf(await ask(`/${code}.png?lang=${language}`));
    expect(deal).toEqual(drawPicture(dealScene(code as GameCode, language)));
    const won = await bytesOf(await ask(`/${code}/${id}.png?lang=${language}`));
    expect(won).toEqual(drawPicture(replayScene(replay, language)));
  });

  test("every index letter has an outline", () => {
    for (const letter of LANGUAGE_FACTS[language].index) expect(GLYPHS).toHaveProperty(letter);
  });

  test("a replay's numbers stand in the order of reading", () => {
    const scene = replayScene(replay, language);
    const counts = scene.kind === "won" ? scene.tallies.map(({ count }) => count) : [];
    const rtl = LANGUAGE_FACTS[language].dir === "rtl";
    expect(counts).toEqual(rtl ? [redeals, moves] : [moves, redeals]);
  });
});

test("a picture's language is the address's alone", async () => {
  const plain = await bytesOf(await ask(`/${code}.png`));
  const asked = await ask(`/${code}.png`, { headers: { "Accept-Language": "pl" } });
  expect(await bytesOf(asked)).toEqual(plain);
});
