/** The position that is being expanded: what one scan finds of it, for all of its moves. */
import { DOWN, HEIGHT, LEFT, UP } from "./packed";
import { earliest, pilePrice, setTops } from "./prices";
import {
  CARDS_HIGH,
  CARDS_LOW,
  HOMES_HIGH,
  HOMES_LOW,
  mix,
  TURNS_HIGH,
  TURNS_LOW,
} from "./zobrist";

/** Of each pile. */
export const heights = new Int32Array(16);
/** The top card, 0 where there is none. */
export const tops = new Int32Array(16);
/** The card below it, 0 where there is none. */
export const seconds = new Int32Array(16);
/** The suits that are in it, as bits. */
export const suitsIn = new Int32Array(16);
/** What it costs, and the earliest due in it. */
export const prices = new Int32Array(16);
export const firsts = new Int32Array(16);
/** The sums of its hash, before they are mixed. */
export const sumsLow = new Int32Array(16);
export const sumsHigh = new Int32Array(16);
/** How often each card is a top card. */
export const counts = new Int32Array(64);

/** What the scan finds of the whole; the hash in two lanes. */
export const node = {
  states: new Uint8Array(0) as Uint8Array,
  at: 0,
  low: 0,
  high: 0,
  cards: 0,
  /** Whether a pile has two cards. */
  turns: false,
};

/** Scans a packed position and answers with the sum of its piles' prices. */
export function scan(states: Uint8Array, at: number): number {
  node.states = states;
  node.at = at;
  const left = states[at + LEFT] as number;
  let low = TURNS_LOW[left] as number;
  let high = TURNS_HIGH[left] as number;
  for (let suit = 0; suit < 4; suit++) {
    const up = states[at + UP + suit] as number;
    const down = states[at + DOWN + suit] as number;
    setTops(suit, up, down);
    low = (low + (HOMES_LOW[suit * 256 + up * 16 + down] as number)) | 0;
    high = (high + (HOMES_HIGH[suit * 256 + up * 16 + down] as number)) | 0;
  }
  counts.fill(0);
  let price = 0;
  let cards = 0;
  node.turns = false;
  for (let pile = 0; pile < 16; pile++) {
    const start = at + pile * 16;
    const height = states[start + HEIGHT] as number;
    heights[pile] = height;
    if (height === 0) {
      tops[pile] = 0;
      suitsIn[pile] = 0;
      prices[pile] = pilePrice(states, start, 0);
      price += prices[pile] as number;
      continue;
    }
    cards += height;
    if (height > 1) node.turns = true;
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
    suitsIn[pile] = suits;
    sumsLow[pile] = sumLow;
    sumsHigh[pile] = sumHigh;
    low = (low + mix(sumLow)) | 0;
    high = (high + mix(sumHigh)) | 0;
    const own = pilePrice(states, start, height);
    prices[pile] = own;
    firsts[pile] = earliest;
    price += own;
    const top = states[start + height - 1] as number;
    tops[pile] = top;
    seconds[pile] = height > 1 ? (states[start + height - 2] as number) : 0;
    counts[top] = (counts[top] as number) + 1;
  }
  node.cards = cards;
  node.low = low;
  node.high = high;
  return price;
}

/** How many top cards would go on a card, or it on them; 0 for none. */
export function mates(card: number): number {
  if (card === 0) return 0;
  const rank = card & 15;
  const suit = card & 48;
  return (
    (counts[rank === 1 ? suit + 13 : card - 1] as number) +
    (counts[rank === 13 ? suit + 1 : card + 1] as number)
  );
}
