/**
 * A position: everything that the rules know of a game at one moment, in one block of bytes, so
 * that copying, comparing and sending it to another thread are one step.
 *
 * Bytes: 16 piles of 13 cards (bottom first; 0 beyond the height), 16 heights, the top ranks of
 * the ascending foundations ♠ ♥ ♦ ♣, those of the descending ones, redeals left. A foundation's
 * cards below its top follow from the top. Source: spec/rules.md, "Setup".
 */
import { ACE, type Card, KING, makeCard, type Rank, type Suit } from "./card";

declare const positionBrand: unique symbol;
/** A position's bytes; read them through the functions of this file. */
export type Position = Uint8Array<ArrayBuffer> & { readonly [positionBrand]: true };

export const PILE_COUNT = 16;
/** How many cards a pile takes at most. */
export const PILE_LIMIT = 13;
/** How many redeals a game has. */
export const REDEALS = 3;

export const HEIGHTS = PILE_COUNT * PILE_LIMIT;
export const TOPS = HEIGHTS + PILE_COUNT;
export const REDEALS_LEFT = TOPS + 8;
export const POSITION_BYTES = REDEALS_LEFT + 1;

/**
 * A place that holds cards: 0–15 the piles (pile 1 is 0), 16–19 the ascending foundations
 * ♠ ♥ ♦ ♣, 20–23 the descending ones.
 */
export type Place = number;
export const ASCENDING: Place = 16;
export const DESCENDING: Place = 20;
export const PLACE_COUNT = 24;

/** Whether a place is one of the 16 piles. */
export function isPile(place: Place): boolean {
  return place < PILE_COUNT;
}

/** The suit of a foundation (place 16–23). */
export function foundationSuit(place: Place): Suit {
  return (place & 3) as Suit;
}

/** Whether a foundation (place 16–23) is an ascending one. */
export function isAscending(place: Place): boolean {
  return place < DESCENDING;
}

/** A position with the given piles (cards bottom first, at most 13 each) and just the bases home. */
export function makePosition(piles: readonly ArrayLike<Card>[]): Position {
  const position = new Uint8Array(POSITION_BYTES) as Position;
  piles.forEach((cards, pile) => {
    position.set(cards, pile * PILE_LIMIT);
    position[HEIGHTS + pile] = cards.length;
  });
  position.fill(ACE, TOPS, TOPS + 4);
  position.fill(KING, TOPS + 4, TOPS + 8);
  position[REDEALS_LEFT] = REDEALS;
  return position;
}

/** A copy that shares nothing. */
export function copyPosition(position: Position): Position {
  return position.slice() as Position;
}

/** Whether two positions are the same in every card. */
export function samePosition(a: Position, b: Position): boolean {
  return a.every((byte, i) => byte === b[i]);
}

/** How many cards a place holds: a pile 0–13, a foundation 1–13 with its base. */
export function countAt(position: Position, place: Place): number {
  if (isPile(place)) return position[HEIGHTS + place] as number;
  const top = position[TOPS + place - PILE_COUNT] as number;
  return isAscending(place) ? top : KING + ACE - top;
}

/** The top card of a place, or null when the pile is empty. */
export function topOf(position: Position, place: Place): Card | null {
  if (!isPile(place)) return makeCard(foundationSuit(place), topRank(position, place));
  const height = position[HEIGHTS + place] as number;
  return height === 0 ? null : (position[place * PILE_LIMIT + height - 1] as number);
}

/** The rank on top of a foundation (place 16–23). */
export function topRank(position: Position, place: Place): Rank {
  return position[TOPS + place - PILE_COUNT] as number;
}

/** The cards of a pile (0–15), bottom first. */
export function pileCards(position: Position, pile: Place): Card[] {
  const start = pile * PILE_LIMIT;
  return Array.from(position.subarray(start, start + countAt(position, pile)));
}

/** How many redeals are left, 0–3. */
export function redealsLeft(position: Position): number {
  return position[REDEALS_LEFT] as number;
}

/** How many cards stand on the foundations, the 8 bases included: 8–104. */
export function cardsHome(position: Position): number {
  let home = 0;
  for (let place = ASCENDING; place < PLACE_COUNT; place++) home += countAt(position, place);
  return home;
}

/** Whether all 104 cards are on the foundations. */
export function isWon(position: Position): boolean {
  for (let suit = 0; suit < 4; suit++) {
    if (position[TOPS + suit] !== KING || position[TOPS + 4 + suit] !== ACE) return false;
  }
  return true;
}
