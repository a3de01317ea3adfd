import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { seed } from "../../support/seed";
import { runs, slow } from "../../support/slow";
import { newTally, simulate } from "./simulate";
import { type KnownWin, knownWins } from "./wins";

const RUNS = runs(200, 10_000);
let deals: KnownWin[][];

beforeAll(async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  deals = await Promise.all([0, 1, 2].map((golden) => knownWins(golden, 40)));
});
afterAll(() => vi.restoreAllMocks());

test(`${RUNS} runs from CRESCENT_SEED=${seed}: nothing acknowledged is lost`, {
  timeout: 3_600_000,
}, async () => {
  const tally = newTally();
  for (let run = 0; run < RUNS; run++) {
    try {
      await simulate(seed + run, deals, tally);
    } catch (error) {
      throw new Error(`CRESCENT_SEED=${seed + run} shows it in its first run`, { cause: error });
    }
  }
  if (slow) console.log(tally);
  expect(Math.min(...Object.values(tally))).toBeGreaterThan(0);
});

test("a seed's run is the same each time", async () => {
  const [first, second] = [newTally(), newTally()];
  for (const tally of [first, second]) await simulate(seed, deals, tally);
  expect(second).toEqual(first);
});
