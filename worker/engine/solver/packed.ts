/**
 * The solver's own form of a position, made for its inner loops: one run of bytes per position,
 * many in one buffer. Cards are `suit * 16 + rank`, so that suit and rank are a shift and a mask.
 *
 * Bytes: 16 piles of 16 (13 cards, bottom first; byte 15 is the height), the ascending tops of
 * the four suits, the descending ones, redeals left, padding.
 */
import { rankOf, suitOf } from "../card";
import { countAt, PILE_COUNT, type Position, pileCards, redealsLeft, topRank } from "../position";

/** The bytes of one position. */
export const STRIDE = 272;
/** Where a pile keeps its height. */
export const HEIGHT = 15;
/** Where the ascending tops begin. */
export const UP = 256;
/** Where the descending tops begin. */
export const DOWN = 260;
/** Where the number of redeals left is. */
export const LEFT = 264;

/**
 * A move of the search: source pile * 32 + target. Targets: 0–15 a pile, then these. Sliding cards
 * from one foundation to the other is never a move of its own: after the foundations of a suit
 * have met, `TO_MEETING` stands for all slides that are needed, and the play.
 */
export type Move = number;
export const TO_UP = 16;
export const TO_DOWN = 17;
export const TO_MEETING = 18;
/** The redeal as a move of the search. */
export const TURN: Move = 16 * 32;

/** Writes a position into a buffer at an offset. */
export function pack(position: Position, into: Uint8Array, at: number): void {
  into.fill(0, at, at + STRIDE);
  for (let pile = 0; pile < PILE_COUNT; pile++) {
    pileCards(position, pile).forEach((card, i) => {
      into[at + pile * 16 + i] = suitOf(card) * 16 + rankOf(card);
    });
    into[at + pile * 16 + HEIGHT] = countAt(position, pile);
  }
  for (let place = 0; place < 8; place++) {
    into[at + UP + place] = topRank(position, PILE_COUNT + place);
  }
  into[at + LEFT] = redealsLeft(position);
}

/** Copies the position at one offset to another, from buffer to buffer. */
export function copyPacked(from: Uint8Array, at: number, into: Uint8Array, to: number): void {
  for (let i = 0; i < STRIDE; i++) into[to + i] = from[at + i] as number;
}

/** Whether a suit's foundations have just met: each rank is home once, and the tops can slide. */
export function hasMet(up: number, down: number): boolean {
  return up + 1 === down;
}

/** Plays a legal move in place. */
export function playPacked(states: Uint8Array, at: number, move: Move): void {
  if (move === TURN) {
    turn(states, at);
    return;
  }
  const from = at + (move >> 5) * 16;
  const height = (states[from + HEIGHT] as number) - 1;
  const card = states[from + height] as number;
  states[from + height] = 0;
  states[from + HEIGHT] = height;
  const target = move & 31;
  if (target < TO_UP) {
    const to = at + target * 16;
    const room = states[to + HEIGHT] as number;
    states[to + room] = card;
    states[to + HEIGHT] = room + 1;
    return;
  }
  const suit = card >> 4;
  if (target !== TO_DOWN) states[at + UP + suit] = card & 15;
  if (target !== TO_UP) states[at + DOWN + suit] = card & 15;
}

function turn(states: Uint8Array, at: number): void {
  for (let pile = 0; pile < 16; pile++) {
    const start = at + pile * 16;
    const top = start + (states[start + HEIGHT] as number) - 1;
    if (top <= start) continue;
    const card = states[start] as number;
    for (let i = start; i < top; i++) states[i] = states[i + 1] as number;
    states[top] = card;
  }
  states[at + LEFT] = (states[at + LEFT] as number) - 1;
}

/** How many cards lie in the piles. */
export function cardsLeft(states: Uint8Array, at: number): number {
  let cards = 0;
  for (let pile = 0; pile < 16; pile++) cards += states[at + pile * 16 + HEIGHT] as number;
  return cards;
}
