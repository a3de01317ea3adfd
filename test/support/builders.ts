/** Positions from a few words, and the way between the engine's positions and the slow rules'. */
import { type Card, EACH_SUIT, formatCard, KING, makeCard, parseCard, SUITS } from "#engine/card";
import {
  ASCENDING,
  countAt,
  DESCENDING,
  makePosition,
  PILE_COUNT,
  type Position,
  pileCards,
  REDEALS_LEFT,
  redealsLeft,
  TOPS,
} from "#engine/position";
import { type SlowState, slowRankOf } from "./slow-rules.ts";

/** The card of a text such as `10H`. Throws on any other text. */
export function card(text: string): Card {
  const parsed = parseCard(text);
  if (parsed === null) throw new Error(`not a card: ${text}`);
  return parsed;
}

/** The cards of a text such as `2S 10H`; the empty text is no card. */
export function cards(text: string): Card[] {
  return text === "" ? [] : text.split(" ").map(card);
}

/** What differs from an empty table with just the bases home and three redeals left. */
export interface Table {
  /** The piles from pile 1 on, each as a text, bottom card first. */
  readonly piles?: readonly string[];
  /** The ascending foundations' top cards, as a text in any order: `5S KH`. */
  readonly ascending?: string;
  /** The descending foundations' top cards. */
  readonly descending?: string;
  readonly redeals?: number;
}

/** The position of a table; it need not be one that a deal can lead to. */
export function table({ piles = [], ascending = "", descending = "", redeals = 3 }: Table) {
  const all = Array.from({ length: PILE_COUNT }, (_, pile) => cards(piles[pile] ?? ""));
  const position = makePosition(all);
  for (const top of cards(ascending)) position[TOPS + Math.floor(top / 13)] = (top % 13) + 1;
  for (const top of cards(descending)) position[TOPS + 4 + Math.floor(top / 13)] = (top % 13) + 1;
  position[REDEALS_LEFT] = redeals;
  return position;
}

const CARD_NUMBERS = new Map(
  Array.from({ length: 52 }, (_, number) => [formatCard(number), number]),
);

/** The engine's form of a slow position. */
export function fromSlow(state: SlowState): Position {
  const position = makePosition(
    state.piles.map((pile) => pile.map((text) => CARD_NUMBERS.get(text) as number)),
  );
  SUITS.forEach((letter, suit) => {
    position[TOPS + suit] = slowRankOf(state.ascending[letter].at(-1) as string);
    position[TOPS + 4 + suit] = slowRankOf(state.descending[letter].at(-1) as string);
  });
  position[REDEALS_LEFT] = state.redeals;
  return position;
}

/** The slow form of a position. */
export function toSlow(position: Position): SlowState {
  const foundations = (first: number, rankOfNth: (n: number) => number) =>
    Object.fromEntries(
      EACH_SUIT.map((suit) => {
        const nth = (_: unknown, n: number) => formatCard(makeCard(suit, rankOfNth(n)));
        return [SUITS[suit], Array.from({ length: countAt(position, first + suit) }, nth)];
      }),
    ) as SlowState["ascending"];
  return {
    piles: Array.from({ length: PILE_COUNT }, (_, pile) =>
      pileCards(position, pile).map(formatCard),
    ),
    ascending: foundations(ASCENDING, (n) => n + 1),
    descending: foundations(DESCENDING, (n) => KING - n),
    redeals: redealsLeft(position),
  };
}

/** The cards of a position, all of them, sorted: 104 numbers in a game of a deal. */
export function allCards(position: Position): Card[] {
  const { piles, ascending, descending } = toSlow(position);
  const texts = [...piles, ...Object.values(ascending), ...Object.values(descending)].flat();
  return texts.map(card).sort((a, b) => a - b);
}
