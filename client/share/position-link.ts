/**
 * The link to an unfinished position, `/CODE#at=ACTIONS`. Browsers keep a fragment to themselves:
 * nothing of the game goes to a server.
 */
import { type Action, formatActions, REDEAL } from "#engine/action";
import type { GameCode } from "#engine/code";
import { restoreGame, UNDO_LIMIT } from "#engine/game";
import { MAX_ACTIONS_LENGTH } from "#engine/replay";

const PREFIX = "#at=";

/** What a fragment says of a position. */
export interface SharedPosition {
  /** The actions that lead there: all that is legal from the beginning, never a win. */
  readonly log: string;
  /** The moves among them. */
  readonly moves: number;
  /** Not everything in the fragment could be followed. */
  readonly damaged: boolean;
}

/** Whether a fragment is meant as a position. */
export function isPositionFragment(fragment: string): boolean {
  return fragment.startsWith(PREFIX);
}

/** The position that a fragment says for a deal; null where it is meant as none. Never throws. */
export function parsePosition(code: GameCode, fragment: string): SharedPosition | null {
  if (!isPositionFragment(fragment)) return null;
  const text = fragment.slice(PREFIX.length);
  const log = text.slice(0, MAX_ACTIONS_LENGTH);
  const game = restoreGame(code, { log, undone: "", undoable: UNDO_LIMIT });
  const damaged = formatActions(game.log) !== text;
  // A won game is a replay, with a link of its own, and nobody else's to send in again.
  const actions = game.status === "won" ? game.log.slice(0, -1) : game.log;
  return { log: formatActions(actions), moves: countMoves(actions), damaged };
}

/** The absolute address of a position. */
export function positionUrl(origin: string, code: GameCode, log: readonly Action[]): string {
  return `${origin}/${code}${PREFIX}${formatActions(log)}`;
}

function countMoves(actions: readonly Action[]): number {
  return actions.filter((action) => action !== REDEAL).length;
}
