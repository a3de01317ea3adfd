/**
 * The solver's work on a question, in slices: each turn of a job spends a few nodes, then gives
 * way. It yields a report when it has something to say, else null.
 */
import type { Action } from "#engine/action";
import type { GameCode } from "#engine/code";
import { makeDeal, pickCode } from "#engine/deal";
import type { Position } from "#engine/position";
import { compareMerit } from "#engine/replay";
import { sfc32 } from "#engine/shuffle";
import { finishLine } from "#engine/solver/finish";
import { playLine } from "#engine/solver/line";
import { makeReviewer, type Review } from "#engine/solver/review";
import { makeShortener, meritOf } from "#engine/solver/shorten";
import { makeSolver } from "#engine/solver/solver";
import type { Question, Report } from "./protocol";

/** A job, and when it has had its time: then it ends with what it knows. */
export type Job = Generator<Report | null, void>;
export type TimeIsUp = () => boolean;

/** How long a question may take on a slow machine, in milliseconds; nodes end it on a fast one. */
export const JOB_MS = 15_000;

/** Nodes of a turn: 2 to 4 ms. */
const TURN = 3_000;
const SEED = 1;
/** Nodes for a position before it is left as unknown: a few seconds. */
const HINT_NODES = 4_000_000;
/** Nodes for each position of a game that is looked back on, and for all of them. */
const BACK_NODES = 100_000;
const BACK_ALL_NODES = 1_500_000;
/** Nodes for a shorter win. */
const SHORTEN_NODES = 8_000_000;
/** Nodes for a deal before another one is tried: nine of ten need far less. */
const DEAL_NODES = 60_000;

/** The work on a question; none for a game that is against the rules. */
export function makeJob(question: Question, timeIsUp: TimeIsUp): Job {
  switch (question.ask) {
    case "hint":
      return hint(question.code, question.log, timeIsUp);
    case "finish":
      return finish(question.code, question.log);
    case "review":
      return review(question.code, question.log, timeIsUp);
    case "deal":
      return deal(question.seed);
  }
}

function* hint(code: GameCode, log: readonly Action[], timeIsUp: TimeIsUp): Job {
  const start = makeDeal(code);
  const position = playLine(start, log);
  if (position === null) return;
  const solver = makeSolver(position, { seed: SEED, limit: HINT_NODES });
  while (solver.answer.state === "working" && !timeIsUp()) {
    solver.step(TURN);
    yield null;
  }
  const { answer } = solver;
  if (answer.state === "won") yield { is: "won", line: answer.line };
  else if (answer.state !== "lost") yield { is: "unknown", line: solver.bestLine() };
  else {
    yield { is: "lost", back: null, looking: true };
    const { won } = yield* lookBack(start, log, timeIsUp);
    yield { is: "lost", back: won?.ply ?? null, looking: false };
  }
}

function* lookBack(
  start: Position,
  log: readonly Action[],
  timeIsUp: TimeIsUp,
): Generator<null, Review> {
  const reviewer = makeReviewer(start, log, { seed: SEED, nodesEach: BACK_NODES });
  for (let left = BACK_ALL_NODES; left > 0 && !reviewer.review.done && !timeIsUp(); left -= TURN) {
    reviewer.step(TURN);
    yield null;
  }
  return reviewer.review;
}

function* finish(code: GameCode, log: readonly Action[]): Job {
  const position = playLine(makeDeal(code), log);
  if (position !== null) yield { is: "finish", line: finishLine(position) };
}

function* review(code: GameCode, log: readonly Action[], timeIsUp: TimeIsUp): Job {
  const start = makeDeal(code);
  if (playLine(start, log) === null) return;
  const { won, lost } = yield* lookBack(start, log, timeIsUp);
  const facts = { is: "review", won: won?.ply ?? null, lost: lost?.ply ?? null } as const;
  let best = won === null ? null : [...log.slice(0, won.ply), ...won.line];
  yield { ...facts, looking: true, best };
  // The deal's own win may be better than the one that goes on from where the player was.
  for (const line of [best, yield* solve(start, timeIsUp)]) {
    if (line === null) continue;
    const shortener = makeShortener(start, line, SEED);
    while (shortener.nodes < SHORTEN_NODES / 2 && !timeIsUp()) {
      const shorter = shortener.step(TURN);
      if (best !== null && !isBetter(shorter, best)) yield null;
      else {
        best = [...shorter];
        yield { ...facts, looking: true, best };
      }
    }
  }
  yield { ...facts, looking: false, best };
}

function* solve(position: Position, timeIsUp: TimeIsUp): Generator<null, readonly Action[] | null> {
  const solver = makeSolver(position, { seed: SEED, limit: HINT_NODES });
  while (solver.answer.state === "working" && !timeIsUp()) {
    solver.step(TURN);
    yield null;
  }
  return solver.answer.state === "won" ? solver.answer.line : null;
}

function isBetter(line: readonly Action[], than: readonly Action[]): boolean {
  return compareMerit(meritOf(line), meritOf(than)) < 0;
}

function* deal(seed: number): Job {
  const random = sfc32(seed);
  for (;;) {
    const code = pickCode(random);
    const solver = makeSolver(makeDeal(code), { seed: SEED, limit: DEAL_NODES });
    while (solver.answer.state === "working") {
      solver.step(TURN);
      yield null;
    }
    if (solver.answer.state !== "won") continue;
    yield { is: "deal", code, line: solver.answer.line };
    return;
  }
}
