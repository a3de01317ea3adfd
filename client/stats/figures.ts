/**
 * What the attempts come to. The unit is the deal: however often it was begun again, it is one
 * game, and it is won when any attempt at it was. So a restart, a reload or a second tab never
 * costs anything, and a game that was left can still be won later.
 *
 * A streak is a run of games, in the order in which they were first begun, that are all won. The
 * game begun last is under way as long as it is not won, and breaks none. One that was left for
 * another does, until it is won after all: then the run is whole again.
 */
import type { GameCode } from "#engine/code";
import type { Attempts, Win } from "./facts";

/** One deal's figures. */
export interface DealFigures {
  readonly code: GameCode;
  /** When it was first begun, and when something last happened; in milliseconds since 1970. */
  readonly begun: number;
  readonly latest: number;
  readonly attempts: number;
  readonly wins: number;
  /** The win of fewest moves, then fewest redeals, then the first; null where there is none. */
  readonly best: Win | null;
  /** The least time of a win in seconds. */
  readonly fastest: number | null;
}

/** All figures together. */
export interface Figures {
  /** Those in which something happened last come first. */
  readonly deals: readonly DealFigures[];
  /** How many deals were won. */
  readonly won: number;
  readonly attempts: number;
  readonly streak: number;
  readonly bestStreak: number;
  /** The deal of the win with the fewest moves. */
  readonly fewest: DealFigures | null;
  /** The deal of the win in the least time. */
  readonly fastest: DealFigures | null;
  /** Every win, in the order in which they were won; a deal may be won again in another attempt. */
  readonly wins: readonly Win[];
}

/** The figures of some attempts. */
export function figuresOf(attempts: Attempts): Figures {
  const deals = dealsOf(attempts);
  const wins = [...attempts.values()].flatMap(({ win }) => win ?? []);
  return {
    deals: deals.toSorted((a, b) => b.latest - a.latest),
    won: deals.filter(isWon).length,
    attempts: attempts.size,
    ...streaksOf(deals.map(isWon)),
    fewest: least(deals, ({ best }) => best?.moves ?? null),
    fastest: least(deals, ({ fastest }) => fastest),
    wins: wins.sort((a, b) => a.at - b.at),
  };
}

/** The deals of some attempts, those first begun first. */
function dealsOf(attempts: Attempts): DealFigures[] {
  const deals = new Map<GameCode, DealFigures>();
  for (const { code, start, win } of attempts.values()) {
    const deal = deals.get(code);
    deals.set(code, {
      code,
      begun: Math.min(start, deal?.begun ?? start),
      latest: Math.max(win?.at ?? start, deal?.latest ?? 0),
      attempts: (deal?.attempts ?? 0) + 1,
      wins: (deal?.wins ?? 0) + (win === null ? 0 : 1),
      best: better(deal?.best ?? null, win),
      fastest: smaller(deal?.fastest ?? null, win?.seconds ?? null),
    });
  }
  return [...deals.values()].sort((a, b) => a.begun - b.begun);
}

/** The streaks of games in their order: the one that lasts now, and the longest. */
export function streaksOf(won: readonly boolean[]): { streak: number; bestStreak: number } {
  const ended = won.at(-1) === false ? won.slice(0, -1) : won;
  let streak = 0;
  let bestStreak = 0;
  for (const game of ended) {
    streak = game ? streak + 1 : 0;
    bestStreak = Math.max(bestStreak, streak);
  }
  return { streak, bestStreak };
}

function isWon({ wins }: DealFigures): boolean {
  return wins > 0;
}

function better(a: Win | null, b: Win | null): Win | null {
  if (a === null || b === null) return a ?? b;
  return (b.moves - a.moves || b.redeals - a.redeals || b.at - a.at) < 0 ? b : a;
}

function smaller(a: number | null, b: number | null): number | null {
  return a === null || b === null ? (a ?? b) : Math.min(a, b);
}

function least(
  deals: readonly DealFigures[],
  measure: (deal: DealFigures) => number | null,
): DealFigures | null {
  const measured = deals.filter((deal) => measure(deal) !== null);
  const [first, ...rest] = measured;
  if (first === undefined) return null;
  return rest.reduce((a, b) => ((measure(b) ?? 0) < (measure(a) ?? 0) ? b : a), first);
}
