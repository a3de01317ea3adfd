/**
 * What the solver's bench measures, in a process of its own: its one argument says what, and it
 * prints what came out, both as JSON.
 */
import type { GameCode } from "#engine/code";
import { makeDeal, pickCode } from "#engine/deal";
import { sfc32 } from "#engine/shuffle";
import { makeShortener, meritOf } from "#engine/solver/shorten";
import { makeSolver } from "#engine/solver/solver";

export interface Task {
  readonly codes: readonly GameCode[];
  /** Milliseconds for each deal. */
  readonly limit: number;
}

export interface Run {
  readonly code: string;
  /** Milliseconds and nodes to the win, or all that were spent. */
  readonly ms: number;
  readonly nodes: number;
  /** Moves of the win; null where none was found. */
  readonly moves: number | null;
}

export interface Measured {
  /** Milliseconds of the calibrating loop. */
  readonly calibration: number;
  /** The fewest moves of a win that is found for the first deals, on average; and in long searches. */
  readonly shortest: number;
  readonly shortestLong: number;
  readonly runs: readonly Run[];
}

const SEED = 1;
/** Nodes between two looks at the clock. */
const STEP = 4000;
const WARM_NODES = 2_000_000;
/** Shorter wins are looked for on so many deals, with so many nodes each. */
const SHORTEN_DEALS = 5;
const SHORTEN_NODES = 3_000_000;
const LONG_NODES = 30_000_000;

function cpu(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Has the solver compiled before anything is timed, on deals that are not measured. */
function warmUp(): void {
  const random = sfc32(2);
  for (let nodes = 0; nodes < WARM_NODES; ) {
    const solver = makeSolver(makeDeal(pickCode(random)), { seed: SEED, limit: 100_000 });
    while (solver.step(STEP).state === "working");
    nodes += solver.nodes;
  }
}

/** Loads, multiplications, branches and stores over small typed arrays: the best of five, in ms. */
function calibrate(): number {
  const table = new Int32Array(4096);
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 5; round++) {
    const start = cpu();
    let x = 1;
    for (let i = 0; i < 20_000_000; i++) {
      const at = x & 4095;
      const there = table[at] as number;
      x = Math.imul(there ^ i, 0x2c1b3c6d) ^ (x >>> 13);
      if (x & 1) table[at] = x;
    }
    best = Math.min(best, cpu() - start);
  }
  return best;
}

function solve(code: GameCode, limit: number): Run {
  const start = cpu();
  const solver = makeSolver(makeDeal(code), { seed: SEED });
  let ms = 0;
  while (solver.step(STEP).state === "working" && ms < limit) ms = cpu() - start;
  ms = cpu() - start;
  const { answer, nodes } = solver;
  const moves = answer.state === "won" ? meritOf(answer.line).moves : null;
  return { code, ms: Math.round(ms * 10) / 10, nodes, moves };
}

function shortest(codes: readonly GameCode[]) {
  const sums = { shortest: 0, shortestLong: 0 };
  const deals = codes.slice(0, SHORTEN_DEALS);
  for (const code of deals) {
    const deal = makeDeal(code);
    const solver = makeSolver(deal, { seed: SEED, limit: SHORTEN_NODES });
    const answer = solver.step(SHORTEN_NODES);
    if (answer.state !== "won") throw new Error(`no win of ${code} was found`);
    const shortener = makeShortener(deal, answer.line, SEED);
    sums.shortest += meritOf(shortener.step(SHORTEN_NODES)).moves / deals.length;
    sums.shortestLong += meritOf(shortener.step(LONG_NODES - SHORTEN_NODES)).moves / deals.length;
  }
  return sums;
}

const { codes, limit } = JSON.parse(process.argv[2] ?? "") as Task;
warmUp();
const calibration = calibrate();
const runs = codes.map((code) => solve(code, limit));
const measured: Measured = { calibration, ...shortest(codes), runs };
console.log(JSON.stringify(measured));
