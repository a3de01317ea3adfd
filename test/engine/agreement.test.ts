import { describe, expect, test } from "vitest";
import { ACTIONS, type Action, formatAction, parseAction } from "#engine/action";
import type { GameCode } from "#engine/code";
import { makeDeal } from "#engine/deal";
import { PLACE_COUNT, type Place, type Position } from "#engine/position";
import {
  actionOfMove,
  legalActions,
  play,
  refusalOf,
  refusalOfMove,
  statusOf,
} from "#engine/rules";
import { fromSlow } from "../support/builders.ts";
import { type Dice, makeDice } from "../support/dice.ts";
import { goldenReplays } from "../support/fixtures.ts";
import { seed } from "../support/seed.ts";
import { slowSplit } from "../support/slow-codec.ts";
import { slowDeal } from "../support/slow-deal.ts";
import {
  type SlowState,
  slowLegalActions,
  slowPlaces,
  slowPlacesOf,
  slowPlay,
  slowRefusal,
  slowRefusalOfMove,
  slowStuck,
  slowWon,
} from "../support/slow-rules.ts";

const STEPS = 100_000;
/** A game is left after so many steps, if it has not ended by then. */
const GAME_STEPS = 400;
/** At every so many-th step all 297 actions are compared, and not just the one that is tried. */
const EVERY = 100;

/** One game in both implementations, and what was done in it. */
interface Pair {
  readonly code: string;
  log: string;
  position: Position;
  state: SlowState;
}

/** A game of a code, nothing done yet. */
function dealt(code: GameCode): Pair {
  return { code, log: "", position: makeDeal(code), state: slowDeal(code) };
}

/** The golden games, each at every step on its way. */
function goldenPairs(): Pair[][] {
  return goldenReplays.map(({ code, actions }) => {
    const pair = dealt(code as GameCode);
    return slowSplit(actions).map((text) => {
      const before = { ...pair };
      step(pair, text);
      return before;
    });
  });
}

/** A game to be continued: a new deal, or a won game without its last actions. */
function newPair(dice: Dice, golden: Pair[][]): Pair {
  if (dice.chance(50)) return dealt(dice.code());
  const pairs = dice.pick(golden);
  const missing = dice.chance(50) ? dice.below(12) : dice.below(pairs.length);
  return { ...(pairs.at(-1 - missing) as Pair) };
}

/** Tries an action in both, which must agree on whether it is refused and on what comes of it. */
function step(pair: Pair, text: string): void {
  const action = parseAction(text) as Action;
  const refusal = slowRefusal(pair.state, text);
  const before = pair.position.slice();
  const after = play(pair.position, action);
  agree(pair, `refusal of ${text}`, typeof after === "string" ? after : null, refusal);
  agree(pair, `refusalOf ${text}`, refusalOf(pair.position, action), refusal);
  agree(pair, `what ${text} leaves alone`, pair.position, before);
  if (typeof after === "string") return;
  pair.log += text;
  pair.position = after;
  pair.state = slowPlay(pair.state, text);
  agree(pair, `position after ${text}`, pair.position, fromSlow(pair.state));
}

/** Brings a top card from any place to any place, foundations of other suits included. */
function gesture(pair: Pair, from: Place, to: Place): void {
  const slowFrom = slowPlaces[from] as string;
  const slowTo = slowPlaces[to] as string;
  const refusal = slowRefusalOfMove(pair.state, slowFrom, slowTo);
  const action = actionOfMove(pair.position, from, to);
  agree(pair, `gesture ${from} ${to}`, refusalOfMove(pair.position, from, to), refusal);
  if (typeof action === "string") {
    agree(pair, `action of gesture ${from} ${to}`, action, refusal);
  } else {
    const text = formatAction(action);
    agree(pair, `places of ${text}`, slowPlacesOf(pair.state, text), [slowFrom, slowTo]);
    step(pair, text);
  }
}

/** Compares all that can be done, and how the game stands. */
function survey(pair: Pair): void {
  const legal = legalActions(pair.position).map(formatAction);
  agree(pair, "legal actions", legal, slowLegalActions(pair.state));
  const status = slowWon(pair.state) ? "won" : slowStuck(pair.state) ? "stuck" : "playing";
  agree(pair, "status", statusOf(pair.position), status);
}

function agree(pair: Pair, what: string, engine: unknown, slow: unknown): void {
  const same =
    engine instanceof Uint8Array && slow instanceof Uint8Array
      ? Buffer.compare(engine, slow) === 0
      : engine === slow || JSON.stringify(engine) === JSON.stringify(slow);
  if (!same) expect(engine, `${what}, ${pair.code} after ${pair.log}`).toEqual(slow);
}

/** A legal action, foundations and moves before the redeal, so that games get on. */
function likely(dice: Dice, position: Position): string | null {
  const legal = legalActions(position).map(formatAction);
  const home = legal.filter((text) => /^[a-p][AK]$/.test(text));
  const moves = legal.filter((text) => text !== "RR");
  if (home.length > 0 && dice.chance(60)) return dice.pick(home);
  if (moves.length > 0 && dice.chance(98)) return dice.pick(moves);
  return legal.length > 0 ? dice.pick(legal) : null;
}

describe(`the independent rules agree, CRESCENT_SEED=${seed}`, () => {
  test(`at every step of ${STEPS} random actions`, { timeout: 300_000 }, () => {
    const dice = makeDice(seed);
    const golden = goldenPairs();
    const met = { games: 0, legal: 0, redeals: 0, won: 0, stuck: 0 };
    let steps = 0;
    while (steps < STEPS) {
      const pair = newPair(dice, golden);
      met.games++;
      for (let n = 0; n < GAME_STEPS && steps < STEPS; n++, steps++) {
        const logged = pair.log.length;
        const kind = dice.below(10);
        const text = kind < 6 ? likely(dice, pair.position) : null;
        if (text !== null) step(pair, text);
        else if (kind < 8) step(pair, formatAction(dice.pick(ACTIONS)));
        else gesture(pair, dice.below(PLACE_COUNT), dice.below(PLACE_COUNT));
        if (pair.log.length > logged) met.legal++;
        if (n % EVERY === 0) survey(pair);
        const status = statusOf(pair.position);
        if (status === "playing") continue;
        met[status]++;
        survey(pair);
        break;
      }
      met.redeals += pair.log.split("R").length >> 1;
    }
    // What was met, lest the dice stop meeting it.
    expect(met.games).toBeGreaterThan(STEPS / GAME_STEPS / 2);
    expect(met.legal).toBeGreaterThan(STEPS / 4);
    expect(met.redeals).toBeGreaterThan(100);
    expect(met.won).toBeGreaterThan(20);
    expect(met.stuck).toBeGreaterThan(5);
  });
});
