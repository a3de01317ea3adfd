import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { makeCode } from "#engine/code";
import { codeOfDay, dayAt, FIRST_DAY } from "#engine/daily";
import { binNumbers, binTimes, middleOf } from "../../client/stats/bins";
import { dailyFiguresOf } from "../../client/stats/daily";
import { type Attempt, unite } from "../../client/stats/facts";
import { figuresOf, streaksOf } from "../../client/stats/figures";

const START = Date.UTC(2026, 10, 30, 12);
const DAY_MS = 86_400_000;
const NO_WIN = { win: null };
const won = (at: number, moves = 130, redeals = 2, seconds = 600) => ({
  win: { moves, redeals, seconds, at },
});
/** An attempt that began some minutes after the first. */
const attempt = (number: number, minute: number, result: Pick<Attempt, "win">): Attempt => ({
  code: makeCode(number),
  start: START + minute * 60_000,
  ...result,
});
const figures = (...attempts: Attempt[]) => figuresOf(unite(attempts));

describe("streaks", () => {
  it.each([
    ["", 0, 0],
    ["w", 1, 1],
    ["u", 0, 0],
    ["wwu", 2, 2],
    ["wwuu", 0, 2],
    ["wuww", 2, 2],
    ["wwwuwu", 1, 3],
    ["uwu", 1, 1],
  ])("of %s (won, unfinished) are %d now and %d at best", (games, streak, bestStreak) => {
    expect(streaksOf([...games].map((game) => game === "w"))).toEqual({ streak, bestStreak });
  });

  it("never shrink by a win, and opening a game costs none", () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 1 }), fc.nat(), (games, pick) => {
        const before = streaksOf(games);
        const after = streaksOf(games.with(pick % games.length, true));
        expect(after.streak).toBeGreaterThanOrEqual(before.streak);
        expect(after.bestStreak).toBeGreaterThanOrEqual(before.bestStreak);
        if (games.at(-1)) expect(streaksOf([...games, false])).toEqual(before);
      }),
    );
  });

  it("go by the order in which games were first begun, whatever came in between", () => {
    const { streak, bestStreak } = figures(
      attempt(1, 0, NO_WIN),
      attempt(2, 10, won(START + 20 * 60_000)),
      attempt(1, 30, won(START + 40 * 60_000)),
    );
    expect([streak, bestStreak]).toEqual([2, 2]);
  });
});

describe("the figures", () => {
  it("of nothing are nothing", () => {
    expect(figures()).toEqual({
      deals: [],
      won: 0,
      attempts: 0,
      streak: 0,
      bestStreak: 0,
      fewest: null,
      fastest: null,
      wins: [],
    });
  });

  it("count deals, not attempts, and take the best of each", () => {
    const {
      deals,
      won: count,
      attempts,
      fewest,
      fastest,
      wins,
    } = figures(
      attempt(1, 0, NO_WIN),
      attempt(1, 5, won(START + 1_000_000, 150, 3, 300)),
      attempt(1, 50, won(START + 9_000_000, 131, 2, 900)),
      attempt(2, 20, won(START + 2_000_000, 140, 1, 500)),
      attempt(3, 60, NO_WIN),
    );
    expect([deals.length, count, attempts]).toEqual([3, 2, 5]);
    expect(deals.map(({ code }) => code)).toEqual([1, 3, 2].map(makeCode));
    expect(deals[0]).toMatchObject({ attempts: 3, wins: 2, best: { moves: 131 }, fastest: 300 });
    expect([fewest?.code, fastest?.code]).toEqual([makeCode(1), makeCode(1)]);
    expect(wins.map(({ moves }) => moves)).toEqual([150, 140, 131]);
  });

  it("prefer fewer redeals among wins of as many moves, then the first", () => {
    const { deals } = figures(
      attempt(1, 0, won(START + 100_000, 131, 3)),
      attempt(1, 5, won(START + 900_000, 131, 2)),
      attempt(1, 9, won(START + 950_000, 131, 2)),
    );
    expect(deals[0]?.best).toMatchObject({ redeals: 2, at: START + 900_000 });
  });
});

describe("the daily deals", () => {
  const today = dayAt(START);
  const on = (day: number, begunDay: number, result: "won" | "begun", moves = 130): Attempt => {
    const start = begunDay * DAY_MS + 5;
    const win = result === "won" ? won(start + 1000, moves).win : null;
    return { code: codeOfDay(day), start, win };
  };
  const daily = (...attempts: Attempt[]) => dailyFiguresOf(unite(attempts), today);

  it("count in a row up to today, or up to yesterday", () => {
    const past = [1, 2, 3].map((ago) => on(today - ago, today - ago, "won"));
    expect(daily(...past)).toMatchObject({ won: 3, streak: 3, bestStreak: 3 });
    expect(daily(...past, on(today, today, "begun"))).toMatchObject({ won: 3, streak: 3 });
    expect(daily(...past, on(today, today, "won"))).toMatchObject({ won: 4, streak: 4 });
    expect(daily(...past.slice(1))).toMatchObject({ streak: 0, bestStreak: 2 });
  });

  it("that were won later are marked, but make no streak", () => {
    const { days, won: count, streak } = daily(on(today - 1, today, "won"));
    expect([days.get(today - 1), count, streak]).toEqual([{ moves: 130, inTime: false }, 1, 0]);
  });

  it("that midnight interrupted are in time", () => {
    const start = today * DAY_MS - 1;
    const { win } = won(start + 3_600_000);
    expect(daily({ code: codeOfDay(today - 1), start, win })).toMatchObject({ streak: 1 });
  });

  it("show the fewest moves of all attempts, and what was only begun", () => {
    const { days } = daily(
      on(today, today, "won", 150),
      { ...on(today, today, "won", 131), start: today * DAY_MS + 99 },
      on(today - 5, today, "begun"),
    );
    expect(days.get(today)?.moves).toBe(131);
    expect(days.get(today - 5)?.moves).toBe(null);
    expect(days.has(today - 6)).toBe(false);
  });

  it("are no others than those of the days from the first to today", () => {
    const { days } = daily(
      on(today + 1, today, "won"),
      on(FIRST_DAY, today, "won"),
      attempt(7, 0, won(START)),
    );
    expect([...days.keys()]).toEqual([FIRST_DAY]);
  });
});

describe("the bars of a plot", () => {
  it("hold every value once, in bars of one width", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 96, max: 4000 }), { minLength: 1 }), (values) => {
        const bins = binNumbers(values);
        expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(values.length);
        expect(new Set(bins.map(({ from, to }) => to - from)).size).toBe(1);
        expect(bins.length).toBeLessThanOrEqual(13);
        expect(bins[0]?.count).toBeGreaterThan(0);
        expect(bins.at(-1)?.count).toBeGreaterThan(0);
      }),
    );
    expect(binNumbers([])).toEqual([]);
    expect(binNumbers([131])).toEqual([{ from: 131, to: 132, count: 1 }]);
  });

  it("over time are days where all wins are of the last month, else months", () => {
    const now = Date.UTC(2026, 2, 15, 12);
    const recent = binTimes([now - 9 * DAY_MS, now], now);
    expect([recent.unit, recent.bins.length]).toEqual(["day", 10]);
    expect(recent.bins.map(({ count }) => count)).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
    const older = binTimes([Date.UTC(2025, 3, 1), Date.UTC(2026, 1, 28), now], now);
    expect([older.unit, older.bins.length]).toEqual(["month", 12]);
    expect(older.bins.map(({ count }) => count)).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1]);
    expect(older.bins[0]?.from).toBe(Date.UTC(2025, 3, 1));
  });

  it("have a middle", () => {
    expect([middleOf([5, 1, 3]), middleOf([4, 1, 3, 9]), middleOf([])]).toEqual([3, 3, 0]);
  });
});
