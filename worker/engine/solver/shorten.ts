/**
 * Shorter wins: wide noisy beams from somewhere along the best line so far, each with no more
 * depth than would make it better. The best line known is never called the best there is.
 */
import { type Action, REDEAL } from "../action";
import { copyPosition, type Position } from "../position";
import { compareMerit } from "../replay";
import { apply } from "../rules";
import { sfc32 } from "../shuffle";
import { Beam } from "./beam";
import { actionsOf, isWinningLine } from "./line";
import { pack, STRIDE } from "./packed";
import { simplify } from "./simplify";
import { WEIGHTS, type Weights } from "./weights";

/**
 * Widths are picked between the widest and a small part of it, the small ones more often. The
 * widest grows with the nodes spent: one wide beam would use up a short search.
 */
const WIDEST = 800;
const WIDEST_AT_FIRST = 60;
const WIDENING_NODES = 3000;
const NARROWEST_PART = 1 / 13;
const NARROWEST = 15;
const NOISE = 6;
/** The price of a slide, which is a move of its own. */
const SLIDE = 2.5;
/** What a card in the piles costs more than elsewhere: going straight home makes wins short. */
const HASTE = 2;
/** Redeals are no moves: of what they are worth to any win, at most so much is kept here. */
const THRIFT = 0.7;

/** How a line is counted: moves, and redeals apart. */
export function meritOf(line: readonly Action[]): { moves: number; redeals: number } {
  const redeals = line.filter((action) => action === REDEAL).length;
  return { moves: line.length - redeals, redeals };
}

export class Shortener {
  /** The best line so far, played through the rules to the win. */
  line: readonly Action[];
  private readonly position: Position;
  private readonly random: () => number;
  private readonly beam = new Beam();
  private readonly root = new Uint8Array(STRIDE);
  /** What was played before the beam that is running. */
  private prefix: readonly Action[] = [];
  private start: Position;

  constructor(position: Position, line: readonly Action[], seed: number) {
    if (!isWinningLine(position, line)) throw new Error("only a winning line can be shortened");
    this.position = position;
    this.start = position;
    this.line = simplify(position, line);
    this.random = sfc32(seed);
  }

  /** How many positions it has looked at. */
  get nodes(): number {
    return this.beam.nodes;
  }

  /** Spends about so many nodes more and answers with the best line so far. */
  step(nodes: number): readonly Action[] {
    const end = this.nodes + nodes;
    while (this.nodes < end && this.line.length > 1) {
      if (this.beam.state !== "working") this.restart();
      if (this.beam.step() === "won") this.take();
    }
    return this.line;
  }

  private restart(): void {
    const { random, line, root, beam } = this;
    const unit = () => random() / 2 ** 32;
    // Half of the beams begin early, where most can be gained.
    const share = unit() < 0.5 ? 0 : unit() * 0.9;
    this.prefix = line.slice(0, Math.floor(share * line.length));
    this.start = copyPosition(this.position);
    for (const action of this.prefix) apply(this.start, action);
    pack(this.start, root, 0);
    const thrift = THRIFT * unit();
    const weights: Weights = {
      ...WEIGHTS,
      cards: WEIGHTS.cards + HASTE,
      redeals: WEIGHTS.redeals.map((weight) => weight * thrift),
      slide: SLIDE,
    };
    const widest = Math.min(WIDEST, Math.max(WIDEST_AT_FIRST, this.nodes / WIDENING_NODES));
    const narrowest = Math.max(NARROWEST, widest * NARROWEST_PART);
    beam.start(root, {
      width: Math.floor(narrowest * (widest / narrowest) ** unit()),
      noise: NOISE * unit(),
      depth: line.length - this.prefix.length,
      weights,
      seed: random(),
    });
  }

  private take(): void {
    const rest = actionsOf(this.start, this.beam.line());
    if (rest === null) throw new Error("the solver's line is refused by the rules");
    const line = simplify(this.position, [...this.prefix, ...rest]);
    if (compareMerit(meritOf(line), meritOf(this.line)) >= 0) return;
    if (!isWinningLine(this.position, line)) {
      throw new Error("the solver's line does not win by the rules");
    }
    this.line = line;
  }
}

/** A search for shorter wins than the given one, which must win from the position. */
export function makeShortener(
  position: Position,
  line: readonly Action[],
  seed: number,
): Shortener {
  return new Shortener(position, line, seed);
}
