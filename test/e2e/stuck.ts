import { act, type Game, makeGame } from "#engine/game";
import { legalActions } from "#engine/rules";
import { makeDice } from "../support/dice";

/** A game in which nothing can be done any more, found by playing at random. */
export function stuckGame(): Game {
  const dice = makeDice(1);
  for (let tries = 0; tries < 1000; tries++) {
    let game = makeGame(dice.code());
    for (let i = 0; i < 2000 && game.status === "playing"; i++) {
      const next = act(game, dice.pick(legalActions(game.position)));
      if (typeof next !== "string") game = next;
    }
    if (game.status === "stuck") return game;
  }
  throw new Error("no game got stuck");
}
