/**
 * The deal of each UTC day. FROZEN: the deal of a day never changes. The days of the table have
 * deals that are proven winnable, from easy on Mondays to hard on Sundays; those after its end are
 * picked by the day's number, until years are added to the table before they begin.
 *
 * A day is its number, counted from 1970-01-01 (0). Source: spec/formats.md, "URLs".
 */
import { CODE_LETTERS, CODE_PREFIX, type GameCode } from "./code";
import { DAILY_DEALS } from "./daily-deals";
import { pickCode } from "./deal";
import { sfc32 } from "./shuffle";

/** The number of a day that has a deal, from `FIRST_DAY` on. */
export type Day = number;

const MILLISECONDS = 86_400_000;
const MONTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** 2026-01-01, the first day that has a deal. */
export const FIRST_DAY: Day = dayNumber(2026, 1, 1);

/** The UTC day of a moment, given in milliseconds since 1970. */
export function dayAt(milliseconds: number): Day {
  return Math.floor(milliseconds / MILLISECONDS);
}

/** The day of a date such as `2026-11-30`; null where it is none of the calendar or before the first. */
export function parseDay(text: string): Day | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (match === null) return null;
  const [year = 0, month = 0, date = 0] = match.slice(1).map(Number);
  if (month < 1 || month > 12 || date < 1 || date > monthLength(year, month)) return null;
  const day = dayNumber(year, month, date);
  return day < FIRST_DAY ? null : day;
}

/** A day's date, `2026-11-30`. */
export function formatDay(day: Day): string {
  let year = 1970 + Math.floor(day / 365.2425);
  while (dayNumber(year + 1, 1, 1) <= day) year++;
  while (dayNumber(year, 1, 1) > day) year--;
  let month = 1;
  while (month < 12 && dayNumber(year, month + 1, 1) <= day) month++;
  const date = day - dayNumber(year, month, 1) + 1;
  return [String(year).padStart(4, "0"), pair(month), pair(date)].join("-");
}

/** The code of a day's deal: the table's, or what sfc32, seeded with the day's number, picks first. */
export function codeOfDay(day: Day): GameCode {
  const at = CODE_LETTERS * (day - FIRST_DAY);
  const letters = day < FIRST_DAY ? "" : DAILY_DEALS.slice(at, at + CODE_LETTERS);
  return letters === "" ? pickCode(sfc32(day)) : ((CODE_PREFIX + letters) as GameCode);
}

/** The day up to `last` whose deal a code is, the latest if it is of several; null if of none. */
export function dayOfCode(code: GameCode, last: Day): Day | null {
  for (let day = last; day >= FIRST_DAY; day--) if (codeOfDay(day) === code) return day;
  return null;
}

function dayNumber(year: number, month: number, date: number): Day {
  let day = (year - 1970) * 365 + leapDaysBefore(year) - leapDaysBefore(1970) + date - 1;
  for (let m = 1; m < month; m++) day += monthLength(year, m);
  return day;
}

function leapDaysBefore(year: number): number {
  const last = year - 1;
  return Math.floor(last / 4) - Math.floor(last / 100) + Math.floor(last / 400);
}

function monthLength(year: number, month: number): number {
  const leap = month === 2 && leapDaysBefore(year + 1) > leapDaysBefore(year);
  return (MONTHS[month - 1] as number) + (leap ? 1 : 0);
}

function pair(number: number): string {
  return String(number).padStart(2, "0");
}
