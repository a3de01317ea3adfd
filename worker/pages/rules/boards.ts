/**
 * What the diagrams of the rules page show. Of the seeds' won game only tops and counts are known:
 * spec/rules.md, "Known position".
 */
import { ACE, type Card, KING, parseCard, rankOf } from "#engine/card";
import { CODE_PREFIX, type GameCode } from "#engine/code";
import { makeDeal } from "#engine/deal";
import { describePlace, namePlace, type PlaceMessage } from "#engine/describe";
import { isAscending, isPile, PLACE_COUNT } from "#engine/position";

/** What lies at each place: piles 1–16, the ascending foundations, the descending ones. */
export type Board = readonly PlaceMessage[];

const PLACES = Array.from({ length: PLACE_COUNT }, (_, place) => place);
const DEAL = makeDeal(`${CODE_PREFIX}AAAAAAB` as GameCode);

/** The deal CR1-N-AAAAAAB. */
export const DEAL_BOARD: Board = PLACES.map((place) => describePlace(DEAL, place));

/** Before the tenth move of the won game, which takes the A♠ of pile 10 to pile 14. */
export const MOVE_BOARD: Board = board(
  "JD4 8S6 7D4 4D5 10S6 QS4 5H6 6S6 5C5 AS6 KC6 10C6 7C6 KS6 6S6 AC6",
  "2S 2H AD AC QS QH KD 9C",
);
export const MOVE = { from: 9, to: 13 } as const;

const REDEAL_FOUNDATIONS = "2S 2H AD AC 10S 10H KD 9C";
/** Before the first redeal of that game. */
export const BEFORE_BOARD: Board = board(
  "JD4 8S6 7D4 4D5 5H5 QS4 5H6 6S6 5C5 9D4 AC7 10C6 7C6 AS7 KH4 6S5",
  REDEAL_FOUNDATIONS,
);
/** After it. */
export const AFTER_BOARD: Board = board(
  "2H4 7H6 4C4 5C5 8D5 JS4 10S6 AD6 7S5 QC4 8C7 2C6 6D6 4S7 8D4 3D5",
  REDEAL_FOUNDATIONS,
);

/** Pile 1 before and after it, bottom first. */
export const BEFORE_PILE = cards("2H 9C JD JD");
export const AFTER_PILE = cards("9C JD JD 2H");

function board(piles: string, foundations: string): Board {
  const tops = [...piles.split(" ").map((text) => text.slice(0, -1)), ...foundations.split(" ")];
  const heights = piles.split(" ").map((text) => Number(text.slice(-1)));
  return PLACES.map((place) => {
    const top = card(tops[place] as string);
    const count = isPile(place) ? (heights[place] as number) : foundationCount(place, top);
    return { ...namePlace(place), count, top };
  });
}

function foundationCount(place: number, top: Card): number {
  return isAscending(place) ? rankOf(top) : ACE + KING - rankOf(top);
}

function cards(text: string): readonly Card[] {
  return text.split(" ").map(card);
}

function card(text: string): Card {
  return parseCard(text) as Card;
}
