/** Perft: counts of action sequences, to check and to measure the rules. */

import { copyPosition, type Position } from "./position";
import { apply, legalActions } from "./rules";

/**
 * The number of legal action sequences of a length (0 or more) from a position. Redeals count;
 * nothing goes on after a win.
 */
export function perft(position: Position, depth: number): number {
  if (depth === 0) return 1;
  const actions = legalActions(position);
  if (depth === 1) return actions.length;
  let nodes = 0;
  for (const action of actions) {
    const next = copyPosition(position);
    apply(next, action);
    nodes += perft(next, depth - 1);
  }
  return nodes;
}
