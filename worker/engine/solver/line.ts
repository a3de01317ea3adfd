/** From the search's moves to actions of the game, checked by its rules. */
import { type Action, makeAction, REDEAL, TO_ASCENDING, TO_DESCENDING } from "../action";
import { rankOf, type Suit, suitOf } from "../card";
import {
  ASCENDING,
  copyPosition,
  DESCENDING,
  isWon,
  PILE_COUNT,
  type Position,
  topOf,
  topRank,
} from "../position";
import { apply, refusalOf } from "../rules";
import { type Move, TO_DOWN, TO_UP, TURN } from "./packed";

/** The position after actions, or null when the rules refuse one of them. */
export function playLine(position: Position, line: readonly Action[]): Position | null {
  const end = copyPosition(position);
  for (const action of line) {
    if (isWon(end) || refusalOf(end, action) !== null) return null;
    apply(end, action);
  }
  return end;
}

/** Whether actions win from a position, by the rules and to their last. */
export function isWinningLine(position: Position, line: readonly Action[]): boolean {
  const end = playLine(position, line);
  return end !== null && isWon(end);
}

/**
 * The actions of the search's moves from a position: plays at the meeting of two foundations get
 * the slides that they need. Null when the rules refuse one, which would be the solver's bug.
 */
export function actionsOf(position: Position, line: readonly Move[]): Action[] | null {
  const actions: Action[] = [];
  const at = copyPosition(position);
  for (const move of line) {
    for (const action of expandMove(at, move)) {
      if (refusalOf(at, action) !== null) return null;
      apply(at, action);
      actions.push(action);
    }
  }
  return actions;
}

/** A move of the search as actions: usually one. */
export function expandMove(position: Position, move: Move): Action[] {
  if (move === TURN) return [REDEAL];
  const pile = move >> 5;
  const target = move & 31;
  if (target < TO_UP) return [makeAction(pile, target)];
  if (target === TO_UP) return [makeAction(pile, TO_ASCENDING)];
  if (target === TO_DOWN) return [makeAction(pile, TO_DESCENDING)];
  const card = topOf(position, pile) ?? 0;
  return meet(position, pile, suitOf(card), rankOf(card));
}

function meet(position: Position, pile: number, suit: Suit, rank: number): Action[] {
  const up = topRank(position, ASCENDING + suit);
  const down = topRank(position, DESCENDING + suit);
  const actions: Action[] = [];
  const source = PILE_COUNT + suit;
  // The fewer slides decide: down to its lower neighbour on top of the ascending, or up to itself.
  for (let top = up; top > rank; top--) actions.push(makeAction(source, TO_DESCENDING));
  for (let bottom = down; bottom < rank; bottom++) actions.push(makeAction(source, TO_ASCENDING));
  actions.push(makeAction(pile, up >= rank ? TO_DESCENDING : TO_ASCENDING));
  return actions;
}
