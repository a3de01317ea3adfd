import { reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, describe, expect, test, vi } from "vitest";
import worker from "../../worker/index";
import deals from "../fixtures/deals.txt?raw";
import { golden } from "./support/games";
import { ask, ORIGIN, problemOf, submit } from "./support/http";

afterEach(() => reset());

const { code, id, actions } = golden;

describe("GET /api/deals/CODE", () => {
  test("is the golden deals", async () => {
    const lines = deals.split("\n").filter((line) => line.startsWith("CR1-"));
    expect(lines.length).toBeGreaterThan(9);
    for (const line of lines.slice(0, 20)) {
      const [code, ...piles] = line.split(/[ |]+/);
      const response = await ask(`/api/deals/${code}`);
      const deal = await response.json<{ code: string; piles: string[][] }>();
      expect(deal.code).toBe(code);
      expect(deal.piles.flat()).toEqual(piles.flatMap((pile) => pile.split(",")));
      expect(deal.piles.map((pile) => pile.length)).toEqual(Array(16).fill(6));
    }
  });

  test("is kept for ever, and compared by its tag", async () => {
    const first = await ask("/api/deals/CR1-N-CRESCEN");
    expect(first.headers.get("Content-Type")).toBe("application/json");
    expect(first.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
    const tag = first.headers.get("ETag") as string;
    await first.body?.cancel();
    for (const known of [tag, `W/${tag}`, `"x", ${tag}`, "*"]) {
      const again = await ask("/api/deals/CR1-N-CRESCEN", { headers: { "If-None-Match": known } });
      expect(again.status).toBe(304);
      expect(again.headers.get("ETag")).toBe(tag);
      expect(again.headers.get("Cache-Control")).toContain("immutable");
      expect(await again.text()).toBe("");
    }
    const other = await ask("/api/deals/CR1-N-CRESCEN", { headers: { "If-None-Match": '"x"' } });
    expect(other.status).toBe(200);
    await other.body?.cancel();
  });
});

describe("GET /api/games/CODE", () => {
  test("is zero wins where nobody has won", async () => {
    const response = await ask(`/api/games/${code}`);
    expect(response.headers.get("Cache-Control")).toMatch(/^public, max-age=15,/);
    expect(await response.json()).toEqual({ code, wins: 0, best: [] });
  });

  test("changes its tag with a win", async () => {
    const before = await ask(`/api/games/${code}`);
    await before.body?.cancel();
    await (await submit(code, { actions, seconds: 1 })).body?.cancel();
    const known = { "If-None-Match": before.headers.get("ETag") as string };
    const after = await ask(`/api/games/${code}`, { headers: known });
    expect(after.status).toBe(200);
    expect(await after.json()).toMatchObject({ wins: 1, best: [{ id }] });
  });
});

describe("GET /api/games/CODE/replays/ID", () => {
  test("is found at once after the win, though a miss came before, and kept", async () => {
    const path = `/api/games/${code}/replays/${id}`;
    const before = await ask(path);
    expect(before.status).toBe(404);
    expect(await problemOf(before)).toMatchObject({ reason: "no-replay" });
    await (await submit(code, { actions, seconds: 1 })).body?.cancel();
    const after = await ask(path);
    expect(after.status).toBe(200);
    expect(after.headers.get("Cache-Control")).toBe("public, max-age=604800, immutable");
    expect(await after.json()).toMatchObject({ code, id, actions, seconds: 1 });
  });

  test.each(["x", "AAAAAAAAAA", "%00", "%", "..%2f..", "aaaaaaaaaaa"])(
    "with the id %s is 404",
    async (id) => {
      const response = await ask(`/api/games/${code}/replays/${id}`);
      expect(response.status).toBe(404);
      await problemOf(response);
    },
  );
});

describe("codes", () => {
  test.each([
    ["GET", "/api/deals/crescen", "/api/deals/CR1-N-CRESCEN", 301],
    ["HEAD", "/api/deals/cr1-n-crescen?a=%20b", "/api/deals/CR1-N-CRESCEN?a=%20b", 301],
    ["GET", "/api/deals/%20CR1.N_CRES CEN", "/api/deals/CR1-N-CRESCEN", 301],
    ["GET", "/api/games/cr1ncrescen", "/api/games/CR1-N-CRESCEN", 301],
    ["GET", "/api/games/Crescen/replays/a%2Fb", "/api/games/CR1-N-CRESCEN/replays/a%2Fb", 301],
    ["POST", "/api/games/crescen/replays", "/api/games/CR1-N-CRESCEN/replays", 308],
  ])("%s %s is sent to %s", async (method, path, location, status) => {
    const response = await ask(path, { method });
    expect(response.status).toBe(status);
    expect(response.headers.get("Location")).toBe(location);
    const caching = status === 301 ? "public, max-age=86400" : "no-store";
    expect(response.headers.get("Cache-Control")).toBe(caching);
  });

  test.each([
    ["crescent", { id: "code-length", length: 8 }],
    ["CR2-N-CRESCEN", { id: "code-prefix", prefix: "CR2-N" }],
    ["CR1-N-CRE5CEN", { id: "code-character", character: "5", at: 8 }],
    ["%00", { id: "code-character", character: "\u0000", at: 1 }],
    ["%", { id: "code-character", character: "%", at: 1 }],
    ["%E0%A4%A", { id: "code-character", character: "%", at: 1 }],
    ["%2e%2e%2fCRESCEN", { id: "code-character", character: "/", at: 1 }],
    ["A".repeat(5000), { id: "code-length", length: 5000 }],
  ])("%s is no code", async (text, fault) => {
    for (const [method, path] of [
      ["GET", `/api/deals/${text}`],
      ["GET", `/api/games/${text}`],
      ["GET", `/api/games/${text}/replays/${id}`],
      ["POST", `/api/games/${text}/replays`],
    ] as const) {
      const response = await ask(path, { method });
      expect(response.status).toBe(400);
      expect(await problemOf(response)).toMatchObject({ reason: "bad-code", fault });
    }
  });
});

describe("methods", () => {
  const reads = ["/api/deals/CR1-N-CRESCEN", `/api/games/${code}`];

  test.each(reads)("HEAD %s is GET without the body", async (path) => {
    const [head, get] = [await ask(path, { method: "HEAD" }), await ask(path)];
    expect(head.status).toBe(200);
    expect(await head.text()).toBe("");
    await get.body?.cancel();
    expect([...head.headers]).toEqual([...get.headers]);
  });

  test.each([...reads, `/api/games/${code}/replays/${id}`])(
    "others on %s are 405",
    async (path) => {
      for (const method of ["POST", "PUT", "DELETE", "PATCH", "PROPFIND"]) {
        const response = await ask(path, { method, ...(method === "POST" ? { body: "x" } : {}) });
        expect(response.status).toBe(405);
        expect(response.headers.get("Allow")).toBe("GET, HEAD, OPTIONS");
        expect(await problemOf(response)).toMatchObject({ allow: ["GET", "HEAD", "OPTIONS"] });
      }
      const options = await ask(path, { method: "OPTIONS" });
      expect([options.status, options.headers.get("Allow")]).toEqual([204, "GET, HEAD, OPTIONS"]);
    },
  );

  test("a submission is a POST", async () => {
    const path = `/api/games/${code}/replays`;
    for (const method of ["GET", "HEAD", "PUT", "DELETE"]) {
      const response = await ask(path, { method });
      expect([response.status, response.headers.get("Allow")]).toEqual([405, "POST, OPTIONS"]);
    }
    const options = await ask(path, {
      method: "OPTIONS",
      headers: { Origin: "https://evil.example", "Access-Control-Request-Method": "POST" },
    });
    expect([options.status, options.headers.get("Allow")]).toEqual([204, "POST, OPTIONS"]);
    expect(options.headers.has("Access-Control-Allow-Origin")).toBe(false);
  });
});

test.each([
  "/api/",
  "/api/x",
  "/api/deals",
  "/api/deals/",
  `/api/deals/${code}/`,
  `/api/deals/${code}/x`,
  `/api/games/${code}/replays/${id}/x`,
  "/api//deals/CRESCEN",
  "/API/deals/CRESCEN",
  "/api/%64eals%2fCRESCEN",
])("%s is no route: 404", async (path) => {
  for (const method of ["GET", "HEAD", "POST", "DELETE"]) {
    const response = await ask(path, { method });
    expect(response.status).toBe(404);
    await response.body?.cancel();
  }
});

describe("where the stores fail", () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const broken = {
    ...env,
    GAMES: { get: () => Promise.reject(new Error("away")) },
    DEALS: { idFromName: () => "", get: () => ({}) },
  } as unknown as typeof env;
  const ask = (path: string, init?: RequestInit) =>
    worker.fetch(new Request(ORIGIN + path, init), broken);

  test("reads and submissions are 503, with the time to come again", async () => {
    const submission = {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ actions, seconds: 1 }),
    };
    for (const response of [
      await ask(`/api/games/${code}`),
      await ask(`/api/games/${code}?after=${id}`),
      await ask(`/api/games/${code}/replays/${id}`),
      await ask(`/api/games/${code}/replays`, submission),
    ]) {
      expect(response.status).toBe(503);
      expect(response.headers.get("Retry-After")).toBe("10");
      expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
      expect(await problemOf(response)).toMatchObject({ reason: "store-unavailable" });
    }
  });

  test("a forgery is refused all the same: it never wakes an object", async () => {
    const response = await ask(`/api/games/${code}/replays`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ actions: actions.slice(2), seconds: 1 }),
    });
    expect(response.status).toBe(422);
    await response.body?.cancel();
  });

  test("what the object refuses is refused, though the door let it pass", async () => {
    const save = async () => ({ ok: false, action: 7, reason: "wrong-rank" });
    const strict = { ...broken, DEALS: { idFromName: () => "", get: () => ({ save }) } };
    const init = {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ actions, seconds: 1 }),
    };
    const url = `${ORIGIN}/api/games/${code}/replays`;
    const response = await worker.fetch(new Request(url, init), strict as unknown as typeof env);
    expect(response.status).toBe(422);
    expect(await problemOf(response)).toMatchObject({ reason: "wrong-rank", action: 7 });
  });

  test("what needs no store works", async () => {
    const response = await ask("/api/deals/CR1-N-CRESCEN");
    expect(response.status).toBe(200);
    await response.body?.cancel();
  });

  test("a limiter that fails keeps nobody out", async () => {
    const init = { method: "POST", headers: { "Content-Type": "application/json" }, body: "{}" };
    const limited = { ...env, SUBMISSIONS: {} } as unknown as typeof env;
    const url = `${ORIGIN}/api/games/${code}/replays`;
    const response = await worker.fetch(new Request(url, init), limited);
    expect(response.status).toBe(400);
    await response.body?.cancel();
  });
});
