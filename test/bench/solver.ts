/**
 * `npm run bench:solver [-- --deals 40 --limit 10 --update]`: how many of 200 fixed deals the
 * solver wins, and how fast, against the figures of the committed run, test/bench/solver.json.
 *
 * A node is a position that was generated and scored. Times are CPU time, so that a busy machine
 * changes little; set against the committed run they are scaled by a fixed loop of the solver's
 * kind of work, timed in the same run. Nodes do not depend on the machine at all. `--update` writes
 * a full run as the new one.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import type { GameCode } from "#engine/code";
import { runPlain } from "./plain-node.ts";
import type { Measured, Run, Task } from "./solver-runs.ts";

const BASELINE = new URL("solver.json", import.meta.url);

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

const task: Task = { codes, limit };
const measured = (await runPlain("solver-runs.ts", task)) as Measured;
const { calibration, runs } = measured;
const lengths = ({ shortest, shortestLong }: Measured) => ({
  "moves after 3 million nodes for short wins": shortest,
  "moves after 30 million": shortestLong,
});
const found: Record<string, number> = { ...figures(runs, 1), ...lengths(measured) };

function readBaseline(): Measured | null {
  try {
    return JSON.parse(readFileSync(BASELINE, "utf8")) as Measured;
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
        ...lengths(baseline),
      };

console.log(`${codes.length} deals, ${limit / 1000} s each at most, CPU time`);
console.log(`the calibrating loop took ${calibration.toFixed(1)} ms, ${scale.toFixed(2)} of then`);
for (const [name, value] of Object.entries(found)) {
  const then = before[name];
  const against =
    then === undefined ? "" : `${then.toFixed(2).padStart(10)}  x ${(value / then).toFixed(2)}`;
  console.log(`${name.padEnd(44)}${value.toFixed(2).padStart(10)}${against}`);
}

if (options.update) {
  if (codes.length < 200 || limit < 60_000) throw new Error("only a full run is kept");
  // A run to a line, as the formatter would have it.
  const rows = runs
    .map((run) => `    ${JSON.stringify(run, null, 1).replace(/\s+/g, " ")}`)
    .join(",\n");
  const head = `  "calibration": ${Number(calibration.toFixed(2))},\n  "shortest": ${measured.shortest},\n  "shortestLong": ${measured.shortestLong},`;
  writeFileSync(BASELINE, `{\n${head}\n  "runs": [\n${rows}\n  ]\n}\n`);
}
