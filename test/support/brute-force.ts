/** Whether a position can be won, by trying everything with the rules alone: slow and plain. */
import { copyPosition, isWon, type Position } from "#engine/position";
import { apply, legalActions } from "#engine/rules";

/** Null when there are more than `limit` positions to look at. */
export function bruteForce(start: Position, limit: number): boolean | null {
  const seen = new Set<string>([start.join()]);
  const open = [start];
  for (let position = open.pop(); position !== undefined; position = open.pop()) {
    if (isWon(position)) return true;
    if (seen.size > limit) return null;
    for (const action of legalActions(position)) {
      const next = copyPosition(position);
      apply(next, action);
      const key = next.join();
      if (seen.has(key)) continue;
      seen.add(key);
      open.push(next);
    }
  }
  return false;
}
