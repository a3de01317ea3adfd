import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CODE_COUNT, makeCode } from "#engine/code";
import { codeOfDay, formatDay, parseDay } from "#engine/daily";
import { pageAt } from "../../client/pwa/address";

const today = parseDay("2026-11-30") as number;
const past = parseDay("2026-02-03") as number;

describe("what an address asks for without the server", () => {
  test("the start, with today's deal", () => {
    const page = { page: "home", path: "/", daily: codeOfDay(today), date: "2026-11-30" };
    expect(pageAt("/", today)).toEqual(page);
  });

  test.each(["stats", "calendar"] as const)("/%s", (page) => {
    expect(pageAt(`/${page}`, today)).toEqual({ page, path: `/${page}` });
    expect(pageAt(`/${page}/more`, today)).toBeNull();
  });

  test("the deal of a day, which is at its code", () => {
    const daily = (day: number) => ({
      page: "play",
      path: `/${codeOfDay(day)}`,
      code: codeOfDay(day),
      daily: formatDay(day),
    });
    expect(pageAt("/daily", today)).toEqual(daily(today));
    expect(pageAt("/daily/2026-02-03", today)).toEqual(daily(past));
    expect(pageAt(`/${codeOfDay(past)}`, today)).toEqual(daily(past));
    for (const none of ["2026-12-01", "2025-12-31", "yesterday", "2026-02-03/x"]) {
      expect(pageAt(`/daily/${none}`, today)).toBeNull();
    }
  });

  test("any deal, however its code is written", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: CODE_COUNT - 1 }).map(makeCode),
        fc.boolean(),
        (code, slash) => {
          const page = { page: "play", path: `/${code}`, code };
          for (const written of [code, code.toLowerCase(), encodeURIComponent(` ${code}`)]) {
            expect(pageAt(`/${written}${slash ? "/" : ""}`, today)).toMatchObject(page);
          }
        },
      ),
    );
  });

  test("nothing that only the server has, and never an error", () => {
    for (const path of ["/CR1-N-CRESCEN/abcdefghij", "/rules", "/api/deals/X", "/%", "/CR1-N-"]) {
      expect(pageAt(path, today)).toBeNull();
    }
    fc.assert(fc.property(fc.string(), (text) => void pageAt(`/${text}`, today)));
  });
});
