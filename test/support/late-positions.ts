/** Small positions for the solver's tests: late in won games, then disturbed. */
import { type Action, REDEAL } from "#engine/action";
import { makeDeal } from "#engine/deal";
import {
  cardsHome,
  copyPosition,
  countAt,
  PILE_COUNT,
  PILE_LIMIT,
  type Position,
  REDEALS_LEFT,
} from "#engine/position";
import { parseReplay } from "#engine/replay";
import { apply, legalActions } from "#engine/rules";
import { below, type Random32 } from "#engine/shuffle";
import { goldenReplays } from "./fixtures.ts";

/** The golden games: a code and the actions to its win. */
export const goldenGames = goldenReplays.map(({ code, actions }) => {
  const parsed = parseReplay(code, actions);
  if (!parsed.ok) throw new Error(`bad golden replay ${code}`);
  return parsed.replay;
});

/**
 * A position with at most `cards` cards in its piles: a golden game's, with some random actions
 * more and some cards swapped, so that many are lost and many are not.
 */
export function latePosition(random: Random32, cards: number, redeals: number): Position {
  const game = goldenGames[below(random, goldenGames.length)] as (typeof goldenGames)[number];
  const position = makeDeal(game.code);
  for (const action of game.actions) {
    if (104 - cardsHome(position) <= cards) break;
    apply(position, action);
  }
  for (let i = below(random, 4); i > 0; i--) playRandom(position, random);
  for (let i = below(random, 5); i > 0; i--) swapCards(position, random);
  position[REDEALS_LEFT] = redeals;
  return position;
}

/** Plays a random legal move; not a redeal. */
export function playRandom(position: Position, random: Random32): void {
  const actions = legalActions(position).filter((action) => action !== REDEAL);
  if (actions.length === 0) return;
  apply(position, actions[below(random, actions.length)] as Action);
}

/** Two cards in the piles change places. */
function swapCards(position: Position, random: Random32): void {
  const places: number[] = [];
  for (let pile = 0; pile < PILE_COUNT; pile++) {
    for (let i = 0; i < countAt(position, pile); i++) places.push(pile * PILE_LIMIT + i);
  }
  if (places.length < 2) return;
  const a = places[below(random, places.length)] as number;
  const b = places[below(random, places.length)] as number;
  const copy = copyPosition(position);
  position[a] = copy[b] as number;
  position[b] = copy[a] as number;
}
