/**
 * What is remembered of one's games: facts that are only ever added. A fact is a line of text,
 *
 *     CR1-N-CRESCEN 1764489600000
 *     CR1-N-CRESCEN 1764489600000 147 3 731 1764490331000
 *
 * the code of a deal and when an attempt at it began (its first action), both together the
 * attempt's name; and where that attempt was won: moves, redeals, seconds played as reported, and
 * when. Times are milliseconds since 1970. Facts of two browsers, tabs or files are put together by
 * their union, so nothing is counted twice, in whatever order and however often they arrive.
 */
import { type GameCode, isCode } from "#engine/code";
import { MAX_SECONDS } from "#engine/limits";
import { REDEALS } from "#engine/position";

/** How an attempt was won. */
export interface Win {
  readonly moves: number;
  readonly redeals: number;
  /** The time played, in whole seconds, as reported. */
  readonly seconds: number;
  /** When, in milliseconds since 1970. */
  readonly at: number;
}

/** One try at a deal, from its first action on. */
export interface Attempt {
  readonly code: GameCode;
  /** When its first action was done, in milliseconds since 1970. */
  readonly start: number;
  /** Null as long as it is not won. */
  readonly win: Win | null;
}

/** Attempts by their names. */
export type Attempts = ReadonlyMap<string, Attempt>;

/** How many attempts are remembered; of more, those begun first are forgotten. */
export const MOST_ATTEMPTS = 20_000;

const LINE = /^(\S{1,40}) (\d{13})(?: (\d{1,5}) (\d) (\d{1,7}) (\d{13}))?(?: |$)/;

/** What names an attempt among all. */
export function nameOf({ code, start }: Pick<Attempt, "code" | "start">): string {
  return `${code} ${start}`;
}

/** The line that is an attempt. */
export function formatFact(attempt: Attempt): string {
  const { win } = attempt;
  const name = nameOf(attempt);
  return win === null ? name : `${name} ${win.moves} ${win.redeals} ${win.seconds} ${win.at}`;
}

/** The attempt that a line is, or null. A win that can't be one is left out. */
export function parseFact(line: string): Attempt | null {
  const [, code = "", start, moves, redeals, seconds, at] = LINE.exec(line) ?? [];
  if (!isCode(code)) return null;
  const won = at !== undefined;
  const win = { moves: Number(moves), redeals: Number(redeals), seconds: Number(seconds) };
  const attempt = { code, start: Number(start), win: won ? { ...win, at: Number(at) } : null };
  return attempt.win === null || isPossible(attempt.win, attempt.start)
    ? attempt
    : { ...attempt, win: null };
}

/** Each of the 96 dealt cards has to move. */
const LEAST_MOVES = 96;

function isPossible({ moves, redeals, seconds, at }: Win, start: number): boolean {
  return moves >= LEAST_MOVES && redeals <= REDEALS && seconds <= MAX_SECONDS && at >= start;
}

/** All attempts of some facts, each once. A win outweighs a beginning; of two wins, the first. */
export function unite(facts: Iterable<Attempt>): Attempts {
  const attempts = new Map<string, Attempt>();
  for (const fact of facts) {
    const name = nameOf(fact);
    const known = attempts.get(name);
    if (known === undefined || outweighs(fact.win, known.win)) attempts.set(name, fact);
  }
  if (attempts.size <= MOST_ATTEMPTS) return attempts;
  const latest = [...attempts].sort(([, a], [, b]) => b.start - a.start).slice(0, MOST_ATTEMPTS);
  return new Map(latest);
}

function outweighs(win: Win | null, known: Win | null): boolean {
  if (win === null || known === null) return win !== null;
  const [a, b] = [win, known].map(({ at, moves, redeals, seconds }) => [
    at,
    moves,
    redeals,
    seconds,
  ]);
  const differs = a?.findIndex((value, i) => value !== b?.[i]) ?? -1;
  return differs >= 0 && (a?.[differs] ?? 0) < (b?.[differs] ?? 0);
}
