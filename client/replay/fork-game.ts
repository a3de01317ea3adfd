/**
 * "Play from here": a step of a film becomes the game that the browser keeps of the deal. A game
 * that a person has begun is put away as a restart does it, to be taken back at the table.
 */
import { formatActions } from "#engine/action";
import { restoreGame, UNDO_LIMIT } from "#engine/game";
import { type KeptGame, keepGame, loadGame } from "../storage/games";
import type { Store } from "../storage/store";
import type { Film } from "./film";

/** What playing from a step would change among the games kept of the deal. */
export interface ForkPlan {
  /** The moves of the person's own game that would be put away, else null. */
  readonly ownMoves: number | null;
  /** An older game, put away before, would have to go for it. */
  readonly losesOlder: boolean;
}

/** What a fork of a film would do; a game that is only a beginning of the film is nobody's own. */
export function planFork(store: Store, film: Film): ForkPlan {
  const kept = loadGame(store, film.replay.code);
  if (kept === null || !isOwn(kept.log, film)) return { ownMoves: null, losesOlder: false };
  const { moves } = restoreGame(film.replay.code, kept);
  return { ownMoves: moves, losesOlder: kept.before !== null && isOwn(kept.before.log, film) };
}

/**
 * Keeps the first `ply` actions of a film as the game to be played next; `now` in milliseconds
 * since 1970. False when it could not be kept.
 */
export function keepFork(store: Store, film: Film, ply: number, now: number): boolean {
  const { code, actions } = film.replay;
  const kept = loadGame(store, code);
  const before = kept !== null && isOwn(kept.log, film) ? putAway(kept) : (kept?.before ?? null);
  const game: KeptGame = {
    log: formatActions(actions.slice(0, ply)),
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

function isOwn(log: string, film: Film): boolean {
  return log !== "" && !formatActions(film.replay.actions).startsWith(log);
}
