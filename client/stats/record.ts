/**
 * Writing down what happens at the table, for the statistics: the small part that every table
 * carries. Each fact is a record of its own, so that tabs never write over each other's.
 */
import type { GameCode } from "#engine/code";
import { type Game, redealsUsed } from "#engine/game";
import { MAX_SECONDS } from "#engine/limits";
import type { Store } from "../storage/store";

/** Before the keys of all records that hold facts, one a line; see facts.ts. */
export const FACTS_PREFIX = "crescent.facts.";

/** An attempt at a deal has begun, `start` in milliseconds since 1970. */
export function recordBegun(store: Store, code: GameCode, start: number): void {
  store.set(`${FACTS_PREFIX}${code}.${start}`, `${code} ${start}`);
}

/** The attempt that began at `start` is won; `now` in milliseconds since 1970. */
export function recordWon(
  store: Store,
  game: Game,
  start: number,
  seconds: number,
  now: number,
): void {
  const { code, moves } = game;
  const key = `${FACTS_PREFIX}${code}.${start}.won`;
  if (store.get(key) !== null) return;
  // A clock that was set back in between makes no win before its beginning.
  const at = Math.max(now, start);
  const line = [code, start, moves, redealsUsed(game), Math.min(seconds, MAX_SECONDS), at].join(
    " ",
  );
  store.set(key, line);
}
