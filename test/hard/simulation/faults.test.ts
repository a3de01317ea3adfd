import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { GameCode } from "#engine/code";
import { seed } from "../../support/seed";
import { CACHE, NO_KV_FAULTS, PLACES } from "./kv";
import { type HostedObject, NO_OBJECT_FAULTS } from "./objects";
import { Town } from "./town";
import { type KnownWin, knownWins } from "./wins";
import { inWorld } from "./world";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
let deals: KnownWin[][];

beforeAll(async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  deals = await Promise.all([0, 1, 2, 3].map((golden) => knownWins(golden, 400)));
});
afterAll(() => vi.restoreAllMocks());

/** So many wins, of all deals in turn. */
const wins = (count: number) =>
  Array.from({ length: count }, (_, n) => deals[n % 4]?.[n >> 2] as KnownWin);

/** Runs a town in its world; what comes of it is checked at the end. */
async function inTown(run: (town: Town) => Promise<void>): Promise<void> {
  const town = new Town(seed);
  await inWorld(town.world, async () => {
    await run(town);
    await town.settle();
  });
  expect(town.unavailable).toBe(0);
  town.objects.close();
}

/** Sends wins spread over a time, and follows each link at every place as soon as it is one. */
async function sendAndFollow(town: Town, games: readonly KnownWin[], span: number): Promise<void> {
  const all = games.map(async (win) => {
    await town.world.while(span);
    for (let place = 0; place < PLACES; place++) await town.read(win, place);
    expect(await town.send(win, 1)).toBe(true);
    await followEverywhere(town, win);
    await town.world.sleep(CACHE);
    await followEverywhere(town, win);
  });
  await town.world.settled(Promise.all(all));
}

async function followEverywhere(town: Town, win: KnownWin): Promise<void> {
  for (let place = 0; place < PLACES; place++) expect(await town.read(win, place)).toBe(true);
}

describe(`every acknowledged link works at once and always, CRESCENT_SEED=${seed}`, () => {
  test("while half of all writes to KV fail", () =>
    inTown(async (town) => {
      town.kv.faults = { ...NO_KV_FAULTS, failingPuts: 50 };
      await sendAndFollow(town, wins(80), HOUR);
      await town.world.pass();
      expect(town.kv.puts).toBeGreaterThan(80);
    }));

  test("while KV refuses every write, and every second read fails or dawdles", () =>
    inTown(async (town) => {
      town.kv.faults = { ...NO_KV_FAULTS, quota: 0, failingGets: 30, slowGets: 20 };
      await sendAndFollow(town, wins(40), HOUR);
      expect(town.kv.values.size).toBe(0);
      town.kv.faults = NO_KV_FAULTS;
    }));

  test("where five places have all cached that there was nothing", () =>
    inTown(async (town) => {
      await sendAndFollow(town, wins(60), 2 * CACHE);
    }));

  test("while KV is out for three hours; then the backlog drains", () =>
    inTown(async (town) => {
      town.kv.faults = { ...NO_KV_FAULTS, isOut: true };
      await sendAndFollow(town, wins(120), 3 * HOUR);
      expect(town.kv.values.size).toBe(0);
      // Each deal's object tries again after ten minutes at most, with six writes: no storm.
      expect(town.kv.puts).toBeLessThan(4 * 6 * (18 + 8) * 1.5);
      town.kv.faults = NO_KV_FAULTS;
      await town.world.pass(HOUR / 4);
      expect(town.kv.values.size).toBe(120 + 4);
    }));

  test("with a thousand writes a day and more wins than that", { timeout: 300_000 }, () =>
    inTown(async (town) => {
      town.kv.faults = { ...NO_KV_FAULTS, quota: 1_000 };
      const games = wins(1_600);
      await town.world.settled(
        Promise.all(
          games.map(async (win) => {
            await town.world.while(20 * HOUR);
            expect(await town.send(win, 1)).toBe(true);
            await town.read(win);
          }),
        ),
      );
      expect(town.kv.values.size).toBeLessThanOrEqual(1_000);
      await town.world.pass(3 * DAY);
      expect(town.kv.values.size).toBe(1_600 + 4);
    }),
  );
});

test("what places have cached of a deal is right a minute after it was published", () =>
  inTown(async (town) => {
    const [first, second] = wins(5).filter(({ code }) => code === deals[0]?.[0]?.code);
    for (const win of [first, second] as KnownWin[]) {
      await town.world.settled(town.send(win, 1));
      await town.world.pass(10_000);
      for (let place = 0; place < PLACES; place++) {
        await town.world.settled(town.readGame(win, place));
      }
    }
    await town.world.pass(CACHE);
    for (let place = 0; place < PLACES; place++) {
      const text = await town.world.settled(town.kv.at(place).get(first?.code as string));
      expect(JSON.parse(text as string)).toMatchObject({ wins: 2 });
    }
  }));

describe("an alarm that comes", () => {
  /** What is stored and what is published in the end. */
  async function endOf(bring: (town: Town) => Promise<void>): Promise<unknown> {
    const town = new Town(seed);
    const firstDeal = deals[0] as KnownWin[];
    const object = town.objects.of(firstDeal[0]?.code as GameCode);
    let stored: unknown;
    await inWorld(town.world, async () => {
      object.faults = { ...NO_OBJECT_FAULTS, lostAlarms: 100 };
      for (const game of firstDeal.slice(0, 50)) {
        await town.world.settled(town.send(game, 1));
      }
      await town.world.pass();
      expect(town.kv.puts).toBe(0);
      object.faults = NO_OBJECT_FAULTS;
      await bring(town);
      await town.world.pass();
      stored = [
        "SELECT * FROM replays",
        "SELECT * FROM outbox",
        "SELECT coalesce(max(halts), 0) FROM publisher",
      ].map((query) => object.disk.all(query));
      await town.settle();
    });
    const published = [...town.kv.values].sort();
    town.objects.close();
    return { stored, published };
  }

  const times = (count: number) => async (town: Town) => {
    for (let n = 0; n < count; n++) {
      for (const object of town.objects.all) await town.world.settled(object.ring());
    }
  };
  const sameTime = async (town: Town) => {
    const [object] = town.objects.all as [HostedObject];
    await town.world.settled(Promise.all([object.ring(), object.ring(), object.ring()]));
  };
  const wake = async (town: Town) => {
    town.crash();
    await town.world.settled(town.readGame(wins(1)[0] as KnownWin));
  };

  test("twice, thrice, at the same time or never until the object is woken changes nothing", async () => {
    const once = await endOf(times(1));
    expect(await endOf(times(2))).toEqual(once);
    expect(await endOf(times(3))).toEqual(once);
    expect(await endOf(sameTime)).toEqual(once);
    expect(await endOf(wake)).toEqual(once);
  });
});
