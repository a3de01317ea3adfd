import { REDEAL } from "#engine/action";
import { makeDeal } from "#engine/deal";
import type { Game } from "#engine/game";
import type { Position } from "#engine/position";
import { apply, type Move, moveOf } from "#engine/rules";

/** The position before the last action of a game; the deal where nothing was done. */
export function positionBefore(game: Game): Position {
  const position = makeDeal(game.code);
  for (const action of game.log.slice(0, -1)) apply(position, action);
  return position;
}

/** The last move of a game; null where the last action is a redeal or there is none. */
export function lastMoveOf(game: Game): Move | null {
  const action = game.log[game.log.length - 1];
  if (action === undefined || action === REDEAL) return null;
  return moveOf(positionBefore(game), action);
}
