/** The hash of what a move of the scanned position leads to, from the position's own. */
import { node } from "./node";
import { DOWN, LEFT, type Move, TO_DOWN, TO_UP, TURN, UP } from "./packed";
import {
  CARDS_HIGH,
  CARDS_LOW,
  HOMES_HIGH,
  HOMES_LOW,
  mix,
  TURNS_HIGH,
  TURNS_LOW,
} from "./zobrist";

/** The two lanes of the hash that was asked for last. */
export const hash = new Int32Array(2);

/** Writes the hash of the scanned position. */
export function hashNode(): void {
  hash.set(node.hash);
}

/** Writes the hash of the position after a move of the scanned one. */
export function hashAfter(move: Move): void {
  if (move === TURN) {
    hashTurned();
    return;
  }
  const { heights, tops, sumsLow, sumsHigh } = node;
  const pile = move >> 5;
  const card = tops[pile] as number;
  const key = ((heights[pile] as number) - 1) * 64 + card;
  const fromLow = sumsLow[pile] as number;
  const fromHigh = sumsHigh[pile] as number;
  let low = changed(node.hash[0] as number, fromLow, fromLow - (CARDS_LOW[key] as number));
  let high = changed(node.hash[1] as number, fromHigh, fromHigh - (CARDS_HIGH[key] as number));
  const target = move & 31;
  if (target < TO_UP) {
    const place = (heights[target] as number) * 64 + card;
    const toLow = sumsLow[target] as number;
    const toHigh = sumsHigh[target] as number;
    low = changed(low, toLow, toLow + (CARDS_LOW[place] as number));
    high = changed(high, toHigh, toHigh + (CARDS_HIGH[place] as number));
  } else {
    const suit = card >> 4;
    const rank = card & 15;
    const up = node.states[node.at + UP + suit] as number;
    const down = node.states[node.at + DOWN + suit] as number;
    const before = suit * 256 + up * 16 + down;
    const after =
      suit * 256 + (target === TO_DOWN ? up : rank) * 16 + (target === TO_UP ? down : rank);
    low += (HOMES_LOW[after] as number) - (HOMES_LOW[before] as number);
    high += (HOMES_HIGH[after] as number) - (HOMES_HIGH[before] as number);
  }
  hash[0] = low;
  hash[1] = high;
}

/** A lane after one pile's sum has become another one. */
function changed(lane: number, from: number, to: number): number {
  return (lane - mix(from) + mix(to | 0)) | 0;
}

function hashTurned(): void {
  const { states, at, heights, sumsLow, sumsHigh } = node;
  const cardsLow = CARDS_LOW;
  const cardsHigh = CARDS_HIGH;
  const left = states[at + LEFT] as number;
  let low =
    (node.hash[0] as number) - (TURNS_LOW[left] as number) + (TURNS_LOW[left - 1] as number);
  let high =
    (node.hash[1] as number) - (TURNS_HIGH[left] as number) + (TURNS_HIGH[left - 1] as number);
  for (let pile = 0; pile < 16; pile++) {
    const height = heights[pile] as number;
    if (height < 2) continue;
    const start = at + pile * 16;
    const place = (height - 1) * 64 + (states[start] as number);
    let pileLow = cardsLow[place] as number;
    let pileHigh = cardsHigh[place] as number;
    for (let i = 1; i < height; i++) {
      const key = (i - 1) * 64 + (states[start + i] as number);
      pileLow = (pileLow + (cardsLow[key] as number)) | 0;
      pileHigh = (pileHigh + (cardsHigh[key] as number)) | 0;
    }
    low = changed(low, sumsLow[pile] as number, pileLow);
    high = changed(high, sumsHigh[pile] as number, pileHigh);
  }
  hash[0] = low;
  hash[1] = high;
}
