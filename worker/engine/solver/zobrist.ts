/**
 * Hashes of positions, 64 bits in two lanes. A pile's hash is a sum over its cards and places,
 * mixed; a position's is the sum over its piles, whose order plays no part in the game, and its
 * foundations and redeals.
 */
import { sfc32 } from "../shuffle";
import { hasMet } from "./packed";

const SEED = 0x43524553;

/** `CARDS_LOW[place in the pile * 64 + card]`, and the other lane. */
export const CARDS_LOW = new Int32Array(16 * 64);
export const CARDS_HIGH = new Int32Array(16 * 64);
/** `HOMES_LOW[suit * 256 + up * 16 + down]`, alike for all tops at which the two have met. */
export const HOMES_LOW = new Int32Array(4 * 256);
export const HOMES_HIGH = new Int32Array(4 * 256);
/** `TURNS_LOW[redeals left]`. */
export const TURNS_LOW = new Int32Array(4);
export const TURNS_HIGH = new Int32Array(4);

const random = sfc32(SEED);
for (const table of [CARDS_LOW, CARDS_HIGH, HOMES_LOW, HOMES_HIGH, TURNS_LOW, TURNS_HIGH]) {
  for (let i = 0; i < table.length; i++) table[i] = random();
}
for (const table of [HOMES_LOW, HOMES_HIGH]) {
  for (let i = 0; i < table.length; i++) {
    const up = (i >> 4) & 15;
    if (hasMet(up, i & 15)) table[i] = table[(i & ~255) + 18] as number;
  }
}

/** Spreads a pile's sum, so that the sum over piles tells which cards lie together. */
export function mix(sum: number): number {
  const x = Math.imul(sum ^ (sum >>> 15), 0x2c1b3c6d);
  return Math.imul(x ^ (x >>> 13), 0x297a2d39);
}
