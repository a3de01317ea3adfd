/**
 * The evaluation's weights as whole numbers in tables, and what piles cost by them. Whole numbers,
 * because those are what an engine of JavaScript hands around without allocating.
 */
import { PILE_LIMIT } from "../position";
import { DUE, DUE_UNIT } from "./due";
import type { Weights } from "./weights";

/** One point of a score. */
export const POINT = 4096;
/** How late a card can be against another, in sixths of a step, is below this. */
export const RANGE = 256;
/** Steps of dues beyond this cost no more. */
const CAP = 6;

/** What all cost by the weights that were set last. */
export const price = {
  /** By how much later a card is due than the one right below it, plus `RANGE`. */
  pair: new Int32Array(2 * RANGE),
  /** By how much later a card is due than the first of those below it, plus `RANGE`. */
  block: new Int32Array(2 * RANGE),
  /** By a top card's due. */
  top: new Int32Array(RANGE),
  /** By a pile's height. */
  height: new Int32Array(PILE_LIMIT + 1),
  /** By the redeals left. */
  redeals: new Int32Array(4),
  /** Per card freed only by redeals, by the redeals left. */
  dead: new Int32Array(4),
  /** Per pair of top cards that go on each other. */
  mates: 0,
  slide: 0,
  /** Per round of the relaxation. */
  round: 0,
};

let priced: Weights | null = null;

/** Sets the weights that all prices follow. */
export function setWeights(weights: Weights): void {
  if (priced === weights) return;
  priced = weights;
  const points = (cost: number) => Math.round(POINT * cost);
  for (let late = 1; late < RANGE; late++) {
    const steps = Math.min(late / DUE_UNIT, CAP);
    price.pair[RANGE + late] = points(weights.inverted * steps);
    price.block[RANGE + late] = points(weights.blocking + weights.blocked * steps);
  }
  for (let due = 0; due < RANGE; due++) {
    price.top[due] = points(weights.tops * Math.min(due / DUE_UNIT, CAP));
  }
  price.height[0] = points(weights.empty);
  for (let height = 1; height <= PILE_LIMIT; height++) {
    price.height[height] = points(weights.cards * height + (weights.heights * height ** 2) / 16);
  }
  price.redeals.set(weights.redeals.map(points));
  price.dead.set(weights.dead.map(points));
  price.mates = points(weights.pairs);
  price.slide = points(weights.slide);
  price.round = points(weights.rounds / 10);
}

/** The dues of all cards under the foundations' tops that are set. */
export const dues = new Int32Array(64);
/** Of each suit: where in `DUE` the dues that are set begin. */
const origins = new Int32Array(4);

/** Sets the foundations' tops of a suit that the dues follow. */
export function setTops(suit: number, up: number, down: number): void {
  const from = (up * 16 + down) * 16;
  if (origins[suit] === from) return;
  origins[suit] = from;
  const all = dues;
  const table = DUE;
  const to = suit * 16;
  for (let rank = 1; rank <= 13; rank++) all[to + rank] = table[from + rank] as number;
}

/** The earliest due in the pile that `pilePrice` priced last. */
export let earliest = 0;

/** The price of a run of cards as a pile, bottom first. */
export function pilePrice(states: Uint8Array, start: number, height: number): number {
  if (height === 0) {
    earliest = RANGE;
    return price.height[0] as number;
  }
  const { pair, block } = price;
  const all = dues;
  let due = all[states[start] as number] as number;
  let first = due;
  let cost = price.height[height] as number;
  for (let i = start + 1; i < start + height; i++) {
    const below = due;
    due = all[states[i] as number] as number;
    const later = due - first;
    cost += (pair[due - below + RANGE] as number) + (block[later + RANGE] as number);
    first += later & (later >> 31);
  }
  earliest = first;
  return cost + (price.top[due] as number);
}

/**
 * What the price of a pile of some height, with a top card and an earliest due in it, changes by
 * when a card lands on it.
 */
export function landingPrice(height: number, top: number, first: number, card: number): number {
  const { pair, block, top: tops, height: heights } = price;
  const due = dues[card] as number;
  const below = dues[top] as number;
  return (
    (heights[height + 1] as number) -
    (heights[height] as number) +
    (pair[due - below + RANGE] as number) +
    (block[due - first + RANGE] as number) +
    (tops[due] as number) -
    (tops[below] as number)
  );
}
