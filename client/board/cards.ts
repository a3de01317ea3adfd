/** The cards of the places, one by one. */
import { type Card, makeCard } from "#engine/card";
import {
  countAt,
  foundationSuit,
  isAscending,
  isPile,
  type Place,
  type Position,
  pileCards,
} from "#engine/position";

/** The cards of any place, bottom first. */
export function cardsAt(position: Position, place: Place): Card[] {
  if (isPile(place)) return pileCards(position, place);
  const suit = foundationSuit(place);
  return Array.from({ length: countAt(position, place) }, (_, i) =>
    makeCard(suit, isAscending(place) ? i + 1 : 13 - i),
  );
}

/** The card below the top one of a place, or null: it shows while the top card is lifted. */
export function cardBelow(position: Position, place: Place): Card | null {
  const cards = cardsAt(position, place);
  return cards[cards.length - 2] ?? null;
}
