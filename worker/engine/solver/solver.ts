/**
 * The solver: can this position still be won? Noisy beams with restarts look for a win; where it
 * can come to an end, an exhaustive search looks for the proof that there is none.
 *
 * It knows no clock: the caller gives nodes to spend, as often as it likes, and measures. All is
 * decided by the position and the seed.
 */
import type { Action } from "../action";
import { isWon, type Position } from "../position";
import { sfc32 } from "../shuffle";
import { Beam } from "./beam";
import { actionsOf, isWinningLine } from "./line";
import { cardsLeft, LEFT, type Move, pack, STRIDE } from "./packed";
import { Proof } from "./proof";
import { relax } from "./relax";
import { WEIGHTS, type Weights } from "./weights";

/** What a solver knows of its position. */
export type Answer =
  /** Nothing yet: give it more nodes. */
  | { readonly state: "working" }
  /** It can be won: the actions have been played through the rules to the win. */
  | { readonly state: "won"; readonly line: readonly Action[] }
  /** It can't be won, proven at once by the relaxation or by looking at all that can come. */
  | { readonly state: "lost"; readonly proof: "relaxation" | "exhausted" }
  /** The limit is reached and neither is known. */
  | { readonly state: "unknown" };

export interface SolverOptions {
  /** 0 to 2^53 − 1; the same seed finds the same answer with the same nodes. */
  readonly seed: number;
  /** How many nodes it spends at most, over all steps; without it there is no end. */
  readonly limit?: number;
  readonly weights?: Weights;
}

/**
 * The first beam's width, rounded down; each restart is wider by the factor. Tuned together with
 * the weights: beams this narrow win less often than wide ones, but cost still less.
 */
const WIDTH = 2.6;
const WIDENING = 1.03;
const NOISE = 3.5;
/** More moves than any sensible win has. */
const DEPTH = 400;
/** A proof with redeals left is tried when there are so few cards in the piles. */
const PROOF_CARDS = 40;
/** How many positions a proof may hold: 272 bytes each. */
const PROOF_LIMIT = 150_000;

export class Solver {
  answer: Answer;
  private readonly position: Position;
  private readonly weights: Weights;
  private readonly limit: number;
  private readonly random: () => number;
  private readonly root = new Uint8Array(STRIDE);
  private readonly beam = new Beam();
  private readonly proof: Proof | null;
  private width = WIDTH;
  private best: readonly Move[] = [];
  private bestScore = Number.POSITIVE_INFINITY;

  constructor(position: Position, options: SolverOptions) {
    this.position = position;
    this.weights = options.weights ?? WEIGHTS;
    this.limit = options.limit ?? Number.POSITIVE_INFINITY;
    this.random = sfc32(options.seed);
    pack(position, this.root, 0);
    this.proof = null;
    this.answer = { state: "working" };
    if (isWon(position)) this.answer = { state: "won", line: [] };
    else if (!relax(this.root, 0)) this.answer = { state: "lost", proof: "relaxation" };
    else {
      const few = cardsLeft(this.root, 0) <= PROOF_CARDS;
      if (few || this.root[LEFT] === 0) {
        this.proof = new Proof(this.root, this.weights, PROOF_LIMIT);
      }
      this.restart();
    }
  }

  /** How many positions it has looked at. */
  get nodes(): number {
    return this.beam.nodes + (this.proof?.nodes ?? 0);
  }

  /** Spends about so many nodes more, fewer when the answer is found before. */
  step(nodes: number): Answer {
    const end = Math.min(this.limit, this.nodes + nodes);
    while (this.answer.state === "working" && this.nodes < end) {
      const { proof } = this;
      if (proof?.state === "working" && proof.nodes <= this.beam.nodes) this.prove(proof);
      else this.search();
    }
    if (this.answer.state === "working" && this.nodes >= this.limit) {
      this.answer = { state: "unknown" };
    }
    return this.answer;
  }

  /** The moves to the best position found so far, which may lead to nothing. */
  bestLine(): readonly Action[] {
    if (this.beam.bestScore < this.bestScore) this.keepBest();
    return actionsOf(this.position, this.best) ?? [];
  }

  private prove(proof: Proof): void {
    const state = proof.step();
    if (state === "lost") this.answer = { state: "lost", proof: "exhausted" };
    if (state === "won") this.win(proof.line());
  }

  private search(): void {
    const state = this.beam.step();
    if (state === "won") this.win(this.beam.line());
    if (state !== "failed") return;
    if (this.beam.bestScore < this.bestScore) this.keepBest();
    this.width *= WIDENING;
    this.restart();
  }

  private keepBest(): void {
    this.bestScore = this.beam.bestScore;
    this.best = this.beam.bestLine();
  }

  private restart(): void {
    this.beam.start(this.root, {
      width: Math.floor(this.width),
      noise: NOISE,
      depth: DEPTH,
      weights: this.weights,
      seed: this.random(),
    });
  }

  private win(moves: readonly Move[]): void {
    const line = actionsOf(this.position, moves);
    if (line === null || !isWinningLine(this.position, line)) {
      throw new Error("the solver's line does not win by the rules");
    }
    this.answer = { state: "won", line };
  }
}

/** A solver for a position; nothing is searched before its first step. */
export function makeSolver(position: Position, options: SolverOptions): Solver {
  return new Solver(position, options);
}
