/** A game that is lost, as an exhaustive search says. */
import { parseAction } from "#engine/action";
import { act, type Game } from "#engine/game";
import { BLUNDER } from "../support/blunder";
import { golden } from "./golden";
import { gameAfter } from "./save";

/** A game after the move that loses it. */
export function lostGame(): Game {
  const game = gameAfter(golden(BLUNDER.number), BLUNDER.ply);
  const action = parseAction(BLUNDER.action);
  const next = action === null ? "no action" : act(game, action);
  if (typeof next === "string") throw new Error(next);
  return next;
}
