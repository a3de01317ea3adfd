/** Links that travel: a step of a replay in previews, oEmbed, and the page for other sites' frames. */
import { reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { golden } from "./support/games";
import { ask, problemOf, submit } from "./support/http";
import { readPage } from "./support/page";

const { code, id, actions, moves } = golden;
const last = actions.length / 2;

beforeEach(async () => {
  await (await submit(code, { actions, seconds: 1 })).body?.cancel();
});
afterEach(() => reset());

async function pageAt(path: string) {
  const page = await readPage(await ask(path));
  return { ...page, tag: (name: string) => page.meta.find(([key]) => key === name)?.[1] };
}

async function bytesAt(path: string): Promise<Uint8Array> {
  const response = await ask(path);
  expect(response.headers.get("Content-Type")).toBe("image/png");
  return new Uint8Array(await response.arrayBuffer());
}

describe("a step of a replay", () => {
  test("has its own address, picture and words in a preview", async () => {
    const page = await pageAt(`/${code}/${id}?ply=42`);
    expect(page.tag("og:url")).toBe(`${env.ORIGIN}/${code}/${id}?ply=42`);
    expect(page.tag("og:image")).toBe(`${env.ORIGIN}/${code}/${id}.png?ply=42`);
    expect(page.tag("og:title")).toContain(`Step 42 of ${last}`);
    expect(page.tag("og:image:alt")).toContain("pile 1: ");
    const canonical = page.links.find(({ rel }) => rel === "canonical");
    expect(canonical?.["href"]).toBe(`${env.ORIGIN}/${code}/${id}`);
  });

  test("keeps the language of its page", async () => {
    const page = await pageAt(`/${code}/${id}?lang=he&ply=42`);
    expect(page.tag("og:url")).toBe(`${env.ORIGIN}/${code}/${id}?lang=he&ply=42`);
    expect(page.tag("og:image")).toBe(`${env.ORIGIN}/${code}/${id}.png?lang=he&ply=42`);
    expect(page.tag("og:title")).toContain(`צעד 42 מתוך ${last}`);
  });

  test("is drawn as it stood, each unlike the other and unlike the whole", async () => {
    const paths = ["?ply=0", "?ply=42", "?ply=43", `?ply=${last}`, "?lang=he&ply=42", ""];
    const drawn = new Set<string>();
    for (const query of paths) {
      const bytes = await bytesAt(`/${code}/${id}.png${query}`);
      expect(bytes.length).toBeLessThan(100_000);
      drawn.add(bytes.join());
    }
    expect(drawn.size).toBe(paths.length);
  });

  test.each(["-1", "042", "1e1", "9999", String(last + 1), "x", "", "42.0"])(
    "?ply=%s is none: the whole replay is meant",
    async (ply) => {
      const page = await pageAt(`/${code}/${id}?ply=${ply}`);
      expect(page.tag("og:url")).toBe(`${env.ORIGIN}/${code}/${id}`);
      expect(page.tag("og:image")).toBe(`${env.ORIGIN}/${code}/${id}.png`);
      const whole = await bytesAt(`/${code}/${id}.png`);
      expect(await bytesAt(`/${code}/${id}.png?ply=${ply}`)).toEqual(whole);
    },
  );
});

describe("a challenge", () => {
  test("says what is to be beaten, and nothing of how", async () => {
    const page = await pageAt(`/${code}?beat=${id.toUpperCase()}`);
    expect(page.tag("og:title")).toBe(`Beat ${moves} moves: ${code}`);
    expect(page.tag("og:description")).toContain(`${moves} moves with 3 redeals`);
    expect(page.tag("og:url")).toBe(`${env.ORIGIN}/${code}?beat=${id}`);
    expect(page.tag("og:image")).toBe(`${env.ORIGIN}/${code}.png?beat=${id}`);
    expect(page.tag("og:image:alt")).toContain(`${moves} moves, 3 redeals`);
    const canonical = page.links.find(({ rel }) => rel === "canonical");
    expect(canonical?.["href"]).toBe(`${env.ORIGIN}/${code}`);
    expect(page.data).toMatchObject({ page: "play", code });
    expect(page.html).not.toContain(actions.slice(0, 12));
  });

  test("is drawn with its counts, in the order of reading, and kept like a replay's", async () => {
    const drawn = new Set<string>();
    for (const query of ["", `?beat=${id}`, `?lang=he&beat=${id}`]) {
      drawn.add((await bytesAt(`/${code}.png${query}`)).join());
    }
    expect(drawn.size).toBe(3);
    const response = await ask(`/${code}.png?beat=${id}`);
    await response.body?.cancel();
    expect(response.headers.get("Cache-Control")).toBe("public, max-age=604800, immutable");
  });

  test.each(["aaaaaaaaaa", "x", ""])("?beat=%s is none: the deal is meant", async (other) => {
    const page = await pageAt(`/${code}?beat=${other}`);
    expect(page.tag("og:title")).toBe(`Deal ${code}`);
    expect(page.tag("og:url")).toBe(`${env.ORIGIN}/${code}`);
    const response = await ask(`/${code}.png?beat=${other}`);
    // A game that is not here yet may be in a moment: its picture must not be kept for a year.
    expect(response.headers.get("Cache-Control")).toContain("max-age=15,");
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect(bytes).toEqual(await bytesAt(`/${code}.png`));
  });
});

describe("the page for frames", () => {
  test("is the only one that other sites may show", async () => {
    const framed = await ask(`/embed/${code}/${id}`);
    const policy = framed.headers.get("Content-Security-Policy") ?? "";
    expect(policy).toContain("frame-ancestors *");
    expect(policy).toContain("script-src 'self'");
    expect(framed.headers.has("X-Frame-Options")).toBe(false);
    const page = await readPage(framed);
    expect(page.data).toMatchObject({ page: "embed", code, id, actions, moves });
    expect(page.meta).toContainEqual(["robots", "noindex"]);
    for (const path of ["/", `/${code}`, `/${code}/${id}`, "/rules", `/embed/${code}`, "/x/y/z"]) {
      const other = await ask(path);
      await other.body?.cancel();
      expect(other.headers.get("Content-Security-Policy")).toContain("frame-ancestors 'none'");
      expect(other.headers.get("X-Frame-Options")).toBe("DENY");
    }
  });

  test("has one address, and none for what is not there", async () => {
    const moved = await ask(`/embed/aaaaaab/${id}`);
    expect(moved.status).toBe(301);
    expect(moved.headers.get("Location")).toBe(`/embed/${code}/${id}`);
    expect((await ask(`/embed/${code}/aaaaaaaaaa`)).status).toBe(404);
    expect((await ask(`/embed/xx/${id}`)).status).toBeGreaterThanOrEqual(400);
  });
});

describe("oEmbed", () => {
  const oembed = (url: string, rest = "") =>
    ask(`/api/oembed?url=${encodeURIComponent(url)}${rest}`);

  test("is where the replay's page says, and offers a frame", async () => {
    const page = await pageAt(`/${code}/${id}?lang=pl`);
    const link = page.links.find(({ type }) => type === "application/json+oembed");
    const { pathname, search, origin } = new URL(link?.["href"] ?? "");
    expect(origin).toBe(env.ORIGIN);
    const answer = await (await ask(pathname + search)).json<Record<string, unknown>>();
    expect(answer).toMatchObject({
      version: "1.0",
      type: "rich",
      width: 480,
      height: 560,
      thumbnail_url: `${env.ORIGIN}/${code}/${id}.png?lang=pl`,
      thumbnail_width: 1200,
      thumbnail_height: 630,
    });
    const frame = `src="${env.ORIGIN}/embed/${code}/${id}?lang=pl"`;
    expect(answer["html"]).toContain(frame);
  });

  test("keeps to the size that is asked for, and links deals", async () => {
    const small = await oembed(`${env.ORIGIN}/${code}/${id}`, "&maxwidth=300&maxheight=9");
    expect(await small.json()).toMatchObject({ width: 300, height: 200 });
    const deal = await oembed(`${env.ORIGIN}/${code}`);
    expect(await deal.json()).toMatchObject({ type: "link", title: `Deal ${code}` });
  });

  test.each([
    ["", 404],
    ["nonsense", 404],
    [`https://elsewhere.example/${code}/${id}`, 404],
    [`${env.ORIGIN}/rules`, 404],
    [`${env.ORIGIN}/${code}/${id}/x`, 404],
    [`${env.ORIGIN}/${code}/aaaaaaaaaa`, 404],
  ])("knows nothing of %s", async (url, status) => {
    const response = await oembed(url);
    expect(response.status).toBe(status);
    await problemOf(response);
  });

  test("speaks JSON only", async () => {
    const response = await oembed(`${env.ORIGIN}/${code}/${id}`, "&format=xml");
    expect(response.status).toBe(501);
    await problemOf(response);
  });
});
