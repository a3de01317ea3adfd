/** Months of days (numbered as in #engine/daily), by UTC; and the days that one can go to. */
import { type Day, dayAt, FIRST_DAY, formatDay, parseDay } from "#engine/daily";

const DAY_MS = 86_400_000;
const WEEK = 7;
/** 1970-01-01 was a Thursday. */
const FIRST_WEEKDAY = 4;

/** A day's number as its first moment, in milliseconds since 1970. */
export function timeOf(day: Day): number {
  return day * DAY_MS;
}

/** The weekday of a day, 0 for Sunday. */
export function weekdayOf(day: Day): number {
  return (((day + FIRST_WEEKDAY) % WEEK) + WEEK) % WEEK;
}

/** The first day of the month in which a day lies. */
export function monthOf(day: Day): Day {
  return day - new Date(timeOf(day)).getUTCDate() + 1;
}

/** The same day of a month so many months later; the last day of a shorter month. */
export function addMonths(day: Day, months: number): Day {
  const date = new Date(timeOf(day));
  const first = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1);
  const length = monthLength(dayAt(first));
  return dayAt(first) + Math.min(date.getUTCDate(), length) - 1;
}

/** How many days the month has in which a day lies. */
export function monthLength(day: Day): number {
  const date = new Date(timeOf(day));
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
}

/**
 * The weeks of a month, each of seven days from `firstWeekday` on (0 for Sunday); null stands for
 * days of other months.
 */
export function weeksOf(month: Day, firstWeekday: number): readonly (readonly (Day | null)[])[] {
  const before = (weekdayOf(month) - firstWeekday + WEEK) % WEEK;
  const length = monthLength(month);
  const weeks: (Day | null)[][] = [];
  for (let place = 0; place < before + length; place++) {
    const day = place < before ? null : month + place - before;
    if (place % WEEK === 0) weeks.push([]);
    weeks.at(-1)?.push(day);
  }
  const last = weeks.at(-1) as (Day | null)[];
  while (last.length < WEEK) last.push(null);
  return weeks;
}

/** The nearest day that has a deal, up to today. */
export function clampDay(day: Day, today: Day): Day {
  return Math.max(FIRST_DAY, Math.min(today, day));
}

/**
 * The day to which a key leads from another, null where it leads nowhere: arrows by days and
 * weeks, Home and End within the week, Page Up and Page Down by months, with Shift by years.
 */
export function dayAfterKey(
  day: Day,
  { key, shiftKey }: Pick<KeyboardEvent, "key" | "shiftKey">,
  { firstWeekday, mirrored }: { readonly firstWeekday: number; readonly mirrored: boolean },
): Day | null {
  const inWeek = (weekdayOf(day) - firstWeekday + WEEK) % WEEK;
  const forward = mirrored ? -1 : 1;
  const months = shiftKey ? 12 : 1;
  switch (key) {
    case "ArrowRight":
      return day + forward;
    case "ArrowLeft":
      return day - forward;
    case "ArrowDown":
      return day + WEEK;
    case "ArrowUp":
      return day - WEEK;
    case "Home":
      return day - inWeek;
    case "End":
      return day - inWeek + WEEK - 1;
    case "PageUp":
      return addMonths(day, -months);
    case "PageDown":
      return addMonths(day, months);
    default:
      return null;
  }
}

/** The month that an address's hash names, `#2026-11`; null where it names none. */
export function monthOfHash(hash: string): Day | null {
  return /^#\d{4}-\d\d$/.test(hash) ? parseDay(`${hash.slice(1)}-01`) : null;
}

/** The hash that names the month of a day. */
export function hashOfMonth(day: Day): string {
  return `#${formatDay(day).slice(0, 7)}`;
}
