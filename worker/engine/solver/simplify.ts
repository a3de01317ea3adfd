/** Shorter wins by leaving out what a win can do without. */
import { type Action, makeAction, REDEAL, sourceOf, targetOf } from "../action";
import { copyPosition, isWon, PILE_COUNT, type Position } from "../position";
import { apply, refusalOf } from "../rules";

/**
 * The winning line without needless moves: each one left out alone, or together with a later move
 * of the same card, or two moves of one card made one, as long as the rest still wins.
 */
export function simplify(position: Position, line: readonly Action[]): readonly Action[] {
  let best = line;
  for (let i = 0; i < best.length; ) {
    const shorter = without(position, best, i);
    if (shorter === null) i++;
    else best = shorter;
  }
  return best;
}

/** The line without its action at a place, if there is a way; else null. */
function without(position: Position, line: readonly Action[], at: number): Action[] | null {
  const action = line[at] as Action;
  const start = copyPosition(position);
  for (let i = 0; i < at; i++) apply(start, line[i] as Action);
  const rest = line.slice(at + 1);
  const win = winningPart(start, rest);
  if (win !== null) return [...line.slice(0, at), ...win];
  if (action === REDEAL || sourceOf(action) >= PILE_COUNT) return null;
  const target = targetOf(action);
  if (target >= PILE_COUNT) return null;
  for (let i = 0; i < rest.length; i++) {
    const later = rest[i] as Action;
    if (later === REDEAL || sourceOf(later) !== target) continue;
    // The card goes on from where it was brought: once from where it came, or not at all.
    const direct = makeAction(sourceOf(action), targetOf(later));
    for (const replaced of [[direct], []]) {
      const tried = winningPart(start, [...rest.slice(0, i), ...replaced, ...rest.slice(i + 1)]);
      if (tried !== null) return [...line.slice(0, at), ...tried];
    }
    return null;
  }
  return null;
}

/** The actions up to the win, or null when the rules refuse one or no win comes. */
function winningPart(start: Position, actions: readonly Action[]): readonly Action[] | null {
  const end = copyPosition(start);
  for (let i = 0; i < actions.length; i++) {
    const action = actions[i] as Action;
    if (refusalOf(end, action) !== null) return null;
    apply(end, action);
    if (isWon(end)) return actions.slice(0, i + 1);
  }
  return null;
}
