import { describe, expect, test } from "vitest";
import { makeDeal } from "#engine/deal";
import { compareMerit } from "#engine/replay";
import { isWinningLine, playLine } from "#engine/solver/line";
import { meritOf } from "#engine/solver/shorten";
import { sentences } from "../../client/hints/ReviewSheet";
import { hints } from "../../client/i18n/en/hints";
import { actionsOf, CODE, LINE, LOST, reportsOf } from "./hints-support";

const deal = makeDeal(CODE);

describe("a hint", () => {
  test("begins a line that wins", () => {
    const [report, ...more] = reportsOf({ ask: "hint", code: CODE, log: LINE.slice(0, 20) });
    expect(more).toEqual([]);
    if (report?.is !== "won") throw new Error("a win is found");
    const position = playLine(deal, LINE.slice(0, 20));
    expect(position && isWinningLine(position, report.line)).toBe(true);
  });

  test("without time is no proof, and no word of a loss", () => {
    const [report] = reportsOf({ ask: "hint", code: CODE, log: [] }, () => true);
    expect(report?.is).toBe("unknown");
  });

  test("says that a game is lost, then how far to go back", () => {
    const { code, log, ply } = LOST;
    expect(reportsOf({ ask: "hint", code, log })).toEqual([
      { is: "lost", back: null, looking: true },
      { is: "lost", back: ply, looking: false },
    ]);
  });

  test("is none for a game against the rules", () => {
    const log = actionsOf("aaaa");
    for (const ask of ["hint", "finish", "review"] as const) {
      expect(reportsOf({ ask, code: CODE, log })).toEqual([]);
    }
  });
});

describe("the finish", () => {
  test("is found near the end and wins", () => {
    const log = LINE.slice(0, -8);
    const [report] = reportsOf({ ask: "finish", code: CODE, log });
    const position = playLine(deal, log);
    if (report?.is !== "finish" || report.line === null) throw new Error("it plays itself");
    expect(position && isWinningLine(position, report.line)).toBe(true);
  });

  test("is none at the deal", () => {
    expect(reportsOf({ ask: "finish", code: CODE, log: [] })).toEqual([
      { is: "finish", line: null },
    ]);
  });
});

test("a new deal comes with a line that wins it, and a seed has one deal", () => {
  const [report] = reportsOf({ ask: "deal", seed: 3 });
  if (report?.is !== "deal") throw new Error("a deal is found");
  expect(isWinningLine(makeDeal(report.code), report.line)).toBe(true);
  expect(reportsOf({ ask: "deal", seed: 3 })).toEqual([report]);
});

describe("a review", () => {
  /** Time for so many turns. */
  const turns = (count: number) => {
    let left = count;
    return () => left-- <= 0;
  };

  test("of a won game knows a win as good or better", () => {
    const reports = reportsOf({ ask: "review", code: CODE, log: LINE }, turns(60));
    for (const report of reports) {
      if (report.is !== "review" || report.best === null) throw new Error("a win is known");
      expect(report.won).toBe(LINE.length);
      expect(isWinningLine(deal, report.best)).toBe(true);
      expect(compareMerit(meritOf(report.best), meritOf(LINE))).toBeLessThanOrEqual(0);
    }
    const last = reports.at(-1);
    if (last?.is !== "review") throw new Error("it ends with a review");
    expect(last.looking).toBe(false);
    const own = meritOf(LINE);
    const said = sentences(last, CODE, LINE, hints, null);
    expect(said[0]).toBe(hints.review.yours(own.moves, own.redeals));
    expect(said).toContain(hints.review.bestNote);
  });

  test("of a lost game says where it was won and where lost", () => {
    const { code, log, ply } = LOST;
    const last = reportsOf({ ask: "review", code, log }, turns(60)).at(-1);
    if (last?.is !== "review") throw new Error("it ends with a review");
    expect(last).toMatchObject({ won: ply, lost: ply + 1 });
    const said = sentences(last, code, log, hints, null);
    expect(said[0]).toBe(hints.review.certain(ply, ply + 1));
    expect(said[1]).toContain(`step ${ply + 1} `);
    expect(said.join(" ")).not.toContain(hints.review.neverSure);
  });

  test("never calls lost what is only not known", () => {
    const facts = { won: null, lost: null, best: null, looking: false };
    expect(sentences(facts, CODE, LINE.slice(0, 5), hints, null)).toEqual([
      hints.review.uncertain,
      hints.review.neverSure,
      hints.review.noBest,
    ]);
  });
  test("takes the best known win from those that were saved, where none better was found", () => {
    const own = meritOf(LINE);
    const facts = { won: LINE.length, lost: null, best: [...LINE], looking: false };
    const saved = { id: "a".repeat(10), seconds: 60, wonAt: 0, redeals: own.redeals };
    const { best, bestNote, fewer, yours, yoursIsBest } = hints.review;
    const first = yours(own.moves, own.redeals);
    const shorter = { ...saved, moves: own.moves - 9 };
    expect(sentences(facts, CODE, LINE, hints, shorter)).toEqual([
      first,
      best(shorter.moves, own.redeals),
      fewer(9),
      bestNote,
    ]);
    const longer = { ...saved, moves: own.moves + 9 };
    expect(sentences(facts, CODE, LINE, hints, longer)).toEqual([first, yoursIsBest, bestNote]);
    const unfinished = { won: null, lost: null, best: null, looking: false };
    const said = sentences(unfinished, CODE, LINE.slice(0, 5), hints, longer);
    expect(said).toContain(best(longer.moves, own.redeals));
    expect(said).not.toContain(hints.review.noBest);
  });
});
