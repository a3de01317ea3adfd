/**
 * The moves of a packed position with the cheap part of the score of what they lead to: one scan
 * of the position, then each move by what it changes.
 */
import { PILE_LIMIT } from "../position";
import { mates, NEXT, node, ONE, PREVIOUS, scan } from "./node";
import { DOWN, hasMet, LEFT, TO_DOWN, TO_MEETING, TO_UP, TURN, UP } from "./packed";
import { earliest, landingPrice, pilePrice, price, setTops, setWeights } from "./prices";
import type { Weights } from "./weights";

/** Each of 16 piles to the 15 others or to a foundation, and the redeal. */
const MAX_MOVES = 16 * 17 + 1;
/** The moves that the last `expand` found. */
export const moves = new Int32Array(MAX_MOVES);
/** The scores of the positions that they lead to, without the relaxation's part; in `POINT`s. */
export const scores = new Int32Array(MAX_MOVES);

/** What a suit's tops one further change in the price of all piles, by suit and side. */
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
  const piles = scan(states, at);
  const { tops, spots } = node;
  count = 0;
  playPrices.fill(UNKNOWN);
  const left = states[at + LEFT] as number;
  const rest = piles + (price.redeals[left] as number);
  let twice = 0;
  for (let pile = 0; pile < 16; pile++) twice += mates(spots, tops[pile] as number) >> 16;
  const pairs = twice >> 1;
  for (let pile = 0; pile < 16; pile++) {
    const top = tops[pile] as number;
    if (top === 0) continue;
    const spot = ONE + (1 << pile);
    spots[top] = (spots[top] as number) - spot;
    const paired = mates(spots, top);
    addPlays(states, at, pile, rest + (pairs - (paired >> 16)) * price.mates);
    if (paired > 0) addMoves(pile, rest, pairs, paired);
    spots[top] = (spots[top] as number) + spot;
  }
  if (left > 0 && node.turns) {
    const turned = price.redeals[left - 1] as number;
    // A redeal seldom makes the piles look better at once; trying more of them wins no more.
    if (turned + piles + pairs * price.mates < bar) {
      moves[count] = TURN;
      scores[count++] = turned + turnedPrice(states, at);
    }
  }
  return count;
}

/** The moves of a pile's top card to the foundations; it is not among the tops' `spots`. */
function addPlays(states: Uint8Array, at: number, pile: number, rest: number): void {
  const top = node.tops[pile] as number;
  const suit = top >> 4;
  const rank = top & 15;
  const up = states[at + UP + suit] as number;
  const down = states[at + DOWN + suit] as number;
  if (hasMet(up, down)) {
    const slides = Math.min(Math.abs(rank - 1 - up), Math.abs(rank - up));
    setTops(suit, rank, rank);
    const piles = repriced(states, at, suit) + leavingPrice(states, at, pile);
    addPlay(pile, TO_MEETING, rest + piles + slides * price.slide);
    setTops(suit, up, down);
    return;
  }
  const climbs = rank === up + 1;
  const falls = rank === down - 1 && !(climbs && up + 2 === down);
  if (!climbs && !falls) return;
  if (climbs) {
    setTops(suit, rank, down);
    addPlay(pile, TO_UP, rest + playPrice(states, at, suit, 0) + leavingPrice(states, at, pile));
  }
  if (falls) {
    setTops(suit, up, rank);
    addPlay(pile, TO_DOWN, rest + playPrice(states, at, suit, 4) + leavingPrice(states, at, pile));
  }
  setTops(suit, up, down);
}

function addPlay(pile: number, target: number, rest: number): void {
  moves[count] = pile * 32 + target;
  const freed = mates(node.spots, node.seconds[pile] as number) >> 16;
  scores[count++] = rest + freed * price.mates;
}

/**
 * The moves of a pile's top card to other piles. `rest` is the price of what else there is, with
 * all piles as they lie; `pairs` of tops are there; the top's mates without it are `paired`.
 */
function addMoves(pile: number, rest: number, pairs: number, paired: number): void {
  const { tops, seconds, heights, firsts, spots, prices, lesser } = node;
  const into = moves;
  const costs = scores;
  const top = tops[pile] as number;
  const second = seconds[pile] as number;
  const gone = rest + (lesser[pile] as number) - (prices[pile] as number);
  // The card that comes up pairs with the tops as they are after the move: the one that is covered
  // is no more among them, the one that moved is again.
  const mate = PREVIOUS[second] as number;
  const otherMate = NEXT[second] as number;
  const shown = (mates(spots, second) >> 16) + (mate === top || otherMate === top ? 1 : 0);
  let at = count;
  // From the lowest pile to the highest.
  for (let targets = paired & (ONE - 1); targets !== 0; targets &= targets - 1) {
    const target = 31 - Math.clz32(targets & -targets);
    const height = heights[target] as number;
    if (height >= PILE_LIMIT) continue;
    const other = tops[target] as number;
    const hidden = mate === other || otherMate === other ? 1 : 0;
    const after = pairs - 1 - (mates(spots, other) >> 16) + shown - hidden;
    into[at] = pile * 32 + target;
    costs[at++] =
      gone + after * price.mates + landingPrice(height, other, firsts[target] as number, top);
  }
  count = at;
}

/** What a pile's price changes by when its top card leaves, under the tops that are set. */
function leavingPrice(states: Uint8Array, at: number, pile: number): number {
  const start = at + pile * 16;
  const height = node.heights[pile] as number;
  return pilePrice(states, start, height - 1) - pilePrice(states, start, height);
}

function playPrice(states: Uint8Array, at: number, suit: number, side: number): number {
  if (playPrices[suit + side] === UNKNOWN) playPrices[suit + side] = repriced(states, at, suit);
  return playPrices[suit + side] as number;
}

/** What the price of all piles changes by after a suit's tops have been set anew. */
function repriced(states: Uint8Array, at: number, suit: number): number {
  const { heights, prices } = node;
  let change = 0;
  for (let piles = node.homes[suit] as number; piles !== 0; piles &= piles - 1) {
    const pile = 31 - Math.clz32(piles & -piles);
    change += pilePrice(states, at + pile * 16, heights[pile] as number) - (prices[pile] as number);
  }
  return change;
}

/** The price of all piles and pairs of tops after a redeal. Uses up the tops' `spots`. */
function turnedPrice(states: Uint8Array, at: number): number {
  const { heights, tops, prices, spots } = node;
  spots.fill(0);
  let piles = 0;
  let pairs = 0;
  for (let pile = 0; pile < 16; pile++) {
    const height = heights[pile] as number;
    let top = tops[pile] as number;
    if (height < 2) piles += prices[pile] as number;
    else {
      const start = at + pile * 16;
      const bottom = states[start] as number;
      piles += pilePrice(states, start + 1, height - 1);
      piles += landingPrice(height - 1, top, earliest, bottom);
      top = bottom;
    }
    if (top === 0) continue;
    pairs += mates(spots, top) >> 16;
    spots[top] = (spots[top] as number) + ONE;
  }
  return piles + pairs * price.mates;
}
