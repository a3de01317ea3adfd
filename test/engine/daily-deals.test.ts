import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { codeOfDay, FIRST_DAY, formatDay } from "#engine/daily";
import { DAILY_DEALS } from "#engine/daily-deals";
import { type Grade, gradeOfDay, LAST_GRADED } from "#engine/daily-grade";
import { parseReplay } from "#engine/replay";

interface Witness {
  readonly date: string;
  readonly code: string;
  readonly misses: number;
  readonly actions: string;
}

const witnesses: readonly Witness[] = readFileSync(
  new URL("../fixtures/daily-witnesses.txt", import.meta.url),
  "utf8",
)
  .split("\n")
  .filter((row) => row !== "" && !row.startsWith("#"))
  .map((row) => {
    const [date = "", code = "", misses, actions = ""] = row.split(" ");
    return { date, code, misses: Number(misses), actions };
  });

/** 0 is Monday. */
const weekdayOf = ({ date }: Witness) => (new Date(date).getUTCDay() + 6) % 7;

describe("the daily deals", () => {
  test("are those of the fixture, day by day to the end of a year", () => {
    expect(DAILY_DEALS).toHaveLength(7 * witnesses.length);
    for (const [i, { date, code }] of witnesses.entries()) {
      expect(date).toBe(formatDay(FIRST_DAY + i));
      expect(codeOfDay(FIRST_DAY + i)).toBe(code);
    }
    expect(witnesses.at(-1)?.date).toMatch(/^20(2[89]|[3-9]\d)-12-31$/);
  });

  test("can each be won: the fixture's line wins by the rules", () => {
    for (const { date, code, actions } of witnesses) {
      const parsed = parseReplay(code, actions);
      expect(parsed.ok, date).toBe(true);
    }
  });

  test("are never the same twice", () => {
    expect(new Set(witnesses.map(({ code }) => code)).size).toBe(witnesses.length);
  });

  test("are graded by their measured hardness, to the end of the table", () => {
    const graded = { easy: [], medium: [], hard: [] } as Record<Grade, number[]>;
    for (const [i, { misses }] of witnesses.entries()) {
      graded[gradeOfDay(FIRST_DAY + i) as Grade].push(misses);
    }
    expect(Math.max(...graded.easy)).toBeLessThan(Math.min(...graded.hard));
    const middle = (misses: number[]) => misses.sort((a, b) => a - b)[misses.length >> 1] ?? 0;
    expect(middle(graded.easy)).toBeLessThan(middle(graded.medium));
    expect(middle(graded.medium)).toBeLessThan(middle(graded.hard));
    expect(gradeOfDay(FIRST_DAY - 1)).toBe(null);
    expect(LAST_GRADED).toBe(FIRST_DAY + witnesses.length - 1);
    expect(gradeOfDay(LAST_GRADED + 1)).toBe(null);
  });

  test("get harder from Monday to Sunday, in each year", () => {
    for (const year of new Set(witnesses.map(({ date }) => date.slice(0, 4)))) {
      const week = Array.from({ length: 7 }, (_, weekday) =>
        witnesses
          .filter((witness) => witness.date.startsWith(year) && weekdayOf(witness) === weekday)
          .map(({ misses }) => misses),
      );
      for (const [weekday, grades] of week.entries()) {
        const next = week[weekday + 1] ?? [Number.POSITIVE_INFINITY];
        expect(Math.max(...grades), `${year}, ${weekday}`).toBeLessThanOrEqual(Math.min(...next));
      }
    }
  });
});
