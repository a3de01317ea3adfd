/**
 * What one has done with the daily deals. A day is marked as won whenever its deal was won; the
 * streak counts the days whose deal was won in an attempt that began on that day (UTC) or before
 * it was over, so a game that midnight interrupts is no game lost.
 */
import type { GameCode } from "#engine/code";
import { codeOfDay, type Day, dayAt, FIRST_DAY } from "#engine/daily";
import type { Attempts } from "./facts";

/** One day's deal, begun or won. */
export interface DayFigures {
  /** The fewest moves of its wins; null where it is not won yet. */
  readonly moves: number | null;
  /** Whether it was won in an attempt of its own day. */
  readonly inTime: boolean;
}

export interface DailyFigures {
  /** The days whose deals were begun. */
  readonly days: ReadonlyMap<Day, DayFigures>;
  /** How many days' deals are won. */
  readonly won: number;
  /** Days in a row, up to today, or to yesterday while today's deal is not won. */
  readonly streak: number;
  readonly bestStreak: number;
}

/** The figures of all daily deals up to a day. */
export function dailyFiguresOf(attempts: Attempts, today: Day): DailyFigures {
  const dayOf = daysByCode(today);
  const days = new Map<Day, DayFigures>();
  for (const { code, start, win } of attempts.values()) {
    const day = dayOf.get(code);
    if (day === undefined) continue;
    const known = days.get(day) ?? { moves: null, inTime: false };
    days.set(day, {
      moves: win === null ? known.moves : Math.min(win.moves, known.moves ?? win.moves),
      inTime: known.inTime || (win !== null && dayAt(start) <= day),
    });
  }
  let streak = 0;
  let bestStreak = 0;
  for (let day = FIRST_DAY; day <= today; day++) {
    const inTime = days.get(day)?.inTime ?? false;
    if (inTime) streak++;
    else if (day < today) streak = 0;
    bestStreak = Math.max(bestStreak, streak);
  }
  const won = [...days.values()].filter(({ moves }) => moves !== null).length;
  return { days, won, streak, bestStreak };
}

/** The deals of all days from the first to this one. */
function daysByCode(last: Day): ReadonlyMap<GameCode, Day> {
  const days = new Map<GameCode, Day>();
  for (let day = FIRST_DAY; day <= last; day++) days.set(codeOfDay(day), day);
  return days;
}
