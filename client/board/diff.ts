/**
 * What has to move on the screen between two positions, whichever they are: a step forward or
 * back, a redeal, a jump. No caller describes a motion; it is read off the positions.
 */
import type { Card } from "#engine/card";
import { PILE_COUNT, type Place, type Position, pileCards, redealsLeft } from "#engine/position";
import { cardsAt } from "./cards";
import { EACH_PLACE } from "./layout";

/**
 * `move`: the top card of `to` comes from `from`. `turn`: a redeal brings the bottom card of a
 * pile to its top, or back down where `forward` is false.
 */
export type Change =
  | { readonly kind: "move"; readonly from: Place; readonly to: Place }
  | { readonly kind: "turn"; readonly pile: Place; readonly forward: boolean };

/** The changes that lead from one position to another; none where they have too little in common. */
export function diffPositions(before: Position, after: Position): Change[] {
  const used = redealsLeft(before) - redealsLeft(after);
  if (used === 0) return moved(before, after);
  if (used === 1) return turned(before, after, true);
  return used === -1 ? turned(after, before, false) : [];
}

function moved(before: Position, after: Position): Change[] {
  const lost: { place: Place; card: Card }[] = [];
  const gained: { place: Place; card: Card }[] = [];
  for (const place of EACH_PLACE) {
    const old = cardsAt(before, place);
    const now = cardsAt(after, place);
    const same = now.findIndex((card, i) => card !== old[i]);
    const kept = same < 0 ? now.length : same;
    for (const card of old.slice(kept)) lost.push({ place, card });
    const top = now[now.length - 1];
    if (now.length > kept && top !== undefined) gained.push({ place, card: top });
  }
  const changes: Change[] = [];
  for (const { place: to, card } of gained) {
    const at = lost.findIndex((one) => one.card === card && one.place !== to);
    const [source] = at < 0 ? [] : lost.splice(at, 1);
    if (source) changes.push({ kind: "move", from: source.place, to });
  }
  return changes;
}

/** The turns of the piles between the positions before and after one redeal. */
function turned(before: Position, after: Position, forward: boolean): Change[] {
  const changes: Change[] = [];
  for (let pile = 0; pile < PILE_COUNT; pile++) {
    const [bottom, ...rest] = pileCards(before, pile);
    const now = pileCards(after, pile);
    if (bottom === undefined) continue;
    const expected = [...rest, bottom];
    if (now.length !== expected.length || now.some((card, i) => card !== expected[i])) return [];
    if (now.length > 1) changes.push({ kind: "turn", pile, forward });
  }
  return changes;
}
