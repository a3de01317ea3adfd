import { reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Env } from "../../worker/env";
import { askObject } from "../../worker/store/ask-object";
import { readGame, readReplay } from "../../worker/store/read";
import { golden, goldens } from "./support/games";
import { objectOf, tablesOf } from "./support/store";

const logged = vi.spyOn(console, "warn").mockImplementation(() => undefined);
beforeEach(() => logged.mockClear());
afterEach(() => reset());

const { code, id, actions } = golden;

type Stores = Pick<Env, "GAMES" | "DEALS">;

/** A KV whose every read answers so. */
const kv = (get: (key: string) => Promise<string | null>) => ({ get }) as unknown as KVNamespace;
const missing = kv(async () => null);
const away = kv(async () => {
  throw new Error("KV GET failed: 503");
});

/** Objects that all fail so; `asked` counts how often. */
function failing(flags: object): Stores["DEALS"] & { asked: number } {
  const deals = {
    asked: 0,
    idFromName: () => "",
    get() {
      deals.asked++;
      const fail = () => Promise.reject(Object.assign(new Error("lost"), flags));
      return { replay: fail, game: fail, save: fail };
    },
  };
  return deals as unknown as Stores["DEALS"] & { asked: number };
}

const unreachable = failing({});

async function won(): Promise<object> {
  const saved = await objectOf(code).save(code, actions, 5);
  if (!saved.ok) throw new Error("the golden replay does not verify");
  return saved.replay;
}

describe("a replay", () => {
  test("is read from KV without waking the object", async () => {
    const replay = await won();
    const copy = kv(async () => JSON.stringify(replay));
    expect(await readReplay({ GAMES: copy, DEALS: unreachable }, code, id)).toEqual({
      is: "found",
      value: replay,
    });
  });

  test.each([
    ["has it not yet, or remembers that it had not", missing],
    ["is away", away],
    ["holds half a text", kv(async () => '{"code":')],
    ["holds something else", kv(async () => '{"code":"CR1-N-AAAAAAB"}')],
    ["holds nothing", kv(async () => "")],
    ["never answers", kv(() => new Promise(() => undefined))],
  ])("is read from the object where KV %s", async (_, GAMES) => {
    const value = await won();
    expect(await readReplay({ GAMES, DEALS: env.DEALS }, code, id)).toEqual({
      is: "found",
      value,
    });
  });

  test("of another deal or id under its key is not believed", async () => {
    const value = await won();
    const other = { ...value, id: "aaaaaaaaaa" };
    const liar = kv(async () => JSON.stringify(other));
    expect(await readReplay({ GAMES: liar, DEALS: env.DEALS }, code, id)).toEqual({
      is: "found",
      value,
    });
  });

  test.each([
    ["seconds", -1],
    ["seconds", "5"],
    ["moves", 1.5],
    ["wonAt", "yesterday"],
    ["actions", "ab;"],
    ["actions", "<script>"],
    ["id", "<b>"],
  ])("whose %s is %j is broken: a miss, and noted", async (member, wrong) => {
    const value = await won();
    const broken = kv(async () => JSON.stringify({ ...value, [member]: wrong }));
    expect(await readReplay({ GAMES: broken, DEALS: env.DEALS }, code, id)).toEqual({
      is: "found",
      value,
    });
    expect(logged.mock.calls).toEqual([['{"event":"kv-value-broken"}']]);
  });

  test("that nobody has saved is missing, and asking stores nothing", async () => {
    expect(await readReplay(env, code, id)).toEqual({ is: "missing" });
    expect(await tablesOf(code)).toEqual([]);
  });

  test.each(["", "x", "AAAAAAAAAA", `${id}a`, `${id}\n`, "../../etc/", "\u0000", "a1a1a1a1a1"])(
    "with the id %j is missing without a look-up",
    async (id) => {
      const stores = { GAMES: away, DEALS: unreachable };
      expect(await readReplay(stores, code, id)).toEqual({ is: "missing" });
      expect(logged).not.toHaveBeenCalled();
    },
  );

  test("is unavailable where neither store answers", async () => {
    const stores = { GAMES: away, DEALS: unreachable };
    expect(await readReplay(stores, code, id)).toEqual({ is: "unavailable" });
  });

  test("that KV has is found while objects are away", async () => {
    const value = await won();
    const copy = kv(async (key) => (key === `${code}/${id}` ? JSON.stringify(value) : null));
    const stores = { GAMES: copy, DEALS: unreachable };
    expect(await readReplay(stores, code, id)).toEqual({ is: "found", value });
  });
});

describe("a deal's finished games", () => {
  test("are read from KV, else from the object", async () => {
    await won();
    const value = await objectOf(code).game(code);
    const copy = kv(async () => JSON.stringify(value));
    const found = { is: "found", value };
    expect(await readGame({ GAMES: copy, DEALS: unreachable }, code)).toEqual(found);
    expect(await readGame({ GAMES: away, DEALS: env.DEALS }, code)).toEqual(found);
    expect(await readGame({ GAMES: missing, DEALS: env.DEALS }, code)).toEqual(found);
  });

  test("are none where nobody has won, and asking stores nothing", async () => {
    const value = { code, wins: 0, best: [] };
    expect(await readGame(env, code)).toEqual({ is: "found", value });
    expect(await tablesOf(code)).toEqual([]);
  });

  test("of another deal under its key are not believed", async () => {
    const other = { code: goldens[1]?.code, wins: 9, best: [] };
    const liar = kv(async () => JSON.stringify(other));
    const found = await readGame({ GAMES: liar, DEALS: env.DEALS }, code);
    expect(found).toMatchObject({ value: { code, wins: 0 } });
  });

  test("are unavailable where neither store answers", async () => {
    const stores = { GAMES: missing, DEALS: unreachable };
    expect(await readGame(stores, code)).toEqual({ is: "unavailable" });
  });
});

describe("asking an object", () => {
  const ask = (DEALS: Stores["DEALS"]) => askObject({ DEALS }, code, (object) => object.game(code));

  test.each([
    ["again with a new stub where the failure passes", { retryable: true }, 3],
    ["once where it does not", {}, 1],
    ["once where the object is overloaded", { retryable: true, overloaded: true }, 1],
  ])("asks %s", async (_, flags, times) => {
    const deals = failing(flags);
    expect(await ask(deals)).toEqual({ ok: false });
    expect(deals.asked).toBe(times);
    expect(logged.mock.calls).toEqual([['{"event":"object-failed","error":"Error"}']]);
  });

  test("answers as soon as one try succeeds", async () => {
    let tries = 0;
    const deals = {
      idFromName: () => "",
      get: () => ({
        game: async () => {
          if (++tries === 1) throw Object.assign(new Error("lost"), { retryable: true });
          return "answer";
        },
      }),
    };
    expect(await ask(deals as unknown as Stores["DEALS"])).toEqual({ ok: true, answer: "answer" });
    expect(tries).toBe(2);
  });
});
