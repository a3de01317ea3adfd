/**
 * A million forged replays: `npm run test:slow`, with another number as its argument if wanted.
 * Ends with an error on the first disagreement or exception.
 */
import { forge } from "../support/forgery.ts";
import { seed } from "../support/seed.ts";

const count = Number(process.argv[2] ?? 1_000_000);
const start = performance.now();
console.log(`CRESCENT_SEED=${seed}: ${count} mutated replays`);
const met = forge(count, seed, (done) => {
  if (process.stdout.isTTY) process.stdout.write(`\r${done}`);
});
console.log(
  `\nNo disagreement, no exception, in ${Math.round((performance.now() - start) / 1000)} s.`,
);
console.log({
  accepted: met.accepted,
  reasons: met.reasons,
  kinds: met.kinds,
  "mean time of a replay, ms": met.mean,
  "longest time of a replay, ms": met.slowest,
  "replays over 10 ms": met.over10ms,
});
