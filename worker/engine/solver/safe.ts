/**
 * What need not be searched once no redeal is left.
 *
 * Safe plays: past the meeting a suit's cards in the piles are one of each rank, and what could
 * land on the next card to go home can follow it home instead; so it may go at once. The one
 * exception are King and Ace, which land on each other though they go home at opposite ends: a
 * play towards them is safe only when no Ace or King has to make use of the other.
 *
 * Dominated: the only card of a pile moved onto another pile. Where it is it blocks nothing and
 * takes what it would take there.
 */
import { ACE, KING } from "../card";
import { DOWN, HEIGHT, LEFT, type Move, TO_DOWN, TO_UP, UP } from "./packed";

/** Whether a move of a packed position without redeals is dominated. */
export function isDominated(states: Uint8Array, at: number, move: Move): boolean {
  return (move & 31) < TO_UP && states[at + (move >> 5) * 16 + HEIGHT] === 1;
}

/** Whether a move of a packed position is a play that costs no win. */
export function isSafe(states: Uint8Array, at: number, move: Move): boolean {
  const target = move & 31;
  if (states[at + LEFT] !== 0 || (target !== TO_UP && target !== TO_DOWN)) return false;
  const start = at + (move >> 5) * 16;
  const card = states[start + (states[start + HEIGHT] as number) - 1] as number;
  const suit = card >> 4;
  const up = states[at + UP + suit] as number;
  const down = states[at + DOWN + suit] as number;
  if (up < down) return false;
  const ace = isBottom(states, at, suit * 16 + ACE);
  const king = isBottom(states, at, suit * 16 + KING);
  if (target === TO_UP) return down === ACE || ace || ((card & 15) < KING && king);
  return up === KING || king || ((card & 15) > ACE && ace);
}

function isBottom(states: Uint8Array, at: number, card: number): boolean {
  for (let start = at; start < at + 256; start += 16) {
    if (states[start] === card && (states[start + HEIGHT] as number) > 0) return true;
  }
  return false;
}
