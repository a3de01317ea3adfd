/**
 * A game at the table: a deal, the log of what was done, undo and redo. A value; each function
 * answers with a new one. Source: spec/rules.md, "Undo", "Redeal", "End".
 */
import { type Action, formatActions, parseActions, REDEAL } from "./action";
import type { GameCode } from "./code";
import { makeDeal } from "./deal";
import { copyPosition, type Position } from "./position";
import { apply, attempt, play, type RefusalId, type Status, statusOf } from "./rules";

/** How many moves can be undone in a row. */
export const UNDO_LIMIT = 100;

/** A game in progress or ended. */
export interface Game {
  readonly code: GameCode;
  readonly position: Position;
  /** What was done, in order, undone moves left out. */
  readonly log: readonly Action[];
  /** Moves taken back, the next to redo last. */
  readonly undone: readonly Action[];
  /** How many moves of the log can be undone, 0–100. */
  readonly undoable: number;
  /** Moves made: the log without redeals. */
  readonly moves: number;
  readonly status: Status;
}

/** The game of a code, nothing done yet. */
export function makeGame(code: GameCode): Game {
  const position = makeDeal(code);
  const status = statusOf(position);
  return { code, position, log: [], undone: [], undoable: 0, moves: 0, status };
}

/** The game after an action, or why it is refused. */
export function act(game: Game, action: Action): Game | RefusalId {
  const position = play(game.position, action);
  return typeof position === "string" ? position : after(game, action, position, []);
}

/** The game with its last move taken back; null when none can be. */
export function undo(game: Game): Game | null {
  const last = game.log[game.log.length - 1];
  if (game.undoable === 0 || last === undefined || game.status === "won") return null;
  const log = game.log.slice(0, -1);
  const position = replayLog(game.code, log);
  return {
    ...game,
    position,
    log,
    undone: [...game.undone, last],
    undoable: game.undoable - 1,
    moves: game.moves - 1,
    status: statusOf(position),
  };
}

/** The game with the move redone that was undone last; null when there is none. */
export function redo(game: Game): Game | null {
  const action = game.undone[game.undone.length - 1];
  if (action === undefined) return null;
  const position = play(game.position, action);
  if (typeof position === "string") return null;
  return after(game, action, position, game.undone.slice(0, -1));
}

/** How many redeals a game has used, 0–3. */
export function redealsUsed(game: Game): number {
  return game.log.length - game.moves;
}

function after(game: Game, action: Action, position: Position, undone: readonly Action[]): Game {
  const redealt = action === REDEAL;
  return {
    code: game.code,
    position,
    log: [...game.log, action],
    undone,
    undoable: redealt ? 0 : Math.min(UNDO_LIMIT, game.undoable + 1),
    moves: game.moves + (redealt ? 0 : 1),
    status: statusOf(position),
  };
}

function replayLog(code: GameCode, log: readonly Action[]): Position {
  const position = makeDeal(code);
  for (const action of log) apply(position, action);
  return position;
}

/** A game as it is kept: texts and one number. */
export interface SavedGame {
  readonly log: string;
  readonly undone: string;
  readonly undoable: number;
}

/** What is to be kept of a game, besides its code, to have it again. */
export function saveGame(game: Game): SavedGame {
  const { log, undone, undoable } = game;
  return { log: formatActions(log), undone: formatActions(undone), undoable };
}

/**
 * The game that was kept. Where the log is damaged, its legal beginning; never throws. `undoable`
 * is cut to what the rules allow.
 */
export function restoreGame(code: GameCode, saved: SavedGame): Game {
  const position = makeDeal(code);
  const log: Action[] = [];
  for (const action of legalText(saved.log)) {
    if (attempt(position, action) !== null) break;
    log.push(action);
  }
  const whole = formatActions(log) === saved.log;
  const undone = whole ? legalRedo(position, legalText(saved.undone)) : [];
  const moves = log.filter((action) => action !== REDEAL).length;
  const sinceRedeal = log.length - 1 - log.lastIndexOf(REDEAL);
  const undoable = Math.trunc(Math.min(UNDO_LIMIT, sinceRedeal, Math.max(0, saved.undoable))) || 0;
  return { code, position, log, undone, undoable, moves, status: statusOf(position) };
}

/** The actions of a text up to its first fault. */
function legalText(text: string): readonly Action[] {
  const parsed = parseActions(text);
  if (parsed.ok) return parsed.actions;
  return legalText(text.slice(0, 2 * (parsed.action - 1)));
}

/** The undone moves, if they can all be redone one after the other. */
function legalRedo(position: Position, undone: readonly Action[]): readonly Action[] {
  const ahead = copyPosition(position);
  for (const action of undone.toReversed()) {
    if (action === REDEAL || attempt(ahead, action) !== null) return [];
  }
  return undone;
}
