/**
 * The moves of a packed position with the cheap part of the score of what they lead to: one scan
 * of the position, then each move by what it changes.
 */
import { ACE, areAdjacent, EACH_SUIT, KING } from "../card";
import { PILE_LIMIT } from "../position";
import { counts, firsts, heights, mates, node, prices, scan, seconds, suitsIn, tops } from "./node";
import { DOWN, hasMet, LEFT, TO_DOWN, TO_MEETING, TO_UP, TURN, UP } from "./packed";
import {
  earliest,
  landingPrice,
  pilePrice,
  redealPrices,
  setTops,
  setWeights,
  single,
} from "./prices";
import type { Weights } from "./weights";

/** `card * 64 + other`: whether one goes on the other in a pile. */
const FITS = new Uint8Array(64 * 64);
for (const suit of EACH_SUIT) {
  for (let rank = ACE; rank <= KING; rank++) {
    for (let other = ACE; other <= KING; other++) {
      FITS[(suit * 16 + rank) * 64 + suit * 16 + other] = areAdjacent(rank, other) ? 1 : 0;
    }
  }
}

/** Each of 16 piles to the 15 others or to a foundation, and the redeal. */
const MAX_MOVES = 16 * 17 + 1;
/** The moves that the last `expand` found. */
export const moves = new Int32Array(MAX_MOVES);
/** The scores of the positions that they lead to, without the relaxation's part; in `POINT`s. */
export const scores = new Int32Array(MAX_MOVES);

/** The price of all piles with a suit's tops one further, by suit and side. */
const playPrices = new Int32Array(8);
const UNKNOWN = 0x7fffffff;
let count = 0;

/**
 * Fills `moves` and `scores` with all moves of the packed position and answers how many there
 * are. Where the two foundations of a suit lack one rank, one of its two plays is given: they
 * differ by a slide only. A redeal that would score `bar` or more with the piles as they lie is
 * left out.
 */
export function expand(states: Uint8Array, at: number, weights: Weights, bar: number): number {
  setWeights(weights);
  const price = scan(states, at);
  count = 0;
  playPrices.fill(UNKNOWN);
  const left = states[at + LEFT] as number;
  const rest = redealPrices[left] as number;
  let twice = 0;
  for (let pile = 0; pile < 16; pile++) twice += mates(tops[pile] as number);
  const pairs = twice >> 1;
  for (let pile = 0; pile < 16; pile++) {
    const top = tops[pile] as number;
    if (top === 0) continue;
    counts[top] = (counts[top] as number) - 1;
    const paired = mates(top);
    addPlays(states, at, pile, rest + (pairs - paired) * single.pair);
    if (paired > 0) addMoves(states, at, pile, rest + price, pairs - paired);
    counts[top] = (counts[top] as number) + 1;
  }
  if (left > 0 && node.turns) {
    const turned = redealPrices[left - 1] as number;
    // A redeal seldom makes the piles look better at once; trying more of them wins no more.
    if (turned + price + pairs * single.pair < bar) {
      moves[count] = TURN;
      scores[count++] = turned + turnedPrice(states, at);
    }
  }
  return count;
}

/** The moves of a pile's top card to the foundations; it is not among the counts of tops. */
function addPlays(states: Uint8Array, at: number, pile: number, rest: number): void {
  const top = tops[pile] as number;
  const suit = top >> 4;
  const rank = top & 15;
  const up = states[at + UP + suit] as number;
  const down = states[at + DOWN + suit] as number;
  if (hasMet(up, down)) {
    const slides = Math.min(Math.abs(rank - 1 - up), Math.abs(rank - up));
    setTops(suit, rank, rank);
    const price = allPiles(states, at, suit) + leavingPrice(states, at, pile);
    addPlay(pile, TO_MEETING, rest + price + slides * single.slide);
    setTops(suit, up, down);
    return;
  }
  const climbs = rank === up + 1;
  if (climbs) {
    setTops(suit, rank, down);
    addPlay(pile, TO_UP, rest + playPrice(states, at, suit, 0) + leavingPrice(states, at, pile));
  }
  if (rank === down - 1 && !(climbs && up + 2 === down)) {
    setTops(suit, up, rank);
    addPlay(pile, TO_DOWN, rest + playPrice(states, at, suit, 4) + leavingPrice(states, at, pile));
  }
  setTops(suit, up, down);
}

function addPlay(pile: number, target: number, rest: number): void {
  moves[count] = pile * 32 + target;
  scores[count++] = rest + mates(seconds[pile] as number) * single.pair;
}

/**
 * The moves of a pile's top card to other piles; it is not among the counts of tops. `pairs` are
 * those without it.
 */
function addMoves(states: Uint8Array, at: number, pile: number, rest: number, pairs: number): void {
  const top = tops[pile] as number;
  const second = seconds[pile] as number;
  const paired = mates(top);
  const gone = rest + leavingPrice(states, at, pile);
  for (let target = 0; target < 16; target++) {
    const other = tops[target] as number;
    if (FITS[top * 64 + other] === 0 || target === pile) continue;
    const height = heights[target] as number;
    if (height >= PILE_LIMIT) continue;
    const covered = mates(other);
    // The card that comes up pairs with the tops as they are after the move.
    counts[other] = (counts[other] as number) - 1;
    counts[top] = (counts[top] as number) + 1;
    const after = pairs + paired - 1 - covered + mates(second);
    counts[top] = (counts[top] as number) - 1;
    counts[other] = (counts[other] as number) + 1;
    moves[count] = pile * 32 + target;
    scores[count++] =
      gone + after * single.pair + landingPrice(height, other, firsts[target] as number, top);
  }
}

/** What a pile's price changes by when its top card leaves, under the tops that are set. */
function leavingPrice(states: Uint8Array, at: number, pile: number): number {
  const start = at + pile * 16;
  const height = heights[pile] as number;
  return pilePrice(states, start, height - 1) - pilePrice(states, start, height);
}

function playPrice(states: Uint8Array, at: number, suit: number, side: number): number {
  if (playPrices[suit + side] === UNKNOWN) playPrices[suit + side] = allPiles(states, at, suit);
  return playPrices[suit + side] as number;
}

/** The price of all piles after a suit's tops have been set anew. */
function allPiles(states: Uint8Array, at: number, suit: number): number {
  let price = 0;
  for (let pile = 0; pile < 16; pile++) {
    price +=
      (((suitsIn[pile] as number) >> suit) & 1) === 0
        ? (prices[pile] as number)
        : pilePrice(states, at + pile * 16, heights[pile] as number);
  }
  return price;
}

/** The price of all piles and pairs of tops after a redeal. Uses up the counts of tops. */
function turnedPrice(states: Uint8Array, at: number): number {
  counts.fill(0);
  let price = 0;
  let pairs = 0;
  for (let pile = 0; pile < 16; pile++) {
    const height = heights[pile] as number;
    let top = tops[pile] as number;
    if (height < 2) price += prices[pile] as number;
    else {
      const start = at + pile * 16;
      const bottom = states[start] as number;
      price += pilePrice(states, start + 1, height - 1);
      price += landingPrice(height - 1, top, earliest, bottom);
      top = bottom;
    }
    if (top === 0) continue;
    pairs += mates(top);
    counts[top] = (counts[top] as number) + 1;
  }
  return price + pairs * single.pair;
}
