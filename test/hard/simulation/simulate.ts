/** One run of the simulation: a few people, a few deals, and whatever can go wrong. */
import { NO_KV_FAULTS } from "./kv";
import { NO_OBJECT_FAULTS } from "./objects";
import { Town } from "./town";
import type { KnownWin } from "./wins";
import { inWorld } from "./world";

/** What all runs together met: a simulation in which nothing happens shows nothing. */
export interface Tally {
  runs: number;
  acknowledged: number;
  created: number;
  found: number;
  unavailable: number;
  crashes: number;
  alarms: number;
  puts: number;
  throttled: number;
  published: number;
}

export function newTally(): Tally {
  return {
    runs: 0,
    acknowledged: 0,
    created: 0,
    found: 0,
    unavailable: 0,
    crashes: 0,
    alarms: 0,
    puts: 0,
    throttled: 0,
    published: 0,
  };
}

/** The spans over which a run's happenings are spread, in ms. */
const SPANS = [500, 5_000, 60_000, 3 * 3_600_000];

/** Runs one seed and adds what it met to the tally. Throws when something does not hold. */
export async function simulate(
  seed: number,
  deals: readonly (readonly KnownWin[])[],
  tally: Tally,
): Promise<void> {
  const town = new Town(seed);
  const { world, kv, objects } = town;
  const { dice } = world;
  const failures: unknown[] = [];
  const note = (error: unknown) => failures.push(error);
  await inWorld(world, async () => {
    const span = dice.pick(SPANS);
    const pool = deals.slice(0, 1 + dice.below(deals.length)).flatMap((wins) => {
      const from = dice.below(wins.length);
      return wins.slice(from, from + 1 + dice.below(12));
    });
    const happenings: (() => unknown)[] = [
      () => town.send(dice.pick(pool), 1 + dice.below(4)).then(undefined, note),
      () => town.send(dice.pick(pool), 1 + dice.below(4)).then(undefined, note),
      () => town.read(dice.pick(pool)).catch(note),
      () => town.read(dice.pick(pool)).catch(note),
      () => town.readGame(dice.pick(pool)).catch(note),
      () => {
        town.crash();
        tally.crashes++;
      },
      () => {
        kv.faults = {
          failingPuts: dice.pick([0, 0, 50, 100]),
          failingGets: dice.pick([0, 0, 50]),
          slowGets: dice.pick([0, 0, 30]),
          isOut: dice.chance(20),
          quota: dice.pick([Number.POSITIVE_INFINITY, 3, 10]),
        };
      },
      () => {
        for (const object of objects.all) {
          object.faults = {
            lostCalls: dice.pick([0, 0, 30]),
            lostAnswers: dice.pick([0, 0, 30]),
            doubleAlarms: dice.pick([0, 50, 100]),
            lostAlarms: dice.pick([0, 0, 50]),
          };
        }
      },
      () => {
        for (const object of objects.all) object.ring().catch(() => undefined);
      },
    ];
    for (let n = 10 + dice.below(30); n > 0; n--) {
      const happen = dice.pick(happenings);
      const times = dice.chance(10) ? 5 : 1;
      const at = dice.below(span);
      for (let i = 0; i < times; i++) world.after(at, happen);
    }
    await world.pass(span);
    kv.faults = NO_KV_FAULTS;
    for (const object of objects.all) object.faults = NO_OBJECT_FAULTS;
    await town.settle();
    for (const win of pool) await world.settled(town.read(win));
  });
  if (failures.length > 0) throw failures[0];
  tally.runs++;
  tally.acknowledged += town.kept.size;
  tally.created += town.created;
  tally.found += town.found;
  tally.unavailable += town.unavailable;
  tally.alarms += objects.all.reduce((sum, { alarms }) => sum + alarms, 0);
  tally.puts += kv.puts;
  tally.throttled += kv.throttled;
  tally.published += kv.values.size;
  objects.close();
}
