/** What other sites may read: all wins page by page, from any origin; and what they may not. */
import { reset } from "cloudflare:test";
import { afterEach, describe, expect, test } from "vitest";
import type { StoredGame } from "../../worker/store/stored";
import { someWinsLike } from "../support/wins";
import { golden } from "./support/games";
import { ask, problemOf, submit } from "./support/http";

afterEach(() => reset());

const { code, actions } = golden;

/** Follows the Link headers from a page to the last one. */
async function pagesFrom(path: string): Promise<StoredGame[]> {
  const pages: StoredGame[] = [];
  for (let next: string | undefined = path; next !== undefined; ) {
    const response: Response = await ask(next);
    expect(response.status).toBe(200);
    next = /^<(.+)>; rel="next"$/.exec(response.headers.get("Link") ?? "")?.[1];
    pages.push(await response.json());
  }
  return pages;
}

describe("paging through a deal's wins", () => {
  test("gives every win once, in order of merit, by pages of any size", async () => {
    for (const win of [actions, ...someWinsLike(golden, 8)]) {
      await (await submit(code, { actions: win, seconds: 60 })).body?.cancel();
    }
    const whole = (await pagesFrom(`/api/games/${code}`))[0] as StoredGame;
    expect(whole.best).toHaveLength(9);
    for (const [limit, pageCount] of [
      [1, 9],
      [2, 5],
      [3, 3],
      [9, 1],
      [100, 1],
    ] as const) {
      const pages = await pagesFrom(`/api/games/${code}?limit=${limit}`);
      expect(pages).toHaveLength(pageCount);
      expect(pages.flatMap(({ best }) => best)).toEqual(whole.best);
      expect(pages.map(({ wins }) => wins)).toEqual(Array(pageCount).fill(9));
    }
  });

  test("begins behind a replay, and ends behind the last one", async () => {
    const { id } = await (await submit(code, { actions, seconds: 1 })).json<{ id: string }>();
    expect(await pagesFrom(`/api/games/${code}?after=${id}`)).toEqual([
      { code, wins: 1, best: [] },
    ]);
  });

  test.each([
    ["after=AAAAAAAAAA", "after"],
    ["after=", "after"],
    ["after=aaaaaaaaaa%27--", "after"],
    ["limit=0", "limit"],
    ["limit=101", "limit"],
    ["limit=1e1", "limit"],
    ["limit=-1", "limit"],
  ])("refuses ?%s", async (query, at) => {
    const response = await ask(`/api/games/${code}?${query}`);
    expect(response.status).toBe(400);
    expect(await problemOf(response)).toMatchObject({ reason: "bad-query", at });
  });

  test("knows no page behind an unknown replay", async () => {
    const response = await ask(`/api/games/${code}?after=aaaaaaaaaa`);
    expect(response.status).toBe(404);
    expect(await problemOf(response)).toMatchObject({ reason: "no-replay" });
  });
});

describe("the moves of a deal's wins", () => {
  test("are counted for all of them, the fewest first", async () => {
    const wins = [actions, ...someWinsLike(golden, 4)];
    for (const win of wins) {
      await (await submit(code, { actions: win, seconds: 60 })).body?.cancel();
    }
    const response = await ask(`/api/games/${code}/moves`);
    expect(response.headers.get("Cache-Control")).toContain("max-age=15,");
    expect(response.headers.has("ETag")).toBe(true);
    const { moves } = golden;
    expect(await response.json()).toEqual({
      code,
      wins: 5,
      counted: 5,
      moves: [
        { moves, wins: 1 },
        { moves: moves + 2, wins: 4 },
      ],
    });
  });

  test("are none where nobody has won", async () => {
    const response = await ask("/api/games/CR1-N-QQQQQQQ/moves");
    const none = { code: "CR1-N-QQQQQQQ", wins: 0, counted: 0, moves: [] };
    expect(await response.json()).toEqual(none);
  });
});

describe("other sites", () => {
  const FROM = { Origin: "https://elsewhere.example" };

  test.each([
    "/api",
    `/api/deals/${code}`,
    `/api/games/${code}`,
    `/api/games/${code}/moves`,
    `/api/games/${code}/replays/x`,
  ])("may read %s, its errors too", async (path) => {
    const response = await ask(path, { headers: FROM });
    await response.body?.cancel();
    expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
    expect(response.headers.get("Cross-Origin-Resource-Policy")).toBe("cross-origin");
    const before = await ask(path, { method: "OPTIONS", headers: FROM });
    expect(before.status).toBe(204);
    expect(before.headers.get("Access-Control-Allow-Methods")).toBe("GET, HEAD");
  });

  test.each(["/", `/${code}`, "/api/nothing"])("may not read %s", async (path) => {
    const response = await ask(path, { headers: FROM });
    await response.body?.cancel();
    expect(response.headers.get("Access-Control-Allow-Origin")).toBeNull();
    expect(response.headers.get("Cross-Origin-Resource-Policy")).toBe("same-origin");
  });

  test("may not send", async () => {
    const before = await ask(`/api/games/${code}/replays`, {
      method: "OPTIONS",
      headers: { ...FROM, "Access-Control-Request-Method": "POST" },
    });
    expect(before.headers.get("Access-Control-Allow-Origin")).toBeNull();
    expect(before.headers.get("Access-Control-Allow-Methods")).toBeNull();
  });
});
