import { describe, expect, it } from "vitest";
import { parsePage } from "../../client/page";

const replay = {
  page: "replay",
  lang: "he",
  code: "CR1-N-CRESCEN",
  id: "abcdefghij",
  actions: "nA",
  moves: 1,
  redeals: 0,
  seconds: 9,
  wonAt: "2026-11-30T12:00:00.000Z",
};
const pages = [
  { page: "home", lang: "en", daily: "CR1-N-AAAAAAB", date: "2026-11-30" },
  { page: "play", lang: "pl", code: "CR1-N-CRESCEN" },
  replay,
  { page: "rules", lang: "en" },
  { page: "error", lang: "he" },
];

describe("a page's data", () => {
  it.each(pages)("is read for $page", (page) => {
    expect(parsePage(JSON.stringify(page))).toEqual(page);
  });

  it("may hold more than this version knows", () => {
    expect(parsePage('{"page":"error","lang":"en","status":404,"id":"x"}')).toEqual({
      page: "error",
      lang: "en",
    });
  });

  it.each([
    "",
    "{",
    "null",
    "[]",
    '"play"',
    "{}",
    '{"page":"play","lang":"en"}',
    '{"page":"play","lang":"xx","code":"CR1-N-CRESCEN"}',
    '{"page":"play","lang":"en","code":"cr1-n-crescen"}',
    '{"page":"home","lang":"en","daily":"CR1-N-AAAAAAB","date":"today"}',
    '{"page":"other","lang":"en"}',
    JSON.stringify({ ...replay, moves: -1 }),
    JSON.stringify({ ...replay, id: 7 }),
  ])("is none where it is %s", (text) => {
    expect(parsePage(text)).toBe(null);
  });
});
