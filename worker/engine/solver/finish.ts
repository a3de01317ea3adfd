/** Finishing a game that needs nothing more than plays to the foundations. */
import type { Action } from "../action";
import { isWon, type Position } from "../position";
import { expand, moves } from "./expand";
import { actionsOf, isWinningLine } from "./line";
import { cardsLeft, copyPacked, type Move, pack, playPacked, STRIDE, TO_UP, TURN } from "./packed";
import { WEIGHTS } from "./weights";

/** Most plays that are tried; what finishes by itself needs a few hundred at the very most. */
const LIMIT = 2000;
/** A play for each of the 96 cards. */
const DEPTH = 97;

const states = new Uint8Array(DEPTH * STRIDE);

/**
 * The plays, with the slides that they need, that bring all cards home with no other move; null
 * where there are none or too many ways to try. Empty when the position is won.
 */
export function finishLine(position: Position): readonly Action[] | null {
  if (isWon(position)) return [];
  pack(position, states, 0);
  const line: Move[] = [];
  const search = { left: LIMIT };
  if (!finish(0, line, search)) return null;
  const actions = actionsOf(position, line);
  return actions !== null && isWinningLine(position, actions) ? actions : null;
}

function finish(depth: number, line: Move[], search: { left: number }): boolean {
  const at = depth * STRIDE;
  if (cardsLeft(states, at) === 0) return true;
  const count = expand(states, at, WEIGHTS, Number.NEGATIVE_INFINITY);
  const plays = moves.slice(0, count).filter((move) => move !== TURN && (move & 31) >= TO_UP);
  for (const move of plays) {
    if (search.left-- <= 0) return false;
    copyPacked(states, at, states, at + STRIDE);
    playPacked(states, at + STRIDE, move);
    line.push(move);
    if (finish(depth + 1, line, search)) return true;
    line.pop();
  }
  return false;
}
