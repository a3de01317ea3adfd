/**
 * The rules: what may be played, what it does, when a game ends. Source: spec/rules.md, "Moves",
 * "Refusals", "Redeal", "End".
 */
import {
  type Action,
  makeAction,
  REDEAL,
  sourceOf,
  TO_ASCENDING,
  TO_DESCENDING,
  targetOf,
} from "./action";
import { areAdjacent, CARD_COUNT, type Card, EACH_SUIT, rankOf, type Suit, suitOf } from "./card";
import {
  ASCENDING,
  copyPosition,
  countAt,
  DESCENDING,
  foundationSuit,
  HEIGHTS,
  isAscending,
  isPile,
  isWon,
  PILE_COUNT,
  PILE_LIMIT,
  type Place,
  type Position,
  REDEALS_LEFT,
  redealsLeft,
  TOPS,
  topOf,
  topRank,
} from "./position";

/** Why an action is refused, in the order in which the reasons are tested. */
export const REFUSALS = [
  "empty-source",
  "base-locked",
  "foundation-to-pile",
  "same-place",
  "empty-pile",
  "pile-full",
  "different-suit",
  "wrong-rank",
  "no-redeals",
  "nothing-to-redeal",
  "game-over",
] as const;
export type RefusalId = (typeof REFUSALS)[number];

/** Whether a card goes on another in a pile, `card * 52 + top`: asked so often that it is a table. */
const FITS = Uint8Array.from({ length: CARD_COUNT * CARD_COUNT }, (_, pair) => {
  const card = Math.floor(pair / CARD_COUNT);
  const top = pair % CARD_COUNT;
  return suitOf(card) === suitOf(top) && areAdjacent(rankOf(card), rankOf(top)) ? 1 : 0;
});

/** Where an action that is no redeal takes its card from and where it brings it. */
export interface Move {
  readonly from: Place;
  readonly to: Place;
}

/** The places of an action that is no redeal: its own suit's foundation is found by the card. */
export function moveOf(position: Position, action: Action): Move {
  const source = sourceOf(action);
  const target = targetOf(action);
  if (!isPile(source)) {
    const suit = source - PILE_COUNT;
    return target === TO_ASCENDING
      ? { from: DESCENDING + suit, to: ASCENDING + suit }
      : { from: ASCENDING + suit, to: DESCENDING + suit };
  }
  if (isPile(target)) return { from: source, to: target };
  const suit = suitOf(topOf(position, source) ?? 0);
  return { from: source, to: (target === TO_ASCENDING ? ASCENDING : DESCENDING) + suit };
}

/** Why the top card of a place may not go to another place; null when it may. */
export function refusalOfMove(position: Position, from: Place, to: Place): RefusalId | null {
  const card = topOf(position, from);
  if (card === null) return "empty-source";
  if (!isPile(from)) {
    if (countAt(position, from) === 1) return "base-locked";
    if (isPile(to)) return "foundation-to-pile";
  }
  if (from === to) return "same-place";
  return isPile(to) ? refusalOfPile(position, card, to) : refusalOfFoundation(position, card, to);
}

/** Why an action is refused in a position; null when it is legal. */
export function refusalOf(position: Position, action: Action): RefusalId | null {
  if (action === REDEAL) return refusalOfRedeal(position);
  const { from, to } = moveOf(position, action);
  return refusalOfMove(position, from, to);
}

/** Why a redeal is refused; null when it is legal. */
export function refusalOfRedeal(position: Position): RefusalId | null {
  if (redealsLeft(position) === 0) return "no-redeals";
  for (let pile = 0; pile < PILE_COUNT; pile++) {
    if (countAt(position, pile) > 1) return null;
  }
  return "nothing-to-redeal";
}

function refusalOfPile(position: Position, card: Card, to: Place): RefusalId | null {
  const top = topOf(position, to);
  if (top === null) return "empty-pile";
  if (countAt(position, to) >= PILE_LIMIT) return "pile-full";
  if (FITS[card * CARD_COUNT + top] === 1) return null;
  return suitOf(top) === suitOf(card) ? "wrong-rank" : "different-suit";
}

function refusalOfFoundation(position: Position, card: Card, to: Place): RefusalId | null {
  if (foundationSuit(to) !== suitOf(card)) return "different-suit";
  return rankOf(card) === topRank(position, to) + step(to) ? null : "wrong-rank";
}

/** By how much the next rank of a foundation differs from its top. */
function step(foundation: Place): 1 | -1 {
  return isAscending(foundation) ? 1 : -1;
}

/** Does an action that is legal in place: the position is changed. */
export function apply(position: Position, action: Action): void {
  if (action === REDEAL) {
    redeal(position);
    return;
  }
  const { from, to } = moveOf(position, action);
  carry(position, from, to);
}

/** Does an action in place where it is legal; else says why it is refused and changes nothing. */
export function attempt(position: Position, action: Action): RefusalId | null {
  if (action === REDEAL) {
    const refusal = refusalOfRedeal(position);
    if (refusal === null) redeal(position);
    return refusal;
  }
  const { from, to } = moveOf(position, action);
  const refusal = refusalOfMove(position, from, to);
  if (refusal === null) carry(position, from, to);
  return refusal;
}

/** Brings the top card of one place to another. */
function carry(position: Position, from: Place, to: Place): void {
  const card = topOf(position, from) as Card;
  if (isPile(from)) {
    const height = countAt(position, from) - 1;
    position[HEIGHTS + from] = height;
    position[from * PILE_LIMIT + height] = 0;
  } else {
    position[TOPS + from - PILE_COUNT] = topRank(position, from) - step(from);
  }
  if (isPile(to)) {
    const height = countAt(position, to);
    position[to * PILE_LIMIT + height] = card;
    position[HEIGHTS + to] = height + 1;
  } else {
    position[TOPS + to - PILE_COUNT] = rankOf(card);
  }
}

/** The position after an action, or why it is refused; the given position stays as it is. */
export function play(position: Position, action: Action): Position | RefusalId {
  const refusal = refusalOf(position, action);
  if (refusal !== null) return refusal;
  const next = copyPosition(position);
  apply(next, action);
  return next;
}

/**
 * The action of a gesture, the top card of one place brought to another, or why it is refused. A
 * foundation may be named that is not the card's own.
 */
export function actionOfMove(position: Position, from: Place, to: Place): Action | RefusalId {
  const refusal = refusalOfMove(position, from, to);
  if (refusal !== null) return refusal;
  const source = isPile(from) ? from : PILE_COUNT + foundationSuit(from);
  if (isPile(to)) return makeAction(source, to);
  return makeAction(source, isAscending(to) ? TO_ASCENDING : TO_DESCENDING);
}

/** In every pile of two or more the bottom card goes to the top. */
function redeal(position: Position): void {
  for (let pile = 0; pile < PILE_COUNT; pile++) {
    const bottom = pile * PILE_LIMIT;
    const top = bottom + countAt(position, pile) - 1;
    if (top <= bottom) continue;
    const card = position[bottom] as number;
    position.copyWithin(bottom, bottom + 1, top + 1);
    position[top] = card;
  }
  position[REDEALS_LEFT] = redealsLeft(position) - 1;
}

/** All legal actions, in the order of the actions' numbers; the redeal last. */
export function legalActions(position: Position): Action[] {
  const actions: Action[] = [];
  for (let from = 0; from < PILE_COUNT; from++) {
    const height = position[HEIGHTS + from] as number;
    if (height === 0) continue;
    const card = position[from * PILE_LIMIT + height - 1] as Card;
    for (let to = 0; to < PILE_COUNT; to++) {
      const room = position[HEIGHTS + to] as number;
      if (room === 0 || room === PILE_LIMIT || to === from) continue;
      const top = position[to * PILE_LIMIT + room - 1] as Card;
      if (FITS[card * CARD_COUNT + top] === 1) actions.push(makeAction(from, to));
    }
    const foundation = ASCENDING + suitOf(card);
    const rank = rankOf(card);
    if (rank === topRank(position, foundation) + 1) actions.push(makeAction(from, TO_ASCENDING));
    if (rank === topRank(position, foundation + 4) - 1)
      actions.push(makeAction(from, TO_DESCENDING));
  }
  for (const suit of EACH_SUIT) {
    if (canSlide(position, suit, DESCENDING))
      actions.push(makeAction(PILE_COUNT + suit, TO_ASCENDING));
    if (canSlide(position, suit, ASCENDING))
      actions.push(makeAction(PILE_COUNT + suit, TO_DESCENDING));
  }
  if (refusalOfRedeal(position) === null) actions.push(REDEAL);
  return actions;
}

function canSlide(position: Position, suit: Suit, from: Place): boolean {
  const to = from === ASCENDING ? DESCENDING : ASCENDING;
  return refusalOfMove(position, from + suit, to + suit) === null;
}

/** The places that take the top card of a place. */
export function targetsOf(position: Position, from: Place): Place[] {
  const targets: Place[] = [];
  for (let to = 0; to < DESCENDING + 4; to++) {
    if (refusalOfMove(position, from, to) === null) targets.push(to);
  }
  return targets;
}

/** How a game stands: `stuck` when no move is legal and no redeal could change anything. */
export type Status = "playing" | "won" | "stuck";

/** How the game stands in a position. */
export function statusOf(position: Position): Status {
  if (isWon(position)) return "won";
  const actions = legalActions(position);
  if (actions.some((action) => action !== REDEAL)) return "playing";
  return actions.length === 1 && redealChanges(position) ? "playing" : "stuck";
}

/** Two copies of one card, alone in a pile, look the same after a redeal. */
function redealChanges(position: Position): boolean {
  for (let pile = 0; pile < PILE_COUNT; pile++) {
    const bottom = pile * PILE_LIMIT;
    for (let i = 1; i < countAt(position, pile); i++) {
      if (position[bottom + i] !== position[bottom]) return true;
    }
  }
  return false;
}
