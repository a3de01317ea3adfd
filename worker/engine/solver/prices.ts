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
const RANGE = 256;
/** Steps of dues beyond this cost no more. */
const CAP = 6;

/** By how much later a card is due than the one right below it, plus `RANGE`. */
const pairPrices = new Int32Array(2 * RANGE);
/** By how much later a card is due than the first of those below it, plus `RANGE`. */
const blockPrices = new Int32Array(2 * RANGE);
/** By a top card's due. */
const topPrices = new Int32Array(RANGE);
/** By a pile's height. */
const heightPrices = new Int32Array(PILE_LIMIT + 1);
/** By the redeals left. */
export const redealPrices = new Int32Array(4);
/** Per card freed only by redeals, by the redeals left. */
export const deadPrices = new Int32Array(4);
/** Per pair of tops, per slide, per round of the relaxation. */
export const single = { pair: 0, slide: 0, round: 0 };

/** Of each suit: where in `DUE` its foundations' dues begin, less the suit's first card. */
const offsets = new Int32Array(4);
let priced: Weights | null = null;

/** Sets the weights that all prices follow. */
export function setWeights(weights: Weights): void {
  if (priced === weights) return;
  priced = weights;
  const points = (price: number) => Math.round(POINT * price);
  for (let late = 1; late < RANGE; late++) {
    const steps = Math.min(late / DUE_UNIT, CAP);
    pairPrices[RANGE + late] = points(weights.inverted * steps);
    blockPrices[RANGE + late] = points(weights.blocking + weights.blocked * steps);
  }
  for (let due = 0; due < RANGE; due++) {
    topPrices[due] = points(weights.tops * Math.min(due / DUE_UNIT, CAP));
  }
  heightPrices[0] = points(weights.empty);
  for (let height = 1; height <= PILE_LIMIT; height++) {
    heightPrices[height] = points(weights.cards * height + (weights.heights * height ** 2) / 16);
  }
  redealPrices.set(weights.redeals.map(points));
  deadPrices.set(weights.dead.map(points));
  single.pair = points(weights.pairs);
  single.slide = points(weights.slide);
  single.round = points(weights.rounds / 10);
}

/** Sets the foundations' tops of a suit that the dues follow. */
export function setTops(suit: number, up: number, down: number): void {
  offsets[suit] = (up * 16 + down - suit) * 16;
}

function dueOf(card: number): number {
  return DUE[(offsets[card >> 4] as number) + card] as number;
}

/** The earliest due in the pile that `pilePrice` priced last. */
export let earliest = 0;

/** The price of a run of cards as a pile, bottom first. */
export function pilePrice(states: Uint8Array, start: number, height: number): number {
  if (height === 0) {
    earliest = RANGE;
    return heightPrices[0] as number;
  }
  let due = dueOf(states[start] as number);
  let first = due;
  let price = heightPrices[height] as number;
  for (let i = start + 1; i < start + height; i++) {
    const below = due;
    due = dueOf(states[i] as number);
    price +=
      (pairPrices[due - below + RANGE] as number) + (blockPrices[due - first + RANGE] as number);
    if (due < first) first = due;
  }
  earliest = first;
  return price + (topPrices[due] as number);
}

/**
 * What the price of a pile of some height, with a top card and an earliest due in it, changes by
 * when a card lands on it.
 */
export function landingPrice(height: number, top: number, first: number, card: number): number {
  const due = dueOf(card);
  const below = dueOf(top);
  return (
    (heightPrices[height + 1] as number) -
    (heightPrices[height] as number) +
    (pairPrices[due - below + RANGE] as number) +
    (blockPrices[due - first + RANGE] as number) +
    (topPrices[due] as number) -
    (topPrices[below] as number)
  );
}
