import { reset, runInDurableObject } from "cloudflare:test";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { GameCode } from "#engine/code";
import { MAX_BODY } from "../../worker/api/submit";
import { someWinsLike } from "../support/wins";
import { golden, goldens } from "./support/games";
import { ask, problemOf, submit } from "./support/http";
import { objectOf, tablesOf } from "./support/store";

vi.setConfig({ testTimeout: 120_000 });
afterEach(() => reset());

const { code, id, actions } = golden;

test("every golden replay is verified, counted by the rules and stored", async () => {
  for (const { code, id, moves, redeals, actions } of goldens) {
    const response = await submit(code, { actions, seconds: 731 });
    expect(response.status).toBe(201);
    expect(response.headers.get("Location")).toBe(`/api/games/${code}/replays/${id}`);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    const replay = await response.json<{ wonAt: string }>();
    expect(replay).toEqual({
      ...{ code, id, actions, moves, redeals, seconds: 731 },
      wonAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    });
    const found = await ask(`/api/games/${code}/replays/${id}`);
    expect(found.status).toBe(200);
    expect(await found.json()).toEqual(replay);
  }
});

test("the same game again is 200 with what was stored first", async () => {
  const first = await (await submit(code, { actions, seconds: 10 })).json();
  const again = await submit(code, { seconds: 20, actions });
  expect(again.status).toBe(200);
  expect(again.headers.get("Location")).toBe(`/api/games/${code}/replays/${id}`);
  expect(await again.json()).toEqual(first);
  expect(await (await ask(`/api/games/${code}`)).json()).toMatchObject({ wins: 1 });
});

test("the same game a hundred times at once is one row", async () => {
  const sent = Array.from({ length: 100 }, (_, seconds) => submit(code, { actions, seconds }));
  const responses = await Promise.all(sent);
  expect(responses.map(({ status }) => status).sort()).toEqual([...Array(99).fill(200), 201]);
  const replays = await Promise.all(responses.map((response) => response.text()));
  expect(new Set(replays).size).toBe(1);
  expect(await (await ask(`/api/games/${code}`)).json()).toMatchObject({ wins: 1 });
});

test("two hundred games of one deal at once are all there, ranked", async () => {
  const games = [actions, ...someWinsLike(golden, 450).filter((_, n) => n % 2 === 0)].slice(0, 200);
  const sent = games.map((actions) => submit(code, { actions, seconds: 1 }));
  const replays = await Promise.all(sent.map(async (response) => (await response).json<Ranked>()));
  expect(new Set(replays.map((replay) => replay.id)).size).toBe(200);
  const { wins, best } = await (await ask(`/api/games/${code}`)).json<{
    wins: number;
    best: Ranked[];
  }>();
  expect(wins).toBe(200);
  const ranked = replays.toSorted((a, b) => a.moves - b.moves || (a.wonAt < b.wonAt ? -1 : 1));
  expect(best[0]).toMatchObject({ id });
  expect(best.map(({ moves }) => moves)).toEqual(
    ranked.slice(0, best.length).map(({ moves }) => moves),
  );
  const stored = await Promise.all(replays.map((replay) => objectOf(code).replay(code, replay.id)));
  expect(stored).toEqual(replays);
});

interface Ranked {
  readonly id: string;
  readonly moves: number;
  readonly wonAt: string;
}

const count = actions.length / 2;
const forged: readonly [string, string, GameCode, number, string][] = [
  ["a game of another deal", actions, goldens[1]?.code as GameCode, 1, "wrong-rank"],
  ["no action at all", "", code, 0, "not-won"],
  ["the end cut off", actions.slice(0, -2), code, count - 1, "not-won"],
  ["a move after the win", `${actions}ab`, code, count + 1, "after-win"],
  ["a redeal after the win", `${actions}RR`, code, count + 1, "after-win"],
  ["a fourth redeal", `RRRRRRRR${actions}`, code, 4, "no-redeals"],
  ["a first move to its own pile", `aa${actions}`, code, 1, "same-place"],
];

describe("a forged game is 422, names the action and stores nothing", () => {
  for (const [what, actions, code, action, reason] of forged) {
    test(what, async () => {
      const response = await submit(code, { actions, seconds: 1 });
      expect(response.status).toBe(422);
      expect(await problemOf(response)).toMatchObject({ action, reason });
      expect(await tablesOf(code)).toEqual([]);
    });
  }
});

const malformed: readonly [string, string, number, object][] = [
  ["no body", "", 400, { reason: "not-json" }],
  ["half a text", '{"actions":"jn', 400, { reason: "not-json" }],
  ["a deep nest", "[".repeat(MAX_BODY), 400, { reason: "not-json" }],
  ["null", "null", 400, { reason: "bad-body", at: "" }],
  ["a list", "[]", 400, { reason: "bad-body" }],
  ["a string", '"jn"', 400, { reason: "bad-body", at: "" }],
  ["no actions", '{"seconds":1}', 400, { reason: "bad-body", at: "actions" }],
  ["no seconds", '{"actions":"jn"}', 400, { reason: "bad-body", at: "seconds" }],
  [
    "a list of actions",
    '{"actions":["jn"],"seconds":1}',
    400,
    { at: "actions", expected: "string" },
  ],
  ["seconds as text", '{"actions":"jn","seconds":"1"}', 400, { at: "seconds" }],
  ["half a second", '{"actions":"jn","seconds":0.5}', 400, { at: "seconds", expected: "integer" }],
  ["a negative time", '{"actions":"jn","seconds":-1}', 400, { at: "seconds" }],
  ["more than 30 days", '{"actions":"jn","seconds":2592001}', 400, { at: "seconds" }],
  ["an infinite time", '{"actions":"jn","seconds":1e999}', 400, { at: "seconds" }],
  ["an unknown member", '{"actions":"jn","seconds":1,"moves":3}', 400, { at: "moves" }],
  ["a prototype", '{"actions":"jn","seconds":1,"__proto__":{"x":1}}', 400, { at: "__proto__" }],
  ["a constructor", '{"actions":"jn","seconds":1,"constructor":1}', 400, { at: "constructor" }],
  ["half an action", '{"actions":"jnd","seconds":1}', 400, { reason: "bad-action", action: 2 }],
  ["an unknown pile", '{"actions":"jnqa","seconds":1}', 400, { action: 2 }],
  ["a lone surrogate", '{"actions":"jn\\ud800a","seconds":1}', 400, { action: 2 }],
  ["a NUL", '{"actions":"jn\\u0000a","seconds":1}', 400, { action: 2 }],
  ["a letter of another script", '{"actions":"jnаb","seconds":1}', 400, { action: 2 }],
];

describe("a malformed body names its fault and stores nothing", () => {
  for (const [what, body, status, facts] of malformed) {
    test(what, async () => {
      const response = await submit(code, body);
      expect(response.status).toBe(status);
      expect(await problemOf(response)).toMatchObject(facts);
      expect(await tablesOf(code)).toEqual([]);
    });
  }

  test("bytes that are no UTF-8", async () => {
    const bytes = new Response(Uint8Array.of(0x7b, 0xff, 0x7d)).body as ReadableStream;
    expect(await problemOf(await submit(code, bytes))).toMatchObject({ reason: "not-utf8" });
  });
});

test("spaces around and a byte order mark are no fault of JSON's", async () => {
  const body = `\ufeff \n${JSON.stringify({ actions, seconds: 0 })}\n`;
  expect((await submit(code, body)).status).toBe(201);
});

describe("a body's size is counted, whatever is said of it", () => {
  const padding = (size: number) => {
    const body = JSON.stringify({ actions, seconds: 1 });
    return body + " ".repeat(size - body.length);
  };

  function chunked(text: string): ReadableStream {
    const bytes = new TextEncoder().encode(text);
    let at = 0;
    return new ReadableStream({
      pull(controller) {
        controller.enqueue(bytes.slice(at, at + 100));
        at += 100;
        if (at >= bytes.length) controller.close();
      },
    });
  }

  test("the most that is allowed passes, plain and chunked", async () => {
    expect((await submit(code, padding(MAX_BODY))).status).toBe(201);
    expect((await submit(code, chunked(padding(MAX_BODY)))).status).toBe(200);
  });

  test.each([
    ["plain", () => padding(MAX_BODY + 1), {}],
    ["chunked", () => chunked(padding(MAX_BODY + 1)), {}],
    ["a length that is too small", () => chunked(padding(MAX_BODY + 1)), { "Content-Length": "5" }],
    ["a length that is none", () => chunked(padding(MAX_BODY + 1)), { "Content-Length": "x" }],
    ["a length that is too large", () => chunked("{}"), { "Content-Length": "9999999" }],
  ])("one byte more is 413: %s", async (_, body, headers) => {
    const response = await submit(code, body(), headers as Record<string, string>);
    expect(response.status).toBe(413);
    expect(await problemOf(response)).toMatchObject({ reason: "body-too-large", limit: MAX_BODY });
    expect(await tablesOf(code)).toEqual([]);
  });

  test("too many actions in a body that fits are 413 too", async () => {
    const response = await submit(code, { actions: "ab".repeat(4097), seconds: 1 });
    expect(response.status).toBe(413);
    expect(await problemOf(response)).toMatchObject({ reason: "too-many-actions", actions: 4097 });
  });
});

describe("what is not JSON as it stands is 415", () => {
  test.each([
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "application/json5",
    "application/json; charset=utf-16",
    "application/problem+json",
    "",
  ])("type %s", async (type) => {
    const response = await submit(code, { actions, seconds: 1 }, { "Content-Type": type });
    expect(response.status).toBe(415);
    expect(await problemOf(response)).toMatchObject({ reason: "not-json-type" });
  });

  test.each(["gzip", "br", "identity", "x"])("encoding %s", async (encoding) => {
    const response = await submit(code, { actions, seconds: 1 }, { "Content-Encoding": encoding });
    expect(response.status).toBe(415);
    expect(await problemOf(response)).toMatchObject({ reason: "encoded-body" });
  });

  test.each([
    "application/json; charset=utf-8",
    'APPLICATION/JSON;charset="UTF-8"',
    "application/json; v=1",
  ])("but not %s", async (type) => {
    const response = await submit(code, { actions, seconds: 1 }, { "Content-Type": type });
    expect(response.status).toBe(201);
  });
});

test("the object takes no game of another deal", async () => {
  const other = objectOf(goldens[1]?.code as GameCode);
  await runInDurableObject(other, async (object) => {
    await expect(object.save(code, actions, 1)).rejects.toThrow("not this deal");
  });
});

test("the object verifies by itself", async () => {
  expect(await objectOf(code).save(code, actions.slice(2), 1)).toMatchObject({ ok: false });
  expect(await tablesOf(code)).toEqual([]);
});
