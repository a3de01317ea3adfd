/**
 * The moves of a packed position with the cheap part of the score of what they lead to: one scan
 * of the position, then each move by what it changes. Also the hash of each.
 */
import { ACE, areAdjacent, EACH_SUIT, KING } from "../card";
import { DUE, DUE_UNIT } from "./due";
import {
  DOWN,
  HEIGHT,
  hasMet,
  LEFT,
  type Move,
  PILE_LIMIT,
  TO_DOWN,
  TO_MEETING,
  TO_UP,
  TURN,
  UP,
} from "./packed";
import type { Weights } from "./weights";
import {
  CARDS_HIGH,
  CARDS_LOW,
  HOMES_HIGH,
  HOMES_LOW,
  mix,
  TURNS_HIGH,
  TURNS_LOW,
} from "./zobrist";

/** `card * 64 + other`: whether one goes on the other in a pile. */
const FITS = new Uint8Array(64 * 64);
for (const suit of EACH_SUIT) {
  for (let rank = ACE; rank <= KING; rank++) {
    for (let other = ACE; other <= KING; other++) {
      FITS[(suit * 16 + rank) * 64 + suit * 16 + other] = areAdjacent(rank, other) ? 1 : 0;
    }
  }
}

/** Neighbours in suit and rank; not King and Ace, which no foundation takes one after the other. */
function isLinked(card: number, other: number): boolean {
  const distance = card - other;
  return distance === 1 || distance === -1;
}

const MAX_MOVES = 320;
/** The moves that the last `expand` found. */
export const moves = new Int32Array(MAX_MOVES);
/** The scores of the positions that they lead to, without the relaxation's part. */
export const scores = new Float64Array(MAX_MOVES);
/** The two lanes of the hash that `hashAfter` found last. */
export const hash = new Int32Array(2);

const heights = new Int32Array(16);
const tops = new Int32Array(16);
const seconds = new Int32Array(16);
const sumsLow = new Int32Array(16);
const sumsHigh = new Int32Array(16);
const counts = new Int32Array(64);
const offsets = new Int32Array(4);
const suitsIn = new Int32Array(16);
const pileCosts = new Float64Array(16);
const upCost = new Float64Array(4);
const downCost = new Float64Array(4);
let low = 0;
let high = 0;
let nodeAt = 0;
let nodeStates: Uint8Array = new Uint8Array(0);

/** The price of a pair of cards by how much later the upper one is due, in sixths, plus `ZERO`. */
const ZERO = 256;
const price = new Float64Array(2 * ZERO);
/** The price of a top card by its due. */
const topPrice = new Float64Array(ZERO);
let linkPrice = 0;
let priced: Weights | null = null;
const CAP = 6;

function setPrices(weights: Weights): void {
  if (priced === weights) return;
  priced = weights;
  for (let late = -ZERO; late < ZERO; late++) {
    price[late + ZERO] =
      late <= 0 ? 0 : weights.inversion + weights.depth * Math.min(late / DUE_UNIT, CAP);
  }
  for (let due = 0; due < ZERO; due++) {
    topPrice[due] = weights.due * Math.min(due / DUE_UNIT, CAP);
  }
  linkPrice = weights.link;
}

/** The price of a pile: its pairs' and its top card's, under the dues that `offsets` point to. */
function pileCost(states: Uint8Array, start: number, height: number): number {
  let below = states[start] as number;
  let belowDue = DUE[(offsets[below >> 4] as number) + below] as number;
  let cost = 0;
  for (let i = start + 1; i < start + height; i++) {
    const card = states[i] as number;
    const due = DUE[(offsets[card >> 4] as number) + card] as number;
    cost += isLinked(below, card) ? linkPrice : (price[due - belowDue + ZERO] as number);
    below = card;
    belowDue = due;
  }
  return cost + (topPrice[belowDue] as number);
}

/** The price of all piles after `offsets` has changed for a suit. */
function allPiles(states: Uint8Array, at: number, suit: number): number {
  let cost = 0;
  for (let pile = 0; pile < 16; pile++) {
    cost +=
      (((suitsIn[pile] as number) >> suit) & 1) === 0
        ? (pileCosts[pile] as number)
        : pileCost(states, at + pile * 16, heights[pile] as number);
  }
  return cost;
}

/** What a pile's price changes by when its top card leaves; `second` is 0 where it is alone. */
function costOfLeaving(second: number, card: number): number {
  const due = DUE[(offsets[card >> 4] as number) + card] as number;
  if (second === 0) return -(topPrice[due] as number);
  const secondDue = DUE[(offsets[second >> 4] as number) + second] as number;
  const pair = isLinked(second, card) ? linkPrice : (price[due - secondDue + ZERO] as number);
  return (topPrice[secondDue] as number) - (topPrice[due] as number) - pair;
}

/** What a pile's price changes by when a card lands on its top card. */
function costOfLanding(other: number, card: number): number {
  return -costOfLeaving(other, card);
}

/** How many piles' tops would go on a card. */
function mates(card: number): number {
  if (card === 0) return 0;
  const rank = card & 15;
  const suit = card & 48;
  return (
    (counts[rank === 1 ? suit + 13 : card - 1] as number) +
    (counts[rank === 13 ? suit + 1 : card + 1] as number)
  );
}

function setOffset(suit: number, up: number, down: number): void {
  offsets[suit] = (up * 16 + down) * 16 - suit * 16;
}

/**
 * Fills `moves` and `scores` with all moves of the packed position and answers how many there
 * are. Where the two foundations of a suit lack one rank, one of its two plays is given: they
 * differ by a slide only.
 */
export function expand(states: Uint8Array, at: number, weights: Weights, bar: number): number {
  setPrices(weights);
  nodeStates = states;
  nodeAt = at;
  counts.fill(0);
  low = TURNS_LOW[states[at + LEFT] as number] as number;
  high = TURNS_HIGH[states[at + LEFT] as number] as number;
  for (let suit = 0; suit < 4; suit++) {
    const up = states[at + UP + suit] as number;
    const down = states[at + DOWN + suit] as number;
    setOffset(suit, up, down);
    low = (low + (HOMES_LOW[suit * 256 + up * 16 + down] as number)) | 0;
    high = (high + (HOMES_HIGH[suit * 256 + up * 16 + down] as number)) | 0;
    upCost[suit] = Number.NaN;
    downCost[suit] = Number.NaN;
  }
  let cards = 0;
  let squared = 0;
  let empty = 0;
  let piles = 0;
  for (let pile = 0; pile < 16; pile++) {
    const start = at + pile * 16;
    const height = states[start + HEIGHT] as number;
    heights[pile] = height;
    cards += height;
    squared += height * height;
    let sumLow = 0;
    let sumHigh = 0;
    let suits = 0;
    for (let i = 0; i < height; i++) {
      const card = states[start + i] as number;
      const key = i * 64 + card;
      suits |= 1 << (card >> 4);
      sumLow = (sumLow + (CARDS_LOW[key] as number)) | 0;
      sumHigh = (sumHigh + (CARDS_HIGH[key] as number)) | 0;
    }
    sumsLow[pile] = sumLow;
    sumsHigh[pile] = sumHigh;
    low = (low + mix(sumLow)) | 0;
    high = (high + mix(sumHigh)) | 0;
    suitsIn[pile] = suits;
    if (height === 0) {
      empty++;
      pileCosts[pile] = 0;
      tops[pile] = 0;
      seconds[pile] = 0;
      continue;
    }
    const top = states[start + height - 1] as number;
    const cost = pileCost(states, start, height);
    pileCosts[pile] = cost;
    piles += cost;
    tops[pile] = top;
    seconds[pile] = height > 1 ? (states[start + height - 2] as number) : 0;
    counts[top] = (counts[top] as number) + 1;
  }
  let pairs = 0;
  for (let pile = 0; pile < 16; pile++) pairs += mates(tops[pile] as number);
  pairs /= 2;
  const rest =
    cards * weights.cards +
    (states[at + LEFT] as number) * weights.redeals +
    empty * weights.empty +
    pairs * weights.pairs +
    (squared * weights.heights) / 16;
  const base = rest + piles;
  let count = 0;
  for (let pile = 0; pile < 16; pile++) {
    const top = tops[pile] as number;
    if (top === 0) continue;
    const second = seconds[pile] as number;
    const height = heights[pile] as number;
    const suit = top >> 4;
    const rank = top & 15;
    const up = states[at + UP + suit] as number;
    const down = states[at + DOWN + suit] as number;
    // What it changes that the card is no longer here: heights, empty piles, tops.
    const leave = ((1 - 2 * height) * weights.heights) / 16 + (height === 1 ? weights.empty : 0);
    const without = -mates(top);
    counts[top] = (counts[top] as number) - 1;
    const uncovered = mates(second);
    if (hasMet(up, down)) {
      const slides = Math.min(Math.abs(rank - 1 - up), Math.abs(rank - up));
      setOffset(suit, rank, rank);
      const cost = allPiles(states, at, suit) + costOfLeaving(second, top);
      scores[count] =
        rest +
        cost +
        leave +
        (without + uncovered) * weights.pairs -
        weights.cards +
        slides * weights.slide;
      setOffset(suit, up, down);
      moves[count++] = pile * 32 + TO_MEETING;
    } else {
      const climbs = rank === up + 1;
      const falls = rank === down - 1 && !(climbs && up + 2 === down);
      for (let side = 0; side < 2; side++) {
        if (side === 0 ? !climbs : !falls) continue;
        setOffset(suit, side === 0 ? rank : up, side === 0 ? down : rank);
        const costs = side === 0 ? upCost : downCost;
        if (Number.isNaN(costs[suit] as number)) {
          costs[suit] = allPiles(states, at, suit);
        }
        scores[count] =
          rest +
          (costs[suit] as number) +
          costOfLeaving(second, top) +
          leave +
          (without + uncovered) * weights.pairs -
          weights.cards;
        setOffset(suit, up, down);
        moves[count++] = pile * 32 + (side === 0 ? TO_UP : TO_DOWN);
      }
    }
    if (mates(top) > 0) {
      const gone = base + leave + costOfLeaving(second, top);
      for (let target = 0; target < 16; target++) {
        const other = tops[target] as number;
        if (FITS[top * 64 + other] === 0 || target === pile) continue;
        const room = heights[target] as number;
        if (room >= PILE_LIMIT) continue;
        counts[other] = (counts[other] as number) - 1;
        const pairing = without + mates(top) - mates(other);
        // The second card meets the tops that are left: the moved card among them.
        counts[top] = (counts[top] as number) + 1;
        const change = pairing + mates(second);
        counts[top] = (counts[top] as number) - 1;
        counts[other] = (counts[other] as number) + 1;
        scores[count] =
          gone +
          change * weights.pairs +
          ((1 + 2 * room) * weights.heights) / 16 +
          costOfLanding(other, top);
        moves[count++] = pile * 32 + target;
      }
    }
    counts[top] = (counts[top] as number) + 1;
  }
  if ((states[at + LEFT] as number) > 0 && cards > 16 - empty) {
    if (base - weights.redeals - TURN_GAIN < bar) {
      scores[count] = scoreAfterTurn(states, at, weights, rest, pairs);
      moves[count++] = TURN;
    }
  }
  return count;
}

/** A redeal seldom betters the rest of the score by more: past that it is not looked at. */
const TURN_GAIN = 5;

function scoreAfterTurn(
  states: Uint8Array,
  at: number,
  weights: Weights,
  rest: number,
  pairs: number,
): number {
  counts.fill(0);
  let piles = 0;
  let pairing = 0;
  for (let pile = 0; pile < 16; pile++) {
    const height = heights[pile] as number;
    if (height === 0) continue;
    piles += pileCosts[pile] as number;
    let top = tops[pile] as number;
    if (height > 1) {
      const bottom = states[at + pile * 16] as number;
      const second = states[at + pile * 16 + 1] as number;
      piles +=
        pairPrice(top, bottom) - pairPrice(bottom, second) + priceOfTop(bottom) - priceOfTop(top);
      top = bottom;
    }
    pairing += mates(top);
    counts[top] = (counts[top] as number) + 1;
  }
  return rest - weights.redeals + (pairing - pairs) * weights.pairs + piles;
}

function pairPrice(below: number, card: number): number {
  if (isLinked(below, card)) return linkPrice;
  const belowDue = DUE[(offsets[below >> 4] as number) + below] as number;
  const due = DUE[(offsets[card >> 4] as number) + card] as number;
  return price[due - belowDue + ZERO] as number;
}

function priceOfTop(card: number): number {
  return topPrice[DUE[(offsets[card >> 4] as number) + card] as number] as number;
}

/** Writes the hash of the position after a move of the position that was expanded last. */
export function hashAfter(move: Move): void {
  if (move === TURN) {
    hashTurned();
    return;
  }
  const pile = move >> 5;
  const card = tops[pile] as number;
  const key = ((heights[pile] as number) - 1) * 64 + card;
  const fromLow = sumsLow[pile] as number;
  const fromHigh = sumsHigh[pile] as number;
  let nextLow = low - mix(fromLow) + mix((fromLow - (CARDS_LOW[key] as number)) | 0);
  let nextHigh = high - mix(fromHigh) + mix((fromHigh - (CARDS_HIGH[key] as number)) | 0);
  const target = move & 31;
  if (target < TO_UP) {
    const place = (heights[target] as number) * 64 + card;
    const toLow = sumsLow[target] as number;
    const toHigh = sumsHigh[target] as number;
    nextLow += mix((toLow + (CARDS_LOW[place] as number)) | 0) - mix(toLow);
    nextHigh += mix((toHigh + (CARDS_HIGH[place] as number)) | 0) - mix(toHigh);
  } else {
    const suit = card >> 4;
    const up = nodeStates[nodeAt + UP + suit] as number;
    const down = nodeStates[nodeAt + DOWN + suit] as number;
    const before = suit * 256 + up * 16 + down;
    const rank = card & 15;
    const after =
      suit * 256 + (target === TO_DOWN ? up : rank) * 16 + (target === TO_UP ? down : rank);
    nextLow += (HOMES_LOW[after] as number) - (HOMES_LOW[before] as number);
    nextHigh += (HOMES_HIGH[after] as number) - (HOMES_HIGH[before] as number);
  }
  hash[0] = nextLow;
  hash[1] = nextHigh;
}

function hashTurned(): void {
  const left = nodeStates[nodeAt + LEFT] as number;
  let nextLow = low - (TURNS_LOW[left] as number) + (TURNS_LOW[left - 1] as number);
  let nextHigh = high - (TURNS_HIGH[left] as number) + (TURNS_HIGH[left - 1] as number);
  for (let pile = 0; pile < 16; pile++) {
    const height = heights[pile] as number;
    if (height < 2) continue;
    const start = nodeAt + pile * 16;
    const place = (height - 1) * 64 + (nodeStates[start] as number);
    let pileLow = CARDS_LOW[place] as number;
    let pileHigh = CARDS_HIGH[place] as number;
    for (let i = 1; i < height; i++) {
      const key = (i - 1) * 64 + (nodeStates[start + i] as number);
      pileLow = (pileLow + (CARDS_LOW[key] as number)) | 0;
      pileHigh = (pileHigh + (CARDS_HIGH[key] as number)) | 0;
    }
    nextLow += mix(pileLow) - mix(sumsLow[pile] as number);
    nextHigh += mix(pileHigh) - mix(sumsHigh[pile] as number);
  }
  hash[0] = nextLow;
  hash[1] = nextHigh;
}

/** Writes the hash of a packed position. */
export function hashPacked(states: Uint8Array, at: number): void {
  let sumLow = TURNS_LOW[states[at + LEFT] as number] as number;
  let sumHigh = TURNS_HIGH[states[at + LEFT] as number] as number;
  for (let suit = 0; suit < 4; suit++) {
    const home =
      suit * 256 + (states[at + UP + suit] as number) * 16 + (states[at + DOWN + suit] as number);
    sumLow += HOMES_LOW[home] as number;
    sumHigh += HOMES_HIGH[home] as number;
  }
  for (let pile = 0; pile < 16; pile++) {
    const start = at + pile * 16;
    const height = states[start + HEIGHT] as number;
    let pileLow = 0;
    let pileHigh = 0;
    for (let i = 0; i < height; i++) {
      const key = i * 64 + (states[start + i] as number);
      pileLow = (pileLow + (CARDS_LOW[key] as number)) | 0;
      pileHigh = (pileHigh + (CARDS_HIGH[key] as number)) | 0;
    }
    sumLow += mix(pileLow);
    sumHigh += mix(pileHigh);
  }
  hash[0] = sumLow;
  hash[1] = sumHigh;
}
