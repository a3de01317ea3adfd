/**
 * `npm run bench:solver [-- --deals 40 --limit 10 --update]`: how many of 200 fixed deals the
 * solver wins, and how fast, against the figures of the committed run, test/bench/solver.json.
 *
 * Times are CPU time of this process, so that a busy machine changes little; set against the
 * committed run they are scaled by a fixed loop of the solver's kind of work, timed in the same
 * run. Nodes do not depend on the machine at all. `--update` writes a full run as the new one.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import type { GameCode } from "#engine/code";
import { makeDeal } from "#engine/deal";
import { makeShortener, meritOf } from "#engine/solver/shorten";
import { makeSolver } from "#engine/solver/solver";

const BASELINE = new URL("solver.json", import.meta.url);
const SEED = 1;
/** Nodes between two looks at the clock. */
const STEP = 4000;
/** Shorter wins are looked for on so many deals, with so many nodes each. */
const SHORTEN_DEALS = 5;
const SHORTEN_NODES = 3_000_000;

interface Run {
  readonly code: string;
  /** Milliseconds and nodes to the win, or all that were spent. */
  readonly ms: number;
  readonly nodes: number;
  /** Moves of the win; null where none was found. */
  readonly moves: number | null;
}

interface Baseline {
  /** Milliseconds of the calibrating loop. */
  readonly calibration: number;
  readonly shortest: number;
  readonly runs: readonly Run[];
}

const { values: options } = parseArgs({
  options: {
    deals: { type: "string", default: "200" },
    limit: { type: "string", default: "60" },
    update: { type: "boolean", default: false },
  },
});
const limit = Number(options.limit) * 1000;
const codes = readFileSync(new URL("../fixtures/solver-deals.txt", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => line.startsWith("CR1-"))
  .slice(0, Number(options.deals)) as GameCode[];

function cpu(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
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

function solve(code: GameCode): Run {
  const start = cpu();
  const solver = makeSolver(makeDeal(code), { seed: SEED });
  let ms = 0;
  while (solver.step(STEP).state === "working" && ms < limit) ms = cpu() - start;
  ms = cpu() - start;
  const { answer, nodes } = solver;
  const moves = answer.state === "won" ? meritOf(answer.line).moves : null;
  if (answer.state === "lost") console.log(`${code} is proven lost`);
  return { code, ms: Math.round(ms * 10) / 10, nodes, moves };
}

/** The fewest moves of a win that is found for the first deals, on average. */
function shortest(): number {
  const moves = codes.slice(0, SHORTEN_DEALS).map((code) => {
    const deal = makeDeal(code);
    const solver = makeSolver(deal, { seed: SEED, limit: SHORTEN_NODES });
    const answer = solver.step(SHORTEN_NODES);
    if (answer.state !== "won") return Number.NaN;
    return meritOf(makeShortener(deal, answer.line, SEED).step(SHORTEN_NODES)).moves;
  });
  return moves.reduce((sum, count) => sum + count, 0) / moves.length;
}

function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

/** The figures of runs; times multiplied by `scale`, runs without a win counting as endless. */
function figures(runs: readonly Run[], scale: number) {
  const ms = runs.map((run) => (run.moves === null ? Number.POSITIVE_INFINITY : run.ms * scale));
  const nodes = runs.map((run) => (run.moves === null ? Number.POSITIVE_INFINITY : run.nodes));
  const within = (time: number) => (100 * ms.filter((each) => each <= time).length) / ms.length;
  const lengths = runs.flatMap((run) => run.moves ?? []);
  const total = (key: "ms" | "nodes") => runs.reduce((sum, run) => sum + run[key], 0);
  return {
    "won within 0.1 s, %": within(100),
    "won within 1 s, %": within(1000),
    "won within 10 s, %": within(10_000),
    "won within 60 s, %": within(60_000),
    "median, ms": quantile(ms, 0.5),
    "95th percentile, ms": quantile(ms, 0.95),
    "median, thousand nodes": quantile(nodes, 0.5) / 1000,
    "95th percentile, thousand nodes": quantile(nodes, 0.95) / 1000,
    "mean log of nodes": runs.reduce((sum, run) => sum + Math.log(run.nodes), 0) / runs.length,
    "million nodes per second": total("nodes") / (total("ms") * scale) / 1000,
    "median moves as found": quantile(lengths, 0.5),
    "fewest moves as found": Math.min(...lengths),
  };
}

const warm = makeSolver(makeDeal(codes[0] as GameCode), { seed: 2, limit: 300_000 });
warm.step(300_000);
const calibration = calibrate();
const runs = codes.map(solve);
const found = { ...figures(runs, 1), "moves after a search for short wins": shortest() };

function readBaseline(): Baseline | null {
  try {
    return JSON.parse(readFileSync(BASELINE, "utf8")) as Baseline;
  } catch {
    return null;
  }
}

const baseline = readBaseline();
const scale = baseline === null ? 1 : calibration / baseline.calibration;
const known = new Set<string>(codes);
const before: Record<string, number> =
  baseline === null
    ? {}
    : {
        ...figures(
          baseline.runs.filter((run) => known.has(run.code)),
          scale,
        ),
        "moves after a search for short wins": baseline.shortest,
      };

console.log(`${codes.length} deals, ${limit / 1000} s each at most, CPU time`);
console.log(`the calibrating loop took ${calibration.toFixed(1)} ms, ${scale.toFixed(2)} of then`);
for (const [name, value] of Object.entries(found)) {
  const then = before[name];
  const against =
    then === undefined ? "" : `${then.toFixed(2).padStart(10)}  x ${(value / then).toFixed(2)}`;
  console.log(`${name.padEnd(38)}${value.toFixed(2).padStart(10)}${against}`);
}

if (options.update) {
  if (codes.length < 200 || limit < 60_000) throw new Error("only a full run is kept");
  // A run to a line, as the formatter would have it.
  const rows = runs
    .map((run) => `    ${JSON.stringify(run, null, 1).replace(/\s+/g, " ")}`)
    .join(",\n");
  const head = `  "calibration": ${calibration.toFixed(2)},\n  "shortest": ${found["moves after a search for short wins"]},`;
  writeFileSync(BASELINE, `{\n${head}\n  "runs": [\n${rows}\n  ]\n}\n`);
}
