/** Hints: what to do next, with how sure it is. */
import type { Action } from "../action";
import { copyPosition, type Position, samePosition } from "../position";
import { apply } from "../rules";
import type { Answer, Solver } from "./solver";

export type Hint =
  /** The action keeps the win: `line` begins with it and wins. */
  | { readonly kind: "proven"; readonly action: Action; readonly line: readonly Action[] }
  /** The search likes it best so far; nothing is proven. */
  | { readonly kind: "looks-best"; readonly action: Action }
  /** Nothing helps: the position is proven lost. */
  | {
      readonly kind: "lost";
      readonly proof: Extract<Answer, { state: "lost" }>["proof"];
    };

/**
 * What a solver would do now, at whatever point of its search; null when it has nothing to say,
 * at the very beginning or where the game is won.
 */
export function hintOf(solver: Solver): Hint | null {
  const { answer } = solver;
  if (answer.state === "lost") return { kind: "lost", proof: answer.proof };
  if (answer.state === "won") return provenHint(answer.line);
  const [action] = solver.bestLine();
  return action === undefined ? null : { kind: "looks-best", action };
}

/** The hint that a winning line from the position gives; null when the game is won. */
export function provenHint(line: readonly Action[]): Hint | null {
  const [action] = line;
  return action === undefined ? null : { kind: "proven", action, line };
}

/**
 * What is left of a legal line from a starting position where the given position stands on it, so
 * that a player who follows it gets each hint at once; null where it does not.
 */
export function restOfLine(
  start: Position,
  line: readonly Action[],
  position: Position,
): readonly Action[] | null {
  const at = copyPosition(start);
  for (let i = 0; ; i++) {
    if (samePosition(at, position)) return line.slice(i);
    const action = line[i];
    if (action === undefined) return null;
    apply(at, action);
  }
}
