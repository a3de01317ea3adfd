/** Numbers and dates as a language writes them, in the digits that stand on the board. */

/** 2023-01-01, a Sunday, in milliseconds since 1970. */
const A_SUNDAY = 1_672_531_200_000;
const DAY_MS = 86_400_000;
/** The characters of a short name at most: some languages have none for weekdays but the letter. */
const SHORT_NAME = 5;

/**
 * The formats of a language (its BCP 47 tag). Times are milliseconds since 1970 and mean UTC days;
 * weekdays are numbered from Sunday, 0, to Saturday, 6. Each is made when it is first used.
 */
export function formats(language: Intl.UnicodeBCP47LocaleIdentifier) {
  const numbers = (options: Intl.NumberFormatOptions) => {
    let format: Intl.NumberFormat | null = null;
    return (value: number) => {
      format ??= new Intl.NumberFormat(language, { numberingSystem: "latn", ...options });
      return format.format(value);
    };
  };
  const dates = (options: Intl.DateTimeFormatOptions) => {
    const utc = { timeZone: "UTC", numberingSystem: "latn", calendar: "gregory" };
    let format: Intl.DateTimeFormat | null = null;
    return (time: number) => {
      format ??= new Intl.DateTimeFormat(language, { ...utc, ...options });
      return format.format(time);
    };
  };
  const weekday = (length: "long" | "short" | "narrow") => {
    const format = dates({ weekday: length });
    return (day: number) => format(A_SUNDAY + day * DAY_MS);
  };
  const [short, narrow] = [weekday("short"), weekday("narrow")];
  const isLong = () => [0, 1, 2, 3, 4, 5, 6].some((day) => short(day).length > SHORT_NAME);
  const minutes = numbers({ style: "unit", unit: "minute", unitDisplay: "short" });
  return {
    number: numbers({ maximumFractionDigits: 1 }),
    /** A share from 0 to 1. */
    percent: numbers({ style: "percent", maximumFractionDigits: 0 }),
    /** A time given in seconds, in whole minutes. */
    minutes: (seconds: number) => minutes(Math.round(seconds / 60)),
    /** A day in full, with its weekday. */
    fullDay: dates({ dateStyle: "full" }),
    longDay: dates({ dateStyle: "long" }),
    shortDay: dates({ day: "numeric", month: "short" }),
    month: dates({ month: "long", year: "numeric" }),
    shortMonth: dates({ month: "short" }),
    weekday: weekday("long"),
    /** As short as the head of a narrow column, all of one kind. */
    shortWeekday: (day: number) => (isLong() ? narrow : short)(day),
  };
}

export type Formats = ReturnType<typeof formats>;
