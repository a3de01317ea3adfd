import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Day, dayAt, FIRST_DAY, formatDay, parseDay } from "#engine/daily";
import {
  addMonths,
  clampDay,
  dayAfterKey,
  hashOfMonth,
  monthLength,
  monthOf,
  monthOfHash,
  timeOf,
  weekdayOf,
  weeksOf,
} from "../../client/stats/month";

const day = (text: string) => parseDay(text) as Day;
const days = fc.integer({ min: FIRST_DAY, max: dayAt(Date.UTC(2100, 0, 1)) });
const weekdays = fc.integer({ min: 0, max: 6 });

describe("a month", () => {
  it("has all its days once, each under its weekday", () => {
    fc.assert(
      fc.property(days, weekdays, (one, firstWeekday) => {
        const weeks = weeksOf(monthOf(one), firstWeekday);
        expect(weeks.every((week) => week.length === 7)).toBe(true);
        const shown = weeks.flat().filter((day) => day !== null);
        expect(shown).toHaveLength(monthLength(one));
        expect(shown[0]).toBe(monthOf(one));
        expect(shown.at(-1)).toBe(monthOf(one) + monthLength(one) - 1);
        for (const week of weeks) {
          for (const [place, day] of week.entries()) {
            if (day !== null) expect(weekdayOf(day)).toBe((firstWeekday + place) % 7);
          }
        }
      }),
    );
  });

  it("is that of the platform's calendar", () => {
    fc.assert(
      fc.property(days, (one) => {
        expect(weekdayOf(one)).toBe(new Date(timeOf(one)).getUTCDay());
        expect(formatDay(monthOf(one))).toBe(`${formatDay(one).slice(0, 7)}-01`);
      }),
    );
  });

  it("later has the same date, or its last one", () => {
    expect(formatDay(addMonths(day("2026-01-31"), 1))).toBe("2026-02-28");
    expect(formatDay(addMonths(day("2027-12-15"), 2))).toBe("2028-02-15");
    expect(formatDay(addMonths(day("2028-02-29"), -12))).toBe("2027-02-28");
  });

  it("stands in the address and is read from it", () => {
    expect(hashOfMonth(day("2026-03-17"))).toBe("#2026-03");
    expect(monthOfHash("#2026-03")).toBe(day("2026-03-01"));
    for (const hash of ["", "#", "#2026-13", "#2025-12", "#2026-3", "#x", "#2026-03-01"]) {
      expect(monthOfHash(hash)).toBe(null);
    }
  });
});

describe("keys in the calendar", () => {
  const press = (key: string, more: { shiftKey?: boolean; mirrored?: boolean } = {}) => {
    const { shiftKey = false, mirrored = false } = more;
    const to = dayAfterKey(day("2026-11-18"), { key, shiftKey }, { firstWeekday: 1, mirrored });
    return to === null ? null : formatDay(to);
  };

  it.each([
    ["ArrowRight", "2026-11-19"],
    ["ArrowLeft", "2026-11-17"],
    ["ArrowDown", "2026-11-25"],
    ["ArrowUp", "2026-11-11"],
    ["Home", "2026-11-16"],
    ["End", "2026-11-22"],
    ["PageUp", "2026-10-18"],
    ["PageDown", "2026-12-18"],
    ["Enter", null],
    ["a", null],
  ])("%s leads from 18 November to %s", (key, date) => {
    expect(press(key)).toBe(date);
  });

  it("go by years with Shift, and the other way where the page is mirrored", () => {
    expect(press("PageDown", { shiftKey: true })).toBe("2027-11-18");
    expect(press("ArrowRight", { mirrored: true })).toBe("2026-11-17");
    expect(press("ArrowLeft", { mirrored: true })).toBe("2026-11-19");
  });

  it("lead to no day without a deal", () => {
    const today = day("2026-11-18");
    expect(clampDay(today + 1, today)).toBe(today);
    expect(clampDay(FIRST_DAY - 30, today)).toBe(FIRST_DAY);
  });
});
