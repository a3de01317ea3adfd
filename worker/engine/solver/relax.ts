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
import { DOWN, HEIGHT, LEFT, UP } from "./packed";

/** The ranks 1–13 as bits. */
const ALL = 0x3ffe;

const seen = new Int32Array(4);
/** What was available when `free` was found. */
const known = new Int32Array(4);
const free = new Int32Array(4);
const ends = new Int32Array(16);
const starts = new Int32Array(16);

/** What the last call of `relax` found besides its answer. */
export const relaxed = {
  /** Cards that did not come free without a redeal. */
  dead: 0,
  /** The sum over all cards of the round in which they came free. */
  rounds: 0,
};

/** The ranks of a suit that can leave, given its foundations' tops and its available ranks. */
function leaving(up: number, down: number, ranks: number): number {
  const neighbours = (ranks << 1) | (ranks >> 1) | (ranks >> 12) | (ranks << 12);
  const above = ranks >> (up + 1);
  const climbing = ((above ^ (above + 1)) >>> 1) << (up + 1);
  const below = (1 << down) - 1;
  const missing = ~ranks & below;
  const falling = below & ~((2 << (31 - Math.clz32(missing))) - 1);
  // Where the two meet each rank can be next, for the tops slide.
  if (up < down && (1 << down) - (2 << up) === (climbing & below)) return ALL;
  return (neighbours | climbing | falling) & ALL;
}

/**
 * Whether the relaxation lets a packed position be won: false proves it lost. Writes `relaxed`.
 */
export function relax(states: Uint8Array, at: number): boolean {
  seen.fill(0);
  known.fill(-1);
  let active = 0;
  let left = 0;
  for (let start = at; start < at + 256; start += 16) {
    const height = states[start + HEIGHT] as number;
    if (height === 0) continue;
    left += height;
    const card = states[start + height - 1] as number;
    const suit = card >> 4;
    seen[suit] = (seen[suit] as number) | (1 << (card & 15));
    starts[active] = start;
    ends[active++] = start + height - 1;
  }
  let rounds = 0;
  let sum = 0;
  let turned = false;
  for (;;) {
    for (let suit = 0; suit < 4; suit++) {
      const ranks = seen[suit] as number;
      if (ranks === known[suit]) continue;
      known[suit] = ranks;
      const up = states[at + UP + suit] as number;
      free[suit] = leaving(up, states[at + DOWN + suit] as number, ranks);
    }
    rounds++;
    let freed = 0;
    for (let i = active - 1; i >= 0; i--) {
      const start = starts[i] as number;
      let end = ends[i] as number;
      let card = states[end] as number;
      if ((((free[card >> 4] as number) >> (card & 15)) & 1) === 0) continue;
      do {
        freed++;
        end--;
        if (end < start) break;
        card = states[end] as number;
        const suit = card >> 4;
        seen[suit] = (seen[suit] as number) | (1 << (card & 15));
      } while ((((free[card >> 4] as number) >> (card & 15)) & 1) === 1);
      if (end < start) {
        active--;
        starts[i] = starts[active] as number;
        ends[i] = ends[active] as number;
      } else ends[i] = end;
    }
    sum += freed * rounds;
    left -= freed;
    if (freed > 0 && left > 0) continue;
    if (!turned) {
      relaxed.dead = left;
      relaxed.rounds = sum + left * rounds;
    }
    if (left === 0) return true;
    if (turned || (states[at + LEFT] as number) === 0) return false;
    turned = true;
    const turns = states[at + LEFT] as number;
    for (let i = 0; i < active; i++) {
      const start = starts[i] as number;
      const end = Math.min(ends[i] as number, start + turns - 1);
      for (let j = start; j <= end; j++) {
        const card = states[j] as number;
        const suit = card >> 4;
        seen[suit] = (seen[suit] as number) | (1 << (card & 15));
      }
    }
  }
}
