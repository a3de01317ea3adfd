/** Values sorted into the bars of a plot. */

/** A bar: how many values lie from `from` up to, not including, `to`. */
export interface Bin {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

/** How long the bars of a plot over time are. */
export type Unit = "day" | "month";

const MOST_BARS = 12;
const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500];
const DAY_MS = 86_400_000;
/** A plot of single days goes back so far; one of months does where there is more to show. */
const DAYS = 31;
const MONTHS = 12;
const LEAST_MONTHS = 6;

/** Whole numbers in bars of a round width, at most 12 unless they lie far apart. */
export function binNumbers(values: readonly number[]): readonly Bin[] {
  if (values.length === 0) return [];
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const width =
    STEPS.find((step) => Math.floor(most / step) - Math.floor(least / step) < MOST_BARS) ??
    Math.ceil((most - least + 1) / MOST_BARS);
  const edges: number[] = [];
  for (let edge = Math.floor(least / width) * width; edge <= most; edge += width) edges.push(edge);
  return count(values, [...edges, (edges.at(-1) ?? 0) + width]);
}

/** Times, in milliseconds since 1970, by UTC day or month up to now: by day where all are recent. */
export function binTimes(
  times: readonly number[],
  now: number,
): { unit: Unit; bins: readonly Bin[] } {
  const tomorrow = (Math.floor(now / DAY_MS) + 1) * DAY_MS;
  const daysAgo = (days: number) => tomorrow - days * DAY_MS;
  const first = Math.min(...times);
  if (first >= daysAgo(DAYS)) {
    const days = Math.max(7, Math.ceil((tomorrow - first) / DAY_MS));
    const edges = Array.from({ length: days + 1 }, (_, i) => daysAgo(days - i));
    return { unit: "day", bins: count(times, edges) };
  }
  const date = new Date(now);
  const month = (ago: number) => Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1 - ago, 1);
  const since = Array.from({ length: MONTHS }, (_, ago) => ago + 1).find(
    (ago) => month(ago) <= first,
  );
  const months = Math.max(LEAST_MONTHS, since ?? MONTHS);
  const edges = Array.from({ length: months + 1 }, (_, i) => month(months - i));
  return { unit: "month", bins: count(times, edges) };
}

function count(values: readonly number[], edges: readonly number[]): Bin[] {
  return edges.slice(0, -1).map((from, i) => {
    const to = edges[i + 1] as number;
    return { from, to, count: values.filter((value) => value >= from && value < to).length };
  });
}

/** The value in the middle of some, the lower of two. */
export function middleOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? 0;
}
