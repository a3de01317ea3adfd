import { reset, runInDurableObject } from "cloudflare:test";
import { afterEach, expect, test, vi } from "vitest";
import type { GameCode } from "#engine/code";
import { Ledger } from "../../worker/store/ledger";
import {
  LONGEST_DELAY,
  NEXT_RUN_DELAY,
  nextRun,
  PUBLISH_DELAY,
  publish,
} from "../../worker/store/publisher";
import type { StoredReplay } from "../../worker/store/stored";
import { FaultyKv } from "./support/kv";
import { objectOf } from "./support/store";

const logged = vi.spyOn(console, "warn").mockImplementation(() => undefined);
afterEach(async () => {
  logged.mockClear();
  await reset();
});

const code = "CR1-N-CRESCEN" as GameCode;

/** The nth game: an id of its own, the later the better. */
function game(n: number): StoredReplay {
  const letters = "abcdefghij";
  const id = [...String(n).padStart(10, "0")].map((digit) => letters[Number(digit)]).join("");
  const wonAt = new Date(Date.UTC(2026, 10, 30) + n).toISOString();
  return { code, id, actions: "ab", moves: 1000 - n, redeals: 0, seconds: n, wonAt };
}

/** Runs a test inside an object that holds `count` games, none of them published. */
function withGames(
  count: number,
  run: (ledger: Ledger, kv: FaultyKv) => Promise<void>,
): Promise<void> {
  return runInDurableObject(objectOf(code), async (_, { storage }) => {
    const ledger = new Ledger(storage);
    for (let n = 0; n < count; n++) ledger.save(game(n));
    await run(ledger, new FaultyKv());
  });
}

test("publishes each game and, once, the deal", async () => {
  await withGames(3, async (ledger, kv) => {
    await publish(ledger, kv);
    expect(kv.puts).toEqual([code, ...[0, 1, 2].map((n) => `${code}/${game(n).id}`)]);
    for (const n of [0, 1, 2]) expect(kv.value(`${code}/${game(n).id}`)).toEqual(game(n));
    expect(kv.value(code)).toEqual({
      code,
      wins: 3,
      best: [2, 1, 0].map((n) => {
        const { id, moves, redeals, seconds, wonAt } = game(n);
        return { id, moves, redeals, seconds, wonAt };
      }),
    });
    expect(ledger.hasOutbox()).toBe(false);
    expect(nextRun(ledger)).toBeNull();
    expect(logged).not.toHaveBeenCalled();
  });
});

test("a run more changes nothing", async () => {
  await withGames(3, async (ledger, kv) => {
    await publish(ledger, kv);
    await publish(ledger, kv);
    expect(kv.puts).toHaveLength(4);
  });
});

test("an entry that fails stays, the others go", async () => {
  await withGames(5, async (ledger, kv) => {
    kv.fails = (key) => key.endsWith(game(2).id);
    await publish(ledger, kv);
    expect([...kv.values.keys()]).toHaveLength(5);
    expect(ledger.outbox(9).map(({ key }) => key)).toEqual([`${code}/${game(2).id}`]);
    expect(nextRun(ledger)).toBe(NEXT_RUN_DELAY);
    expect(logged.mock.calls).toEqual([['{"event":"publish-failed"}']]);
    kv.fails = () => false;
    await publish(ledger, kv);
    expect(kv.value(`${code}/${game(2).id}`)).toEqual(game(2));
    expect(nextRun(ledger)).toBeNull();
  });
});

test("seven entries that never can be written do not hold up the others", async () => {
  await withGames(60, async (ledger, kv) => {
    const poisoned = [0, 1, 2, 3, 4, 5, 6].map((n) => `${code}/${game(n).id}`);
    kv.fails = (key) => poisoned.includes(key);
    for (let run = 0; run < 8; run++) await publish(ledger, kv);
    expect(
      ledger
        .outbox(99)
        .map(({ key }) => key)
        .sort(),
    ).toEqual(poisoned);
  });
});

test("a win during the deal's put is not taken for published", async () => {
  await withGames(1, async (ledger, kv) => {
    kv.fails = (key) => {
      if (key === code) ledger.save(game(1));
      return false;
    };
    await publish(ledger, kv);
    expect(kv.value(code)).toMatchObject({ wins: 1 });
    expect(ledger.outbox(9).map(({ key }) => key)).toEqual([code, `${code}/${game(1).id}`]);
    kv.fails = () => false;
    await publish(ledger, kv);
    expect(kv.value(code)).toMatchObject({ wins: 2 });
  });
});

test("waits longer and longer while KV refuses everything, and starts afresh after it", async () => {
  await withGames(20, async (ledger, kv) => {
    kv.fails = () => true;
    const waits: (number | null)[] = [];
    for (let run = 0; run < 12; run++) {
      const before = kv.puts.length;
      await publish(ledger, kv);
      expect(kv.puts.length - before).toBeLessThanOrEqual(6);
      waits.push(nextRun(ledger));
    }
    expect(waits.slice(0, 4)).toEqual([1, 2, 4, 8].map((times) => times * PUBLISH_DELAY));
    expect(waits.at(-1)).toBe(LONGEST_DELAY);
    kv.fails = () => false;
    await publish(ledger, kv);
    expect(ledger.halts).toBe(0);
    expect(ledger.hasOutbox()).toBe(false);
    expect(kv.value(code)).toMatchObject({ wins: 20 });
  });
});

test("a backlog larger than one run goes in several, the deal's entry first", async () => {
  await withGames(100, async (ledger, kv) => {
    let runs = 0;
    for (; ledger.hasOutbox(); runs++) {
      await publish(ledger, kv);
      if (runs === 0) expect(kv.puts[0]).toBe(code);
    }
    expect(runs).toBe(3);
    expect(kv.puts.filter((key) => key === code)).toHaveLength(1);
    expect(kv.values.size).toBe(101);
  });
});

test("drains through a KV that fails half of its puts", async () => {
  await withGames(50, async (ledger, kv) => {
    kv.fails = (_, put) => put % 2 === 0;
    for (let run = 0; run < 20 && ledger.hasOutbox(); run++) await publish(ledger, kv);
    expect(ledger.hasOutbox()).toBe(false);
    expect(kv.values.size).toBe(51);
    expect(kv.value(code)).toMatchObject({ wins: 50 });
  });
});
