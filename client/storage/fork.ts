/**
 * A game that goes on from somebody else's: a step of a replay or a position that came by a link
 * becomes the game that the browser keeps of the deal. A game that a person has begun is put away
 * as a restart does it, to be taken back at the table.
 */
import type { GameCode } from "#engine/code";
import { restoreGame, UNDO_LIMIT } from "#engine/game";
import { type KeptGame, keepGame, loadGame } from "./games";
import type { Store } from "./store";

/** What going on from somebody's game would change among the games kept of the deal. */
export interface ForkPlan {
  /** The moves of the person's own game that would be put away, else null. */
  readonly ownMoves: number | null;
  /** An older game, put away before, would have to go for it. */
  readonly losesOlder: boolean;
}

/** What is taken up: `log` are the actions to go on from, `whole` those of all that is theirs. */
export interface Fork {
  readonly code: GameCode;
  readonly log: string;
  /** A game that is only a beginning of these actions is nobody's own. */
  readonly whole: string;
}

/** What a fork would do. */
export function planFork(store: Store, { code, whole }: Fork): ForkPlan {
  const kept = loadGame(store, code);
  if (kept === null || !isOwn(kept.log, whole)) return { ownMoves: null, losesOlder: false };
  const { moves } = restoreGame(code, kept);
  return { ownMoves: moves, losesOlder: kept.before !== null && isOwn(kept.before.log, whole) };
}

/**
 * Keeps a fork as the game to be played next; `now` in milliseconds since 1970. False when it could
 * not be kept.
 */
export function keepFork(store: Store, { code, log, whole }: Fork, now: number): boolean {
  const kept = loadGame(store, code);
  const before = kept !== null && isOwn(kept.log, whole) ? putAway(kept) : (kept?.before ?? null);
  const game: KeptGame = {
    log,
    undone: "",
    undoable: UNDO_LIMIT,
    seconds: 0,
    start: null,
    at: now,
    won: false,
    replay: null,
    before,
  };
  return keepGame(store, code, game) !== null;
}

function putAway({ log, undone, undoable, seconds, start }: KeptGame): KeptGame["before"] {
  return { log, undone, undoable, seconds, start };
}

function isOwn(log: string, whole: string): boolean {
  return log !== "" && !whole.startsWith(log);
}
