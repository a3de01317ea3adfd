/**
 * What the piles cost in the evaluation: pairs of cards that lie on each other, cards that block
 * others, and top cards, all by how far they are from their foundations.
 */
import { DUE, DUE_UNIT } from "./due";
import type { Weights } from "./weights";

/** How late a card can be against another, in sixths of a step, is below this. */
const RANGE = 256;
/** Steps of dues beyond this cost no more. */
const CAP = 6;

/** By how much later the upper card of a pair is due, plus `RANGE`. */
const pairPrices = new Float64Array(2 * RANGE);
/** By how much later a card is due than the first of those below it, plus `RANGE`. */
const blockPrices = new Float64Array(2 * RANGE);
/** By a top card's due. */
const topPrices = new Float64Array(RANGE);
let linkPrice = 0;
let priced: Weights | null = null;

/** Of each suit: where in `DUE` its foundations' dues begin, less the suit's first card. */
const offsets = new Int32Array(4);

/** Sets the weights that the prices follow. */
export function setWeights(weights: Weights): void {
  if (priced === weights) return;
  priced = weights;
  for (let late = 1; late < RANGE; late++) {
    const steps = Math.min(late / DUE_UNIT, CAP);
    pairPrices[RANGE + late] = weights.inversion + weights.depth * steps;
    blockPrices[RANGE + late] = weights.block + weights.blocked * steps;
  }
  for (let due = 0; due < RANGE; due++) {
    topPrices[due] = weights.due * Math.min(due / DUE_UNIT, CAP);
  }
  linkPrice = weights.link;
}

/** Sets the foundations' tops of a suit that the dues follow. */
export function setTops(suit: number, up: number, down: number): void {
  offsets[suit] = (up * 16 + down - suit) * 16;
}

/** A card's due, in sixths of a step. */
export function dueOf(card: number): number {
  return DUE[(offsets[card >> 4] as number) + card] as number;
}

/** Neighbours in suit and rank; not King and Ace, which no foundation takes one after the other. */
function isLinked(card: number, other: number): boolean {
  const distance = card - other;
  return distance === 1 || distance === -1;
}

/** The earliest due in the pile that `pilePrice` priced last. */
export let earliest = 0;

/** The price of a run of cards as a pile, bottom first; 0 when there is none. */
export function pilePrice(states: Uint8Array, start: number, height: number): number {
  if (height === 0) {
    earliest = RANGE;
    return 0;
  }
  let below = states[start] as number;
  let belowDue = DUE[(offsets[below >> 4] as number) + below] as number;
  let first = belowDue;
  let cost = 0;
  for (let i = start + 1; i < start + height; i++) {
    const card = states[i] as number;
    const due = DUE[(offsets[card >> 4] as number) + card] as number;
    cost += isLinked(below, card) ? linkPrice : (pairPrices[due - belowDue + RANGE] as number);
    cost += blockPrices[due - first + RANGE] as number;
    if (due < first) first = due;
    below = card;
    belowDue = due;
  }
  earliest = first;
  return cost + (topPrices[belowDue] as number);
}

/** What a pile's price changes by when a card lands on its top card. */
export function landingPrice(top: number, first: number, card: number): number {
  const due = dueOf(card);
  const topDue = dueOf(top);
  const pair = isLinked(top, card) ? linkPrice : (pairPrices[due - topDue + RANGE] as number);
  return (
    pair +
    (blockPrices[due - first + RANGE] as number) +
    (topPrices[due] as number) -
    (topPrices[topDue] as number)
  );
}
