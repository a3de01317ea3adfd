/**
 * How long a preview picture takes, as a ratio to what the machine needs anyway: to deflate a
 * bitmap of the picture's size that shows nothing. Run: npx tsx test/bench/picture.ts
 */
import { deflateSync } from "node:zlib";
import { ACE, EACH_SUIT, KING } from "#engine/card";
import { drawPicture } from "../../worker/picture/draw";
import { HEIGHT, WIDTH } from "../../worker/picture/layout";
import type { Scene } from "../../worker/picture/scene";

const ROUNDS = 200;

const indexes = ["A", "J", "Q", "K"] as const;
const code = "CR1-N-CRESCEN";
const board: Scene = {
  kind: "board",
  code,
  indexes,
  piles: Array.from({ length: 16 }, (_, i) => ({ top: (i * 7) % 52, height: 6 })),
  ascending: EACH_SUIT.map(() => ACE),
  descending: EACH_SUIT.map(() => KING),
};
const won: Scene = {
  kind: "won",
  code,
  indexes,
  tallies: [
    { count: 143, caption: "moves" },
    { count: 3, caption: "redeals" },
  ],
};

/** Milliseconds of CPU of one call, on the average of many after some that warm up. */
function measure(call: () => unknown): number {
  for (let i = 0; i < ROUNDS / 10; i++) call();
  const start = process.cpuUsage();
  for (let i = 0; i < ROUNDS; i++) call();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000 / ROUNDS;
}

const empty = new Uint8Array((WIDTH + 1) * HEIGHT);
const baseline = measure(() => deflateSync(empty, { level: 3 }));
console.log(`empty bitmap deflated: ${baseline.toFixed(2)} ms`);
for (const [name, scene] of Object.entries({ board, won })) {
  const cost = measure(() => drawPicture(scene));
  const size = drawPicture(scene).length;
  console.log(
    `${name}: ${cost.toFixed(2)} ms, ${(cost / baseline).toFixed(2)} × that, ${size} bytes`,
  );
}
