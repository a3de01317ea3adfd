/** `npm run bench`: how fast the engine is, each figure against a plain baseline in the same run. */
import { ACTIONS, type Action, parseAction } from "#engine/action";
import type { GameCode } from "#engine/code";
import { makeDeal } from "#engine/deal";
import { perft } from "#engine/perft";
import { copyPosition, type Position } from "#engine/position";
import { framesOf, parseReplay, verifyReplay } from "#engine/replay";
import { apply, legalActions, refusalOf } from "#engine/rules";
import { makeDice } from "../support/dice.ts";
import { type GoldenReplay, goldenPerfts, goldenReplays } from "../support/fixtures.ts";
import { withDetours } from "../support/mutants.ts";
import { slowSplit } from "../support/slow-codec.ts";
import { compare } from "./harness.ts";
import { plainDeal, plainVerify } from "./plain.ts";

interface Text {
  readonly code: GameCode;
  readonly actions: string;
}

const goldens = goldenReplays.map(({ code, actions }) => ({ code: code as GameCode, actions }));

/** A golden replay with moves back and forth in it, until it has 250 actions. */
function longReplay(): Text {
  const golden = goldenReplays.find(({ actions }) => actions.length === 300) as GoldenReplay;
  const dice = makeDice(250);
  let list = slowSplit(golden.actions);
  while (list.length < 250) list = withDetours(dice, list, golden, 1);
  return { code: golden.code as GameCode, actions: list.join("") };
}

function verify({ code, actions }: Text): void {
  const parsed = parseReplay(code, actions);
  if (!parsed.ok || !verifyReplay(parsed.replay).ok) throw new Error("a good replay is refused");
}

function plain({ code, actions }: Text): void {
  if (!plainVerify(code, actions)) throw new Error("a good replay is refused");
}

function positionsOf({ code, actions }: Text): Position[] {
  const parsed = parseReplay(code, actions);
  return parsed.ok ? framesOf(parsed.replay) : [];
}

/** All that play could do, tried one by one: the baseline of the move generation. */
const filtered = (position: Position): readonly Action[] =>
  ACTIONS.filter((action) => refusalOf(position, action) === null);

function plainPerft(position: Position, depth: number): number {
  const actions = filtered(position);
  if (depth === 1) return actions.length;
  let nodes = 0;
  for (const action of actions) {
    const next = copyPosition(position);
    apply(next, action);
    nodes += plainPerft(next, depth - 1);
  }
  return nodes;
}

const long = longReplay();
const once = (work: (text: Text) => void) => () => {
  for (let n = 0; n < 20; n++) work(long);
  return 20;
};
const all = (work: (text: Text) => void) => () => {
  goldens.forEach(work);
  return goldens.length;
};

compare("a replay of 250 actions, dealt and verified", "replays", once(verify), once(plain));
compare("the golden replays, dealt and verified", "replays", all(verify), all(plain));
compare(
  "deals",
  "deals",
  all(({ code }) => makeDeal(code)),
  all(({ code }) => plainDeal(code)),
);

const positions = goldens.flatMap(positionsOf);
const generate = (generator: (position: Position) => readonly Action[]) => () => {
  for (const position of positions) generator(position);
  return positions.length;
};
compare("legal actions of a position", "positions", generate(legalActions), generate(filtered));

const roots = goldenPerfts.map(({ code, actions }) => {
  const position = makeDeal(code as GameCode);
  for (const text of slowSplit(actions)) apply(position, parseAction(text) as Action);
  return position;
});
const nodes = (count: (position: Position, depth: number) => number) => () =>
  roots.reduce((sum, position) => sum + count(position, 3), 0);
compare("perft to depth 3", "nodes", nodes(perft), nodes(plainPerft));
