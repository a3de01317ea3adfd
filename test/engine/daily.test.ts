import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isCode, makeCode } from "#engine/code";
import { codeOfDay, dayAt, dayOfCode, FIRST_DAY, formatDay, parseDay } from "#engine/daily";

const days = fc.integer({ min: FIRST_DAY, max: dayAt(Date.UTC(9999, 11, 31)) });

describe("days", () => {
  test("are the calendar's", () => {
    fc.assert(
      fc.property(days, (day) => {
        const date = new Date(day * 86_400_000).toISOString().slice(0, 10);
        expect(formatDay(day)).toBe(date);
        expect(parseDay(date)).toBe(day);
      }),
    );
  });

  test.each([
    "2026-02-29",
    "2026-04-31",
    "2026-13-01",
    "2026-00-10",
    "2026-01-00",
    "2100-02-29",
    "2025-12-31",
    "2026-1-1",
    "2026-01-01 ",
    "+02026-01-01",
    "٢٠٢٦-٠١-٠١",
    "",
  ])("%j is none", (text) => expect(parseDay(text)).toBeNull());

  test("a leap day is one", () =>
    expect(formatDay(parseDay("2028-02-29") ?? 0)).toBe("2028-02-29"));

  test("the day begins at midnight UTC", () => {
    expect(formatDay(dayAt(Date.UTC(2026, 10, 30)))).toBe("2026-11-30");
    expect(formatDay(dayAt(Date.UTC(2026, 10, 30) - 1))).toBe("2026-11-29");
  });
});

describe("the day of a deal", () => {
  test("is found by its code", () => {
    const last = FIRST_DAY + 400;
    for (const day of [FIRST_DAY, FIRST_DAY + 333, last]) {
      expect(dayOfCode(codeOfDay(day), last)).toBe(day);
    }
  });

  test("is none for a day to come or another deal", () => {
    expect(dayOfCode(codeOfDay(FIRST_DAY + 11), FIRST_DAY + 10)).toBeNull();
    expect(dayOfCode(makeCode(1), FIRST_DAY + 10)).toBeNull();
    expect(dayOfCode(codeOfDay(FIRST_DAY - 1), FIRST_DAY + 10)).toBeNull();
  });
});

describe("the deal of a day", () => {
  test("never changes", () => {
    const codes = ["2026-01-01", "2026-11-30", "2028-12-31", "2029-01-01"].map((d) =>
      codeOfDay(parseDay(d) ?? 0),
    );
    expect(codes).toEqual(["CR1-N-GNCUSBJ", "CR1-N-QRIIBUQ", "CR1-N-KVUZEPR", "CR1-N-QIJLADY"]);
  });

  test("is another each day", () => {
    const codes = Array.from({ length: 3650 }, (_, i) => codeOfDay(FIRST_DAY + i));
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.every(isCode)).toBe(true);
  });
});
