/**
 * Cards, suits and ranks. Source: spec/rules.md, "Setup".
 *
 * A card is a number 0–51, `suit * 13 + rank - 1`; its two copies are one number, since no rule
 * tells them apart. A suit is 0–3 in the order ♠ ♥ ♦ ♣, a rank 1 (Ace) to 13 (King).
 */

/** The suits' letters in the order of the suits' numbers. */
export const SUITS = ["S", "H", "D", "C"] as const;
/** The ranks' names in the order of the ranks, the Ace first: `RANKS[rank - 1]`. */
export const RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"] as const;

export type SuitLetter = (typeof SUITS)[number];
export type RankName = (typeof RANKS)[number];
/** 0 ♠, 1 ♥, 2 ♦, 3 ♣. */
export type Suit = 0 | 1 | 2 | 3;
/** 1 (Ace) to 13 (King). */
export type Rank = number;
/** 0–51: `suit * 13 + rank - 1`. */
export type Card = number;

export const ACE = 1;
export const KING = 13;
/** How many different cards there are; each is there twice. */
export const CARD_COUNT = 52;

/** The four suits, to loop over. */
export const EACH_SUIT: readonly Suit[] = [0, 1, 2, 3];

const SUIT_OF = Uint8Array.from({ length: CARD_COUNT }, (_, card) => Math.floor(card / 13));
const RANK_OF = Uint8Array.from({ length: CARD_COUNT }, (_, card) => (card % 13) + 1);

/** The card of a suit and a rank (1–13). */
export function makeCard(suit: Suit, rank: Rank): Card {
  return suit * 13 + rank - 1;
}

/** The suit of a card (0–51). */
export function suitOf(card: Card): Suit {
  return SUIT_OF[card] as Suit;
}

/** The rank of a card (0–51), 1–13. */
export function rankOf(card: Card): Rank {
  return RANK_OF[card] as Rank;
}

/** Whether two ranks are neighbours on the circle on which King and Ace touch. */
export function areAdjacent(a: Rank, b: Rank): boolean {
  const distance = a - b;
  return distance === 1 || distance === -1 || distance === 12 || distance === -12;
}

/** A card's text: the rank's name and the suit's letter, `10H`. */
export function formatCard(card: Card): string {
  return `${RANKS[rankOf(card) - 1]}${SUITS[suitOf(card)]}`;
}

/** The card that a text such as `10H` names, exactly as `formatCard` writes it; else null. */
export function parseCard(text: string): Card | null {
  const suit = SUITS.indexOf(text.slice(-1) as SuitLetter);
  const rank = RANKS.indexOf(text.slice(0, -1) as RankName);
  return suit < 0 || rank < 0 ? null : makeCard(suit as Suit, rank + 1);
}
