/**
 * A game in progress with undo and redo, written a second time from rules.md ("Undo", "Redeal")
 * alone: whole snapshots, every change is a copy.
 */
import { slowDeal } from "./slow-deal.ts";
import { type SlowState, slowPlay } from "./slow-rules.ts";

/** A position and how it was reached, undone moves left out. */
export interface SlowSnapshot {
  state: SlowState;
  actions: string[];
}

/** A game: the present, up to 100 snapshots that undo goes back to (latest last), and those of redo (next last). */
export interface SlowGame {
  now: SlowSnapshot;
  past: SlowSnapshot[];
  future: SlowSnapshot[];
}

/** A new game of a canonical code. Throws on any other text. */
export function slowNewGame(code: string): SlowGame {
  return { now: { state: slowDeal(code), actions: [] }, past: [], future: [] };
}

/** The game after an action: a redeal empties the history, any action ends redo. Throws where it is refused. */
export function slowAct(game: SlowGame, action: string): SlowGame {
  const now = {
    state: slowPlay(game.now.state, action),
    actions: [...game.now.actions, action],
  };
  const past = action === "RR" ? [] : [...game.past, game.now].slice(-100);
  return { now, past, future: [] };
}

/** The game with its last move undone, or null where there is none to undo. */
export function slowUndo(game: SlowGame): SlowGame | null {
  const now = game.past.at(-1);
  if (now === undefined) return null;
  return { now, past: game.past.slice(0, -1), future: [...game.future, game.now] };
}

/** The game with the last undone move made again, or null where there is none. */
export function slowRedo(game: SlowGame): SlowGame | null {
  const now = game.future.at(-1);
  if (now === undefined) return null;
  return { now, past: [...game.past, game.now].slice(-100), future: game.future.slice(0, -1) };
}

/** The move counter: actions that are no redeal, undone ones left out. */
export function slowMoves(game: SlowGame): number {
  return game.now.actions.filter((action) => action !== "RR").length;
}
