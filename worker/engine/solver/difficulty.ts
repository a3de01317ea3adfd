/**
 * How hard a position is: the share of narrow noisy beams that miss the win. It separates deals
 * well, and goes along with how many redeals a win needs.
 */
import type { Position } from "../position";
import { sfc32 } from "../shuffle";
import { Beam } from "./beam";
import { pack, STRIDE } from "./packed";
import { WEIGHTS } from "./weights";

const WIDTH = 4;
const NOISE = 3.5;
const DEPTH = 400;

/** How many of so many beams miss the win from a position that is not won; 0 is easiest. */
export function countMisses(position: Position, beams: number, seed: number): number {
  const root = new Uint8Array(STRIDE);
  pack(position, root, 0);
  const random = sfc32(seed);
  const beam = new Beam();
  let misses = 0;
  for (let i = 0; i < beams; i++) {
    beam.start(root, {
      width: WIDTH,
      noise: NOISE,
      depth: DEPTH,
      weights: WEIGHTS,
      seed: random(),
    });
    while (beam.state === "working") beam.step();
    if (beam.state === "failed") misses++;
  }
  return misses;
}
