/**
 * Looking back on a game: up to which action it could certainly still be won, and from which on it
 * was certainly lost. Wins are inherited backwards and losses forwards, so the two halve the log
 * until they meet or what lies between can't be decided with the nodes that are allowed.
 */
import type { Action } from "../action";
import { copyPosition, type Position } from "../position";
import { apply } from "../rules";
import { makeSolver, type Solver } from "./solver";

/** What is known of a game; a ply is the number of actions played before, 0 the deal. */
export interface Review {
  /** Nothing more will be found out. */
  readonly done: boolean;
  /** The last ply that is known to be winnable, with a line that wins from it. */
  readonly won: { readonly ply: number; readonly line: readonly Action[] } | null;
  /** The first ply that is proven lost. */
  readonly lost: { readonly ply: number } | null;
}

export interface ReviewOptions {
  /** 0 to 2^53 − 1. */
  readonly seed: number;
  /** How many nodes each position may take before it is left as unknown. */
  readonly nodesEach: number;
}

export class Reviewer {
  review: Review = { done: false, won: null, lost: null };
  private readonly positions: readonly Position[];
  private readonly options: ReviewOptions;
  private readonly undecided = new Set<number>();
  private solver: Solver | null = null;
  private ply = -1;

  constructor(start: Position, log: readonly Action[], options: ReviewOptions) {
    this.options = options;
    const at = copyPosition(start);
    this.positions = [start, ...log.map((action) => stepped(at, action))];
  }

  /** Spends about so many nodes more and answers with what is known. */
  step(nodes: number): Review {
    let left = nodes;
    while (left > 0 && !this.review.done) {
      const solver = this.solver ?? this.next();
      if (solver === null) break;
      const before = solver.nodes;
      solver.step(left);
      // A position that is decided at once costs a node too, or nothing would count them.
      left -= Math.max(1, solver.nodes - before);
      this.learn(solver);
    }
    return this.review;
  }

  private learn(solver: Solver): void {
    const { answer } = solver;
    if (answer.state === "working") return;
    this.solver = null;
    const { ply } = this;
    if (answer.state === "won") this.review = { ...this.review, won: { ply, line: answer.line } };
    else if (answer.state === "lost") this.review = { ...this.review, lost: { ply } };
    else this.undecided.add(ply);
  }

  /** The next position to look at: the end first, then always the middle of what is open. */
  private next(): Solver | null {
    const { won, lost } = this.review;
    const end = this.positions.length - 1;
    const open: number[] = [];
    for (let ply = (won?.ply ?? -1) + 1; ply < (lost?.ply ?? end + 1); ply++) {
      if (!this.undecided.has(ply)) open.push(ply);
    }
    const first = won === null && lost === null && this.undecided.size === 0;
    const ply = first ? end : open[open.length >> 1];
    if (ply === undefined) {
      this.review = { ...this.review, done: true };
      return null;
    }
    this.ply = ply;
    const { seed, nodesEach } = this.options;
    this.solver = makeSolver(this.positions[ply] as Position, { seed, limit: nodesEach });
    return this.solver;
  }
}

function stepped(at: Position, action: Action): Position {
  apply(at, action);
  return copyPosition(at);
}

/** A look back on a legal log from a deal, or from any position. */
export function makeReviewer(
  start: Position,
  log: readonly Action[],
  options: ReviewOptions,
): Reviewer {
  return new Reviewer(start, log, options);
}
