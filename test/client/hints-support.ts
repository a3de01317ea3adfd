import { type Action, parseActions } from "#engine/action";
import type { GameCode } from "#engine/code";
import { act, type Game, makeGame } from "#engine/game";
import { legalActions } from "#engine/rules";
import { type Job, makeJob } from "../../client/hints/jobs";
import type { Question, Report } from "../../client/hints/protocol";
import type { Ask } from "../../client/hints/solver";
import { BLUNDER } from "../support/blunder";
import { makeDice } from "../support/dice";
import { CRESCEN, GOLDEN } from "./replay-support";

/** A won game of the golden vectors. */
export const CODE = CRESCEN.code as GameCode;
export const LINE = actionsOf(CRESCEN.actions);

/** A game that is lost by its last move, and was won after `ply` actions. */
const blundered = GOLDEN[BLUNDER.number] as (typeof GOLDEN)[number];
export const LOST = {
  code: blundered.code as GameCode,
  ply: BLUNDER.ply,
  log: actionsOf(blundered.actions.slice(0, 2 * BLUNDER.ply) + BLUNDER.action),
};

export function actionsOf(text: string): readonly Action[] {
  const parsed = parseActions(text);
  if (!parsed.ok) throw new Error("these are actions");
  return parsed.actions;
}

/** A deal's game after legal actions. */
export function gameOf(code: GameCode, log: readonly Action[]): Game {
  let game = makeGame(code);
  for (const action of log) {
    const next = act(game, action);
    if (typeof next === "string") throw new Error(next);
    game = next;
  }
  return game;
}

/** A game without any action left, played at random. */
export function stuckGame(seed: number): Game {
  const dice = makeDice(seed);
  for (;;) {
    let game = makeGame(dice.code());
    for (let i = 0; i < 2000 && game.status === "playing"; i++) {
      const next = act(game, dice.pick(legalActions(game.position)));
      if (typeof next !== "string") game = next;
    }
    if (game.status === "stuck") return game;
  }
}

/** All that a job reports, to its end. */
export function reportsOf(question: Question, timeIsUp = () => false): Report[] {
  return [...makeJob(question, timeIsUp)].filter((report) => report !== null);
}

/** A solver whose jobs do a turn when told to. */
export function makeTurns() {
  const jobs = new Map<Job, (report: Report) => void>();
  const ask: Ask = (question, listener) => {
    const job = makeJob(question, () => false);
    jobs.set(job, listener);
    return () => jobs.delete(job);
  };
  return {
    ask,
    /** How many questions are being worked on. */
    waiting: () => jobs.size,
    /** Lets all of them come to their ends. */
    run: () => {
      while (jobs.size > 0) {
        for (const [job, listener] of jobs) {
          const { done, value } = job.next();
          if (done === true) jobs.delete(job);
          else if (value !== null) listener(value);
        }
      }
    },
  };
}
