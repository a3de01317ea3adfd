/** The position that is being expanded: what one scan finds of it, for all of its moves. */
import { EACH_SUIT, KING } from "../card";
import { DOWN, HEIGHT, LEFT, UP } from "./packed";
import { dues, price, RANGE, setTops } from "./prices";
import {
  CARDS_HIGH,
  CARDS_LOW,
  HOMES_HIGH,
  HOMES_LOW,
  mix,
  TURNS_HIGH,
  TURNS_LOW,
} from "./zobrist";

/**
 * What the last scan found. Whoever reads it often takes the arrays out of it first: then they are
 * looked up once and not at each turn of a loop.
 */
export const node = {
  states: new Uint8Array(0) as Uint8Array,
  at: 0,
  /** Cards in the piles. */
  cards: 0,
  /** Whether a pile has two cards. */
  turns: false,
  /** The two lanes of its hash. */
  hash: new Int32Array(2),
  /** Of each pile. */
  heights: new Int32Array(16),
  /** The top card, 0 where there is none. */
  tops: new Int32Array(16),
  /** The card below it, 0 where there is none. */
  seconds: new Int32Array(16),
  /** What the pile costs, with its top card and without. */
  prices: new Int32Array(16),
  lesser: new Int32Array(16),
  /** The earliest due in it. */
  firsts: new Int32Array(16),
  /** The sums of its hash, before they are mixed. */
  sumsLow: new Int32Array(16),
  sumsHigh: new Int32Array(16),
  /** Of each suit the piles that it is in, as bits. */
  homes: new Int32Array(4),
  /**
   * Of each card where it is on top: the piles as bits, and `ONE` for each. The sum of two cards'
   * tells how many piles they are on, and which.
   */
  spots: new Int32Array(64),
};

/** What counts a pile in `spots`. */
export const ONE = 1 << 16;
/** The cards next to a card in a pile; 0 for none. */
export const PREVIOUS = new Uint8Array(64);
export const NEXT = new Uint8Array(64);
for (const suit of EACH_SUIT) {
  for (let rank = 1; rank <= KING; rank++) {
    PREVIOUS[suit * 16 + rank] = suit * 16 + (rank === 1 ? KING : rank - 1);
    NEXT[suit * 16 + rank] = suit * 16 + (rank === KING ? 1 : rank + 1);
  }
}

/** Scans a packed position and answers with the sum of its piles' prices. */
export function scan(states: Uint8Array, at: number): number {
  const { heights, tops, seconds, prices, lesser, firsts, sumsLow, sumsHigh, homes, spots } = node;
  const { pair, block, top: topPrices, height: heightPrices } = price;
  const cardsLow = CARDS_LOW;
  const cardsHigh = CARDS_HIGH;
  const all = dues;
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
  spots.fill(0);
  let sum = 0;
  let cards = 0;
  let most = 0;
  let spades = 0;
  let hearts = 0;
  let diamonds = 0;
  let clubs = 0;
  for (let pile = 0; pile < 16; pile++) {
    const start = at + pile * 16;
    const height = states[start + HEIGHT] as number;
    heights[pile] = height;
    if (height === 0) {
      tops[pile] = 0;
      prices[pile] = heightPrices[0] as number;
      sum += heightPrices[0] as number;
      continue;
    }
    cards += height;
    if (height > most) most = height;
    let card = states[start] as number;
    let sumLow = cardsLow[card] as number;
    let sumHigh = cardsHigh[card] as number;
    let suits = 1 << (card >> 4);
    let due = all[card] as number;
    let first = due;
    let below = due;
    let second = 0;
    let run = 0;
    let before = 0;
    for (let i = 1; i < height; i++) {
      second = card;
      below = due;
      before = run;
      card = states[start + i] as number;
      suits |= 1 << (card >> 4);
      const key = i * 64 + card;
      sumLow = (sumLow + (cardsLow[key] as number)) | 0;
      sumHigh = (sumHigh + (cardsHigh[key] as number)) | 0;
      due = all[card] as number;
      const later = due - first;
      run += (pair[due - below + RANGE] as number) + (block[later + RANGE] as number);
      first += later & (later >> 31);
    }
    sumsLow[pile] = sumLow;
    sumsHigh[pile] = sumHigh;
    low = (low + mix(sumLow)) | 0;
    high = (high + mix(sumHigh)) | 0;
    const own = run + (heightPrices[height] as number) + (topPrices[due] as number);
    prices[pile] = own;
    sum += own;
    lesser[pile] =
      before +
      (heightPrices[height - 1] as number) +
      (height > 1 ? (topPrices[below] as number) : 0);
    firsts[pile] = first;
    tops[pile] = card;
    seconds[pile] = second;
    spots[card] = (spots[card] as number) + ONE + (1 << pile);
    spades |= (suits & 1) << pile;
    hearts |= ((suits >> 1) & 1) << pile;
    diamonds |= ((suits >> 2) & 1) << pile;
    clubs |= ((suits >> 3) & 1) << pile;
  }
  homes[0] = spades;
  homes[1] = hearts;
  homes[2] = diamonds;
  homes[3] = clubs;
  node.cards = cards;
  node.turns = most > 1;
  node.hash[0] = low;
  node.hash[1] = high;
  return sum;
}

/** Where the cards lie on top that would go on a card, or it on them, as `spots` has it. */
export function mates(spots: Int32Array, card: number): number {
  return (spots[PREVIOUS[card] as number] as number) + (spots[NEXT[card] as number] as number);
}
