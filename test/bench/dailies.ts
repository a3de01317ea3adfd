/**
 * `npm run dailies -- --to 2028`: chooses the daily deals of all years up to that one, and writes
 * worker/engine/daily-deals.ts and test/fixtures/daily-witnesses.txt.
 *
 * Years that the fixture has already stay as they are. Each other one gets deals of its own, picked
 * by a generator seeded with the year. A deal is taken when the solver wins it; its grade is how many
 * of 60 narrow noisy beams miss the win. The year's deals are laid out by grade over the week: the
 * easiest seventh goes to the Mondays, the hardest to the Sundays. All is decided by seeds and
 * counted in nodes. The fixture has a win of each deal, as short as a small search finds it.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { type Action, formatActions, parseActions } from "#engine/action";
import { CODE_PREFIX, type GameCode } from "#engine/code";
import { type Day, FIRST_DAY, formatDay, parseDay } from "#engine/daily";
import { makeDeal, pickCode } from "#engine/deal";
import { sfc32 } from "#engine/shuffle";
import { countMisses } from "#engine/solver/difficulty";
import { makeShortener } from "#engine/solver/shorten";
import { makeSolver } from "#engine/solver/solver";

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const TABLE = path("../../worker/engine/daily-deals.ts");
const WITNESSES = path("../fixtures/daily-witnesses.txt");
/** Nodes for a deal before another one is taken. */
const NODES = 3_000_000;
const SHORTEN_NODES = 200_000;
const BEAMS = 60;

interface Chosen {
  readonly code: GameCode;
  readonly misses: number;
  readonly line: readonly Action[];
}

const { values: options } = parseArgs({ options: { to: { type: "string", default: "2028" } } });
const first = Number(formatDay(FIRST_DAY).slice(0, 4));
const years = Array.from({ length: Number(options.to) - first + 1 }, (_, i) => first + i);
const kept = readWitnesses();
const used = new Set<GameCode>(kept.map(({ code }) => code));
const deals = years.flatMap((year) => keptOf(year) ?? chooseYear(year));
writeFileSync(TABLE, formatTable());
writeFileSync(WITNESSES, formatWitnesses());

function readWitnesses(): (Chosen & { readonly year: number })[] {
  const text = existsSync(WITNESSES) ? readFileSync(WITNESSES, "utf8") : "";
  const rows = text.split("\n").filter((row) => row !== "" && !row.startsWith("#"));
  return rows.map((row) => {
    const [date = "", code, misses, text = ""] = row.split(" ");
    const parsed = parseActions(text);
    if (!parsed.ok) throw new Error(`bad actions of ${date}`);
    const line = parsed.actions;
    return { year: Number(date.slice(0, 4)), code: code as GameCode, misses: Number(misses), line };
  });
}

function keptOf(year: number): readonly Chosen[] | null {
  const deals = kept.filter((deal) => deal.year === year);
  return deals.length === 0 ? null : deals;
}

/** The deals of a year's days, in their order. */
function chooseYear(year: number): Chosen[] {
  const from = parseDay(`${year}-01-01`) as Day;
  const days = (parseDay(`${year}-12-31`) as Day) - from + 1;
  const random = sfc32(year);
  const pool: Chosen[] = [];
  while (pool.length < days) {
    const chosen = choose(pickCode(random));
    if (chosen === null) continue;
    used.add(chosen.code);
    pool.push(chosen);
    if (pool.length % 50 === 0) console.log(`${year}: ${pool.length} of ${days}`);
  }
  // Those of a grade stay in the order in which they were picked.
  const graded = pool.map((_, i) => i).sort((a, b) => missesOf(a) - missesOf(b) || a - b);
  const placed: Chosen[] = [];
  let at = 0;
  for (let weekday = 0; weekday < 7; weekday++) {
    const places = Array.from({ length: days }, (_, i) => i).filter(
      (i) => weekdayOf(from + i) === weekday,
    );
    const picked = graded.slice(at, at + places.length).sort((a, b) => a - b);
    at += places.length;
    for (const [i, place] of places.entries()) placed[place] = pool[picked[i] as number] as Chosen;
  }
  return placed;

  function missesOf(index: number): number {
    return (pool[index] as Chosen).misses;
  }
}

function choose(code: GameCode): Chosen | null {
  if (used.has(code)) return null;
  const deal = makeDeal(code);
  const answer = makeSolver(deal, { seed: 1, limit: NODES }).step(NODES);
  if (answer.state !== "won") return null;
  const line = makeShortener(deal, answer.line, 1).step(SHORTEN_NODES);
  return { code, line, misses: countMisses(deal, BEAMS, 1) };
}

/** 0 is Monday; 1970-01-01 was a Thursday. */
function weekdayOf(day: Day): number {
  return (day + 3) % 7;
}

function formatTable(): string {
  let rows = "";
  for (const [i, { code }] of deals.entries()) {
    rows += i > 0 && weekdayOf(FIRST_DAY + i) === 0 ? "\n" : "";
    rows += code.slice(CODE_PREFIX.length);
  }
  return `/**
 * The daily deals from \`FIRST_DAY\` to the end of ${years.at(-1)}: seven letters a day, a row for each week,
 * from Monday, the easiest, to Sunday, the hardest. FROZEN: years may be added, nothing changed.
 * Written by \`npm run dailies\`, which says how they are chosen; test/fixtures/daily-witnesses.txt
 * has a win of each.
 */
export const DAILY_DEALS = \`
${rows}
\`.replace(/\\s/g, "");
`;
}

function formatWitnesses(): string {
  const rows = deals.map(({ code, misses, line }, i) =>
    [formatDay(FIRST_DAY + i), code, misses, formatActions(line)].join(" "),
  );
  return `# The daily deals, written by npm run dailies.\n# date code misses-of-${BEAMS} actions\n${rows.join("\n")}\n`;
}
