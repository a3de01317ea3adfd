/** Where cards lie. All of them are face up, so that to look is no cheating. */
import { type Card, makeCard, type Rank, type Suit } from "#engine/card";
import { namePlace } from "#engine/describe";
import { isPile, type Place, type Position } from "#engine/position";
import { cardsAt } from "../board/cards";
import { EACH_PLACE } from "../board/layout";
import type { TableTexts } from "../i18n/en/settings";

/** Where one copy of a card lies. */
export interface Whereabouts {
  readonly place: Place;
  /** How many cards lie on it. */
  readonly above: number;
}

/** Where both copies of a card lie: piles 1–16 first, then the foundations. */
export function whereabouts(position: Position, card: Card): [Whereabouts, Whereabouts] {
  const found = EACH_PLACE.flatMap((place) => {
    const cards = cardsAt(position, place);
    return cards.flatMap((one, i) =>
      one === card ? [{ place, above: cards.length - 1 - i }] : [],
    );
  });
  const [one, other] = found;
  if (one === undefined || other === undefined) throw new Error("a card is missing");
  return [one, other];
}

/** The ranks from the king down to the ace, each with where its copies lie. */
export function surveyOf(position: Position, suit: Suit) {
  return Array.from({ length: 13 }, (_, i) => {
    const card = makeCard(suit, (13 - i) as Rank);
    return { card, copies: whereabouts(position, card) };
  });
}

/** Where a copy lies in words: a pile and how much lies on it, or that it is home. */
export function whereWords({ place, above }: Whereabouts, { survey }: TableTexts): string {
  return isPile(place) ? survey.under(namePlace(place), above) : survey.home;
}
