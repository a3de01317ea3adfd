/**
 * One beam: from a position, level by level, the best few positions by score and noise are kept.
 * Hundreds of small noisy beams find far more wins than a wide one in the same time.
 */
import { Best } from "./best";
import { expand, moves, scores } from "./expand";
import { hash, hashAfter, hashNode } from "./hash";
import { node, scan } from "./node";
import { copyPacked, LEFT, type Move, playPacked, STRIDE } from "./packed";
import { POINT, price } from "./prices";
import { relax, relaxed } from "./relax";
import { Seen } from "./seen";
import type { Weights } from "./weights";

/** How many candidates per place in the beam are looked at with the relaxation. */
const CANDIDATES = 2;

export interface BeamOptions {
  /** How many positions each level keeps. */
  readonly width: number;
  /** Each score gets a random number from 0 to this added. */
  readonly noise: number;
  /** How many moves deep it looks. */
  readonly depth: number;
  readonly weights: Weights;
  /** The noise's seed: any 32 bits. */
  readonly seed: number;
}

export type BeamState = "working" | "won" | "failed";

/** The buffers of beams, to be used again by the next one. */
export class Beam {
  state: BeamState = "failed";
  /** Positions looked at by all beams in these buffers. */
  nodes = 0;
  /** The lowest score that this beam has kept, and where in the history. */
  bestScore = Number.POSITIVE_INFINITY;

  private options: BeamOptions | null = null;
  /** Two levels' positions, the present ones from `half` on. */
  private states = new Uint8Array(0);
  private half = 0;
  private readonly candidates = new Best();
  private readonly kept = new Best();
  private readonly seen = new Seen();
  /** Of each candidate of a level. */
  private parent = new Int32Array(0);
  private move = new Int32Array(0);
  private cheap = new Int32Array(0);
  /** Of each position kept: the entry of its parent and its move. */
  private history = new Int32Array(1024);
  private entries = 0;
  private count = 0;
  private level = 0;
  /** Of each position of this level: its slot among the states, and its entry in the history. */
  private slots = new Int32Array(0);
  private entry = new Int32Array(0);
  private wonAt = -1;
  private random = 1;
  private bestAt = -1;

  /** Begins anew from a packed position, which must not be won. */
  start(root: Uint8Array, options: BeamOptions): void {
    const { width } = options;
    if (width > this.slots.length) this.allocate(width);
    this.candidates.reset(CANDIDATES * width);
    this.kept.reset(width);
    this.options = options;
    this.seen.clear();
    scan(root, 0);
    hashNode();
    this.seen.add(hash[0] as number, hash[1] as number);
    copyPacked(root, 0, this.states, 0);
    this.half = 0;
    this.slots[0] = 0;
    this.entry[0] = -1;
    this.count = 1;
    this.entries = 0;
    this.level = 0;
    this.random = options.seed | 0 || 1;
    this.bestScore = Number.POSITIVE_INFINITY;
    this.bestAt = -1;
    this.state = "working";
  }

  private allocate(width: number): void {
    const slots = CANDIDATES * width;
    this.states = new Uint8Array(2 * slots * STRIDE);
    this.parent = new Int32Array(slots);
    this.move = new Int32Array(slots);
    this.cheap = new Int32Array(slots);
    this.slots = new Int32Array(width);
    this.entry = new Int32Array(width);
  }

  /** One level more. */
  step(): BeamState {
    const options = this.options;
    if (options === null || this.state !== "working") return this.state;
    this.collect(options);
    if (this.wonAt < 0) this.select(options);
    return this.state;
  }

  private collect(options: BeamOptions): void {
    const { candidates, seen, parent, move, cheap, slots } = this;
    const { weights } = options;
    const { states, half } = this;
    const noise = (options.noise * POINT) / 2 ** 31;
    let random = this.random;
    candidates.reset(CANDIDATES * options.width);
    this.wonAt = -1;
    for (let i = 0; i < this.count; i++) {
      const at = half + (slots[i] as number) * STRIDE;
      const found = expand(states, at, weights, candidates.bar);
      this.nodes += found;
      if (node.cards === 1 && found > 0) {
        this.win(i, moves[0] as number);
        return;
      }
      for (let j = 0; j < found; j++) {
        // Marsaglia's xorshift of 32 bits.
        random ^= random << 13;
        random ^= random >>> 17;
        random ^= random << 5;
        const score = (scores[j] as number) + ((noise * (random >>> 1)) | 0);
        if (score >= candidates.bar) continue;
        const next = moves[j] as number;
        hashAfter(next);
        if (!seen.add(hash[0] as number, hash[1] as number)) continue;
        const slot =
          candidates.size < candidates.limit ? candidates.size : (candidates.values[0] as number);
        candidates.add(score, slot);
        parent[slot] = i;
        move[slot] = next;
        cheap[slot] = score;
      }
    }
    this.random = random;
  }

  private select(options: BeamOptions): void {
    const { candidates, kept, parent, move, cheap } = this;
    const { round, dead } = price;
    const { states, half } = this;
    const other = states.length / 2 - half;
    kept.reset(options.width);
    // From the end, where the better ones are: the relaxation only adds, and spares the rest.
    for (let i = candidates.size - 1; i >= 0; i--) {
      const slot = candidates.values[i] as number;
      if ((cheap[slot] as number) >= kept.bar) continue;
      const at = other + slot * STRIDE;
      const from = half + (this.slots[parent[slot] as number] as number) * STRIDE;
      states.copyWithin(at, from, from + STRIDE);
      playPacked(states, at, move[slot] as number);
      if (!relax(states, at)) continue;
      const each = dead[states[at + LEFT] as number] as number;
      const score = (cheap[slot] as number) + each * relaxed.dead + round * relaxed.rounds;
      if (score < kept.bar) kept.add(score, slot);
    }
    this.advance(options);
  }

  private advance(options: BeamOptions): void {
    const { kept, parent, move, entry } = this;
    if (this.history.length < 2 * (this.entries + kept.size)) this.growHistory();
    const first = this.entries;
    for (let i = 0; i < kept.size; i++) {
      const slot = kept.values[i] as number;
      this.history[2 * this.entries] = entry[parent[slot] as number] as number;
      this.history[2 * this.entries + 1] = move[slot] as number;
      if ((kept.keys[i] as number) < this.bestScore) {
        this.bestScore = kept.keys[i] as number;
        this.bestAt = this.entries;
      }
      this.entries++;
    }
    for (let i = 0; i < kept.size; i++) {
      this.slots[i] = kept.values[i] as number;
      entry[i] = first + i;
    }
    this.count = kept.size;
    this.half = this.states.length / 2 - this.half;
    this.level++;
    if (this.count === 0 || this.level >= options.depth) this.state = "failed";
  }

  private growHistory(): void {
    const history = new Int32Array(2 * this.history.length + 4 * this.kept.limit);
    history.set(this.history);
    this.history = history;
  }

  private win(parent: number, move: Move): void {
    if (this.history.length < 2 * (this.entries + 1)) this.growHistory();
    this.history[2 * this.entries] = this.entry[parent] as number;
    this.history[2 * this.entries + 1] = move;
    this.wonAt = this.entries++;
    this.state = "won";
  }

  /** The moves to the win that was found; none before one is. */
  line(): Move[] {
    return this.state === "won" ? this.lineTo(this.wonAt) : [];
  }

  /** The moves to the best position that this beam has kept. */
  bestLine(): Move[] {
    return this.lineTo(this.bestAt);
  }

  private lineTo(entry: number): Move[] {
    const line: Move[] = [];
    for (let at = entry; at >= 0; at = this.history[2 * at] as number) {
      line.push(this.history[2 * at + 1] as number);
    }
    return line.reverse();
  }
}
