/** How hard the deal of a day is among the daily ones: the table lays them out over the week by it. */
import type { Day } from "./daily";

/** A week's first two days, the next three and the last two. */
export type Grade = "easy" | "medium" | "hard";

/** All grades, from the easiest. */
export const GRADES = ["easy", "medium", "hard"] as const satisfies readonly Grade[];

/** 2026-01-01 and 2028-12-31, with which the table of daily deals begins and ends. */
const FIRST_GRADED: Day = 20_454;
export const LAST_GRADED: Day = 21_549;
/** From Monday; 1970-01-01 was a Thursday. */
const WEEK = [0, 0, 1, 1, 1, 2, 2];
const THURSDAY = 3;

/** The grade of a day's deal; null for days that the table does not have. */
export function gradeOfDay(day: Day): Grade | null {
  if (day < FIRST_GRADED || day > LAST_GRADED) return null;
  return GRADES[WEEK[(day + THURSDAY) % WEEK.length] as number] as Grade;
}
