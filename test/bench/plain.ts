/**
 * The baseline: the rules, the deal and the verifier the way one would write them first, with
 * immutable lists of card objects and actions as texts.
 */
import { codeNumber, type GameCode } from "#engine/code";
import { below, sfc32 } from "#engine/shuffle";

export interface PlainCard {
  readonly suit: string;
  readonly rank: number;
}

export interface PlainPosition {
  readonly piles: readonly (readonly PlainCard[])[];
  readonly ascending: Readonly<Record<string, readonly PlainCard[]>>;
  readonly descending: Readonly<Record<string, readonly PlainCard[]>>;
  readonly redeals: number;
}

const SUITS = ["S", "H", "D", "C"];
const LETTERS = "abcdefghijklmnop";

export function plainDeal(code: GameCode): PlainPosition {
  const random = sfc32(codeNumber(code));
  const deck: PlainCard[] = [];
  for (const suit of SUITS) {
    for (let rank = 1; rank <= 13; rank++) {
      deck.push({ suit, rank });
      if (rank > 1 && rank < 13) deck.push({ suit, rank });
    }
  }
  for (let i = deck.length - 1; i > 0; i--) {
    const j = below(random, i + 1);
    [deck[i], deck[j]] = [deck[j] as PlainCard, deck[i] as PlainCard];
  }
  const bases = (rank: number) =>
    Object.fromEntries(SUITS.map((suit) => [suit, [{ suit, rank }]] as const));
  return {
    piles: Array.from({ length: 16 }, (_, pile) => deck.slice(6 * pile, 6 * pile + 6)),
    ascending: bases(1),
    descending: bases(13),
    redeals: 3,
  };
}

type Foundations = "ascending" | "descending";

interface PlainMove {
  readonly card: PlainCard;
  readonly from: number | Foundations;
  readonly to: number | Foundations;
}

/** What an action's text means, where it is legal; else null. */
function plainMove(position: PlainPosition, text: string): PlainMove | null {
  const [source = "", target = ""] = text;
  const pile = LETTERS.indexOf(source);
  const to = LETTERS.indexOf(target);
  const foundations = target === "A" ? "ascending" : "descending";
  const other = target === "A" ? "descending" : "ascending";
  const cards = pile >= 0 ? position.piles[pile] : position[other][source];
  const card = cards?.at(-1);
  if (cards === undefined || card === undefined || (pile < 0 && cards.length === 1)) return null;
  if (to < 0) {
    const top = position[foundations][card.suit]?.at(-1);
    if (card.rank !== (top?.rank ?? 0) + (target === "A" ? 1 : -1)) return null;
    return { card, from: pile >= 0 ? pile : other, to: foundations };
  }
  const onto = position.piles[to] ?? [];
  const top = onto.at(-1);
  if (top === undefined || onto.length === 13 || to === pile) return null;
  const distance = Math.abs(card.rank - top.rank);
  if (card.suit !== top.suit || (distance !== 1 && distance !== 12)) return null;
  return { card, from: pile, to };
}

/** The position after an action, or null where it is refused. */
export function plainPlay(position: PlainPosition, text: string): PlainPosition | null {
  if (text === "RR") {
    if (position.redeals === 0 || position.piles.every((pile) => pile.length < 2)) return null;
    const piles = position.piles.map((pile) => [...pile.slice(1), ...pile.slice(0, 1)]);
    return { ...position, piles, redeals: position.redeals - 1 };
  }
  const move = plainMove(position, text);
  if (move === null) return null;
  const { card, from, to } = move;
  let next: PlainPosition = position;
  const change = (place: number | Foundations, cards: readonly PlainCard[]) => {
    if (typeof place === "number") next = { ...next, piles: next.piles.with(place, cards) };
    else next = { ...next, [place]: { ...next[place], [card.suit]: cards } };
  };
  const at = (place: number | Foundations) =>
    typeof place === "number" ? next.piles[place] : next[place][card.suit];
  change(from, at(from)?.slice(0, -1) ?? []);
  change(to, [...(at(to) ?? []), card]);
  return next;
}

export function plainWon({ ascending, descending }: PlainPosition): boolean {
  return SUITS.every((suit) => ascending[suit]?.length === 13 && descending[suit]?.length === 13);
}

/** Whether code and actions are a won game. */
export function plainVerify(code: GameCode, actions: string): boolean {
  let position = plainDeal(code);
  for (let at = 0; at < actions.length; at += 2) {
    const next = plainWon(position) ? null : plainPlay(position, actions.slice(at, at + 2));
    if (next === null) return false;
    position = next;
  }
  return plainWon(position);
}
