/**
 * How far a card is from being next on its suit's foundations, from the foundations alone.
 */
import { hasMet } from "./packed";

/** Dues are kept in sixths, so that halves and thirds of a step are whole numbers. */
export const DUE_UNIT = 6;

/** `DUE[(up * 16 + down) * 16 + rank]`: the dues of all ranks under a suit's two tops. */
export const DUE = new Int16Array(16 * 16 * 16);

for (let up = 1; up <= 13; up++) {
  for (let down = 1; down <= 13; down++) {
    for (let rank = 1; rank <= 13; rank++) {
      DUE[(up * 16 + down) * 16 + rank] = Math.round(DUE_UNIT * dueOf(up, down, rank));
    }
  }
}

/**
 * Before the foundations meet the ranks between them come in order, from outside in, and the
 * others only after all of these. At the meeting each rank can be next; the middle ones leave the
 * most room for what follows. After it the ranks go from inside out.
 */
function dueOf(up: number, down: number, rank: number): number {
  if (hasMet(up, down)) return 1 + Math.abs(rank - 7) / 3;
  if (up >= down) return Math.max(rank - up, down - rank, 0);
  if (rank > up && rank < down) return Math.min(rank - up, down - rank);
  return down - up - 1 + 2 + Math.abs(rank - 7) / 2;
}
