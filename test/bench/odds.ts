/**
 * `npm run odds -- --deals 10000`: what share of all deals can be won, measured on deals picked at
 * random. Writes worker/pages/odds/odds.json, of which the page /about/odds is made.
 *
 * A deal counts as won when the rules have played the solver's line to the win, as lost when the
 * solver has proven that there is none, else as unknown. How hard a deal is comes from 6 narrow
 * noisy beams, how long a short win is from a search for one on the first deals. All is decided by
 * the seed, and counted in nodes: no clock has a say.
 *
 * `npm run odds -- --deepen 300` gives each unknown deal of that file so many million nodes more,
 * with another seed.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import type { Action } from "#engine/action";
import type { GameCode } from "#engine/code";
import { makeDeal, pickCode } from "#engine/deal";
import { sfc32 } from "#engine/shuffle";
import { countMisses } from "#engine/solver/difficulty";
import { makeShortener, meritOf } from "#engine/solver/shorten";
import { makeSolver } from "#engine/solver/solver";
import type { Odds } from "../../worker/pages/odds/odds.ts";

const FILE = fileURLToPath(new URL("../../worker/pages/odds/odds.json", import.meta.url));
const SEED = 20_261_130;
const MILLION = 1_000_000;
/** Nodes for a deal before it is left as unknown. */
const NODES = MILLION;
const BEAMS = 6;
/** On how many deals short wins are looked for, and with how many nodes each. */
const SHORTENED = 200;
const SHORTEN_NODES = 300_000;

const { values: options } = parseArgs({
  options: {
    deals: { type: "string", default: "10000" },
    deepen: { type: "string" },
  },
});

if (options.deepen !== undefined) deepen(Number(options.deepen));
else measure(Number(options.deals));

function measure(deals: number): void {
  const random = sfc32(SEED);
  const odds = {
    seed: SEED,
    deals,
    won: 0,
    lost: [] as GameCode[],
    unknown: [] as GameCode[],
    nodes: NODES / MILLION,
    beams: BEAMS,
    misses: new Array<number>(BEAMS + 1).fill(0),
    lengths: {} as Record<string, number>,
    redeals: [0, 0, 0, 0],
  };
  for (let i = 0; i < deals; i++) {
    const code = pickCode(random);
    const { state, line } = solve(code, 1, NODES);
    if (line !== null) {
      odds.won++;
      if (i < SHORTENED) {
        const { moves, redeals } = meritOf(shorten(code, line));
        odds.lengths[moves] = (odds.lengths[moves] ?? 0) + 1;
        odds.redeals[redeals] = (odds.redeals[redeals] as number) + 1;
      }
    } else odds[state].push(code);
    const misses = countMisses(makeDeal(code), BEAMS, 1);
    odds.misses[misses] = (odds.misses[misses] as number) + 1;
    if ((i + 1) % 100 === 0) report(i + 1, odds);
  }
  write(odds);
}

function deepen(millions: number): void {
  const odds = JSON.parse(readFileSync(FILE, "utf8")) as Odds;
  let { won } = odds;
  const lost = [...odds.lost];
  const unknown: GameCode[] = [];
  for (const code of odds.unknown as readonly GameCode[]) {
    const { state, line } = solve(code, 1 + odds.nodes, millions * MILLION);
    if (line !== null) won++;
    else (state === "lost" ? lost : unknown).push(code);
    console.log(`${code} is ${line === null ? state : "won"}`);
  }
  write({ ...odds, won, lost, unknown, nodes: odds.nodes + millions });
}

interface Solved {
  readonly state: "lost" | "unknown";
  readonly line: readonly Action[] | null;
}

function solve(code: GameCode, seed: number, limit: number): Solved {
  const solver = makeSolver(makeDeal(code), { seed, limit });
  let answer = solver.answer;
  while (answer.state === "working") answer = solver.step(MILLION);
  if (answer.state === "won") return { state: "unknown", line: answer.line };
  return { state: answer.state === "lost" ? "lost" : "unknown", line: null };
}

function shorten(code: GameCode, line: readonly Action[]): readonly Action[] {
  return makeShortener(makeDeal(code), line, 1).step(SHORTEN_NODES);
}

function report(done: number, odds: Pick<Odds, "won" | "lost" | "unknown">): void {
  const { won, lost, unknown } = odds;
  console.log(`${done}: ${won} won, ${lost.length} lost, ${unknown.length} unknown`);
}

function write(odds: Odds): void {
  report(odds.deals, odds);
  writeFileSync(FILE, `${JSON.stringify(odds, null, 2)}\n`);
}
