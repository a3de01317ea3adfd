/**
 * The relaxation: a position made easier until it can be decided at once. Cards that have lain on
 * top once stay available for ever, each stands for both copies of it, and nothing ever blocks.
 *
 * Round by round a pile's top card leaves when it can reach a foundation over ranks that are
 * available, or when a neighbour in suit and rank is available. What can be done in the real game
 * can be done here, so a card that never leaves here can't leave there: the position is lost. With
 * redeals left, each of the lowest cards of a pile may be turned up once, as many as there are
 * redeals: these too become available and leave when their rank can.
 */
import { HEIGHT, LEFT, UP } from "./packed";

/** Suits lie in pairs: the lower one's ranks in bits 1–13 of a number, the other's in 17–29. */
const RANKS = 0x3ffe3ffe;
const LOWER = 0x3ffe;
const UPPER = 0x3ffe0000;

/** A pair of suits in the relaxation, from its foundations' tops on. */
class Pair {
  /** The next rank up; all from it on; all below the descending top; those that are between. */
  private next = 0;
  private above = 0;
  private below = 0;
  private inner = 0;

  start(states: Uint8Array, at: number): void {
    const up = states[at] as number;
    const up2 = states[at + 1] as number;
    const down = states[at + 4] as number;
    const down2 = states[at + 5] as number;
    this.next = (2 << up) | (2 << (up2 + 16));
    this.above = (-(2 << up) & LOWER) | (-(2 << (up2 + 16)) & UPPER);
    this.below = (((1 << down) - 1) & LOWER) | ((((1 << down2) - 1) << 16) & UPPER);
    this.inner = this.above & this.below;
    // A bit that no rank has: after the meeting the two never meet again.
    if (up >= down) this.inner |= 0x8000;
    if (up2 >= down2) this.inner |= 0x80000000;
  }

  /** The ranks that can leave, given those that are available. */
  leaving(ranks: number): number {
    const { below } = this;
    const neighbours =
      (ranks << 1) | (ranks >>> 1) | ((ranks >>> 12) & 0x20002) | ((ranks << 12) & 0x20002000);
    // The run of ranks that are there from the next one on: where a carry goes through.
    const up = ranks & this.above;
    const climbing = up & ~(up + this.next);
    let falling = ranks | ~below;
    falling &= (falling >>> 1) | 0x80008000;
    falling &= (falling >>> 2) | 0xc000c000;
    falling &= (falling >>> 4) | 0xf000f000;
    falling &= (falling >>> 8) | 0xff00ff00;
    // Where the two meet each rank can be next, for the tops slide.
    const missing = this.inner & ~climbing;
    const met = ((missing & 0xffff) === 0 ? LOWER : 0) | (missing >>> 16 === 0 ? UPPER : 0);
    return (neighbours | climbing | (falling & below) | met) & RANKS;
  }
}

const lowPair = new Pair();
const highPair = new Pair();
/** Of each pile that is not all free: where its top card is; piles begin at multiples of 16. */
const tops = new Int32Array(16);
const topCards = new Int32Array(16);

/** What the last call of `relax` found besides its answer. */
export const relaxed = {
  /** Cards that did not come free without a redeal. */
  dead: 0,
  /** The sum over all cards of the round in which they came free. */
  rounds: 0,
};

/**
 * Whether the relaxation lets a packed position be won: false proves it lost. Writes `relaxed`.
 */
export function relax(states: Uint8Array, at: number): boolean {
  const first = lowPair;
  const second = highPair;
  const ends = tops;
  const cards = topCards;
  first.start(states, at + UP);
  second.start(states, at + UP + 2);
  // What has lain on top, the first two suits and the others. Which of them a card is in is chosen
  // by arithmetic: no processor can foresee a branch on a card's suit.
  let low = 0;
  let high = 0;
  let active = 0;
  let left = 0;
  for (let start = at; start < at + 256; start += 16) {
    const height = states[start + HEIGHT] as number;
    if (height === 0) continue;
    left += height;
    const card = states[start + height - 1] as number;
    const inHigh = -(card >> 5);
    low |= (1 << card) & ~inHigh;
    high |= (1 << card) & inHigh;
    cards[active] = card;
    ends[active++] = start + height - 1;
  }
  let rounds = 0;
  let sum = 0;
  let turned = false;
  for (;;) {
    const freeLow = first.leaving(low);
    const freeBoth = freeLow ^ second.leaving(high);
    rounds++;
    // Which piles' top cards leave: found without branches, of which few could be foreseen.
    let leave = 0;
    for (let i = 0; i < active; i++) {
      const card = cards[i] as number;
      leave |= (((freeLow ^ (freeBoth & -(card >> 5))) >>> card) & 1) << i;
    }
    let freed = 0;
    for (; leave !== 0; leave &= leave - 1) {
      const i = 31 - Math.clz32(leave & -leave);
      const before = ends[i] as number;
      const start = before & ~15;
      let end = before;
      let card = 0;
      while (--end >= start) {
        card = states[end] as number;
        const inHigh = -(card >> 5);
        low |= (1 << card) & ~inHigh;
        high |= (1 << card) & inHigh;
        if ((((freeLow ^ (freeBoth & inHigh)) >>> card) & 1) === 0) break;
      }
      freed += before - end;
      ends[i] = end;
      cards[i] = end < start ? 0 : card;
    }
    sum += freed * rounds;
    left -= freed;
    if (freed > 0 && left > 0) continue;
    if (!turned) {
      relaxed.dead = left;
      relaxed.rounds = sum + left * rounds;
    }
    if (left === 0) return true;
    const turns = states[at + LEFT] as number;
    if (turned || turns === 0) return false;
    turned = true;
    for (let i = 0; i < active; i++) {
      if (cards[i] === 0) continue;
      const start = (ends[i] as number) & ~15;
      const end = Math.min(ends[i] as number, start + turns - 1);
      for (let j = start; j <= end; j++) {
        const card = states[j] as number;
        const inHigh = -(card >> 5);
        low |= (1 << card) & ~inHigh;
        high |= (1 << card) & inHigh;
      }
    }
  }
}
