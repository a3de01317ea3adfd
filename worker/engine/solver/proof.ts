/**
 * The exhaustive search, best positions first: all that can come of a position, less what safe
 * plays, dominance and the relaxation spare. When it runs out of positions there is no win.
 */
import { expand, moves, scores } from "./expand";
import { hash, hashAfter, hashNode } from "./hash";
import { scan } from "./node";
import { cardsLeft, copyPacked, LEFT, type Move, playPacked, STRIDE } from "./packed";
import { POINT } from "./prices";
import { Queue } from "./queue";
import { relax, relaxed } from "./relax";
import { isDominated, isSafe } from "./safe";
import { Store } from "./store";
import type { Weights } from "./weights";

export type ProofState = "working" | "won" | "lost" | "given-up";

export class Proof {
  state: ProofState = "working";
  /** Positions looked at. */
  nodes = 0;
  private readonly store = new Store();
  private readonly queue = new Queue();
  private readonly weights: Weights;
  private readonly limit: number;
  private wonAt = -1;

  /** From a packed position that is not won; gives up when it holds `limit` positions. */
  constructor(root: Uint8Array, weights: Weights, limit: number) {
    this.weights = weights;
    this.limit = limit;
    copyPacked(root, 0, this.store.states, 0);
    scan(root, 0);
    hashNode();
    this.store.add(hash[0] as number, hash[1] as number, -1, 0);
    if (relax(root, 0)) this.queue.add(0, 0);
    else this.state = "lost";
  }

  /** Looks at the most promising position's children. */
  step(): ProofState {
    if (this.state !== "working") return this.state;
    if (this.queue.size === 0) {
      this.state = "lost";
      return this.state;
    }
    if (this.store.size >= this.limit) {
      this.state = "given-up";
      return this.state;
    }
    const node = this.queue.take();
    const at = node * STRIDE;
    const count = expand(this.store.states, at, this.weights, Number.POSITIVE_INFINITY);
    this.nodes += count;
    const safe = this.safeMove(at, count);
    if (safe >= 0) this.visit(node, safe);
    else {
      const spare = this.store.states[at + LEFT] === 0;
      for (let i = 0; i < count && this.state === "working"; i++) {
        if (spare && isDominated(this.store.states, at, moves[i] as number)) continue;
        this.visit(node, i);
      }
    }
    return this.state;
  }

  private safeMove(at: number, count: number): number {
    for (let i = 0; i < count; i++) {
      if (isSafe(this.store.states, at, moves[i] as number)) return i;
    }
    return -1;
  }

  private visit(node: number, i: number): void {
    const { store } = this;
    const move = moves[i] as number;
    store.reserve();
    const { states } = store;
    const child = store.size * STRIDE;
    states.copyWithin(child, node * STRIDE, (node + 1) * STRIDE);
    playPacked(states, child, move);
    hashAfter(move);
    if (!store.add(hash[0] as number, hash[1] as number, node, move)) return;
    if (cardsLeft(states, child) === 0) {
      this.wonAt = store.size - 1;
      this.state = "won";
    } else if (relax(states, child)) {
      this.queue.add((scores[i] as number) + (relaxed.rounds * POINT) / 100, store.size - 1);
    }
  }

  /** The moves to the win that was found; none before one is. */
  line(): Move[] {
    const line: Move[] = [];
    for (let at = this.wonAt; at > 0; at = this.store.links[2 * at] as number) {
      line.push(this.store.links[2 * at + 1] as number);
    }
    return line.reverse();
  }
}
