/**
 * All positions that a proof has come across. A hash leads to them, but only comparing card by
 * card says that two are one: a proof must not rest on luck with hashes.
 */
import { HEIGHT, hasMet, LEFT, STRIDE, UP } from "./packed";

const FIRST = 256;

export class Store {
  /** The positions, one after the other. */
  states = new Uint8Array(FIRST * STRIDE);
  size = 0;
  /** Of each position: its parent and the move that led to it. */
  links = new Int32Array(2 * FIRST);
  private low = new Int32Array(FIRST);
  private high = new Int32Array(FIRST);
  private table = new Int32Array(4 * FIRST).fill(-1);

  /** Makes sure that there is room for one position more behind the last one. */
  reserve(): void {
    if ((this.size + 1) * STRIDE <= this.states.length) return;
    const states = new Uint8Array(2 * this.states.length);
    states.set(this.states);
    this.states = states;
    this.links = grown(this.links);
    this.low = grown(this.low);
    this.high = grown(this.high);
    this.table = new Int32Array(2 * this.table.length).fill(-1);
    for (let i = 0; i < this.size; i++) this.table[this.slotOf(i)] = i;
  }

  /** Takes the position behind the last one in, if it is new; answers whether it is. */
  add(low: number, high: number, parent: number, move: number): boolean {
    this.low[this.size] = low;
    this.high[this.size] = high;
    const slot = this.slotOf(this.size);
    if (this.table[slot] !== -1) return false;
    this.table[slot] = this.size;
    this.links[2 * this.size] = parent;
    this.links[2 * this.size + 1] = move;
    this.size++;
    return true;
  }

  /** The slot of a position or of one that is the same, or the free one where it belongs. */
  private slotOf(index: number): number {
    const mask = this.table.length - 1;
    let slot = (this.low[index] as number) & mask;
    for (;;) {
      const there = this.table[slot] as number;
      if (there < 0 || there === index || this.isSame(there, index)) return slot;
      slot = (slot + 1) & mask;
    }
  }

  private isSame(a: number, b: number): boolean {
    if (this.low[a] !== this.low[b] || this.high[a] !== this.high[b]) return false;
    return samePacked(this.states, a * STRIDE, b * STRIDE);
  }
}

function grown(array: Int32Array): Int32Array<ArrayBuffer> {
  const next = new Int32Array(2 * array.length);
  next.set(array);
  return next;
}

/** Whether two packed positions differ in nothing but the order of piles and in slides. */
export function samePacked(states: Uint8Array, a: number, b: number): boolean {
  if (states[a + LEFT] !== states[b + LEFT]) return false;
  for (let suit = 0; suit < 4; suit++) {
    const up = states[a + UP + suit] as number;
    const down = states[a + UP + 4 + suit] as number;
    const otherUp = states[b + UP + suit] as number;
    const otherDown = states[b + UP + 4 + suit] as number;
    if (hasMet(up, down) && hasMet(otherUp, otherDown)) continue;
    if (up !== otherUp || down !== otherDown) return false;
  }
  let used = 0;
  for (let pile = 0; pile < 16; pile++) {
    let twin = pile;
    let tried = 0;
    while (((used >> twin) & 1) === 1 || !samePile(states, a + pile * 16, b + twin * 16)) {
      if (++tried === 16) return false;
      twin = (twin + 1) & 15;
    }
    used |= 1 << twin;
  }
  return true;
}

function samePile(states: Uint8Array, a: number, b: number): boolean {
  const height = states[a + HEIGHT] as number;
  if (states[b + HEIGHT] !== height) return false;
  for (let i = 0; i < height; i++) if (states[a + i] !== states[b + i]) return false;
  return true;
}
