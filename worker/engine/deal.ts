/**
 * The deal of a code. FROZEN: source spec/formats.md, "Deal of a code".
 */
import { ACE, CARD_COUNT, type Card, KING, rankOf } from "./card";
import { codeNumber, type GameCode, makeCode } from "./code";
import { HEIGHTS, makePosition, PILE_COUNT, PILE_LIMIT, type Position } from "./position";
import { below, type Random32, sfc32, shuffle } from "./shuffle";

/** How many cards each pile gets. */
const PILE_DEAL = 6;

/** ♠ ♥ ♦ ♣, in each suit A, 2, 2, …, Q, Q, K: the 96 cards that are no bases. */
const DECK = Uint8Array.from(
  Array.from({ length: CARD_COUNT }, (_, card) => card).flatMap((card) =>
    rankOf(card) === ACE || rankOf(card) === KING ? [card] : [card, card],
  ),
);

/** The position with which the game of a code begins. */
export function makeDeal(code: GameCode): Position {
  const deck = DECK.slice();
  shuffle(deck, sfc32(codeNumber(code)));
  const position = makePosition([]);
  for (let i = 0; i < deck.length; i++) {
    const pile = (i / PILE_DEAL) | 0;
    position[pile * PILE_LIMIT + (i % PILE_DEAL)] = deck[i] as Card;
  }
  position.fill(PILE_DEAL, HEIGHTS, HEIGHTS + PILE_COUNT);
  return position;
}

/** A code that a source of random 32-bit integers picks, each equally likely. */
export function pickCode(random: Random32): GameCode {
  const high = below(random, 26 ** 3);
  const low = below(random, 26 ** 4);
  return makeCode(high * 26 ** 4 + low);
}
