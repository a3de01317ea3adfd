import { describe, expect, test } from "vitest";
import { LANGUAGES } from "#i18n/languages";
import { content, ODDS as odds } from "../../worker/pages/odds";
import { wilson } from "../../worker/pages/odds/interval";
import { ODDS_TEXTS } from "../../worker/pages/odds/texts";
import { ask } from "./support/http";

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

describe("what was measured", () => {
  test("adds up, on at least 10,000 deals", () => {
    expect(odds.deals).toBeGreaterThanOrEqual(10_000);
    expect(odds.won + odds.lost.length + odds.unknown.length).toBe(odds.deals);
    expect(sum(odds.misses)).toBe(odds.deals);
    expect(odds.misses).toHaveLength(odds.beams + 1);
    expect(sum(Object.values(odds.lengths))).toBe(sum(odds.redeals));
    // Each card goes up once: no win has fewer moves.
    expect(Math.min(...Object.keys(odds.lengths).map(Number))).toBeGreaterThanOrEqual(96);
  });

  test("has deals that are known to be neither won nor lost", () => {
    const listed = [...odds.lost, ...odds.unknown];
    expect(new Set(listed).size).toBe(listed.length);
  });
});

describe("the interval", () => {
  // Worked out by hand from the formula, as in Brown, Cai and DasGupta 2001.
  test.for([
    [0, 10, 0, 0.2775],
    [5, 10, 0.2366, 0.7634],
    [10, 10, 0.7225, 1],
    [98, 100, 0.93, 0.9945],
  ] as const)("of %i of %i is %d to %d", ([count, total, low, high]) => {
    const [lower, upper] = wilson(count, total);
    expect(lower).toBeCloseTo(low, 3);
    expect(upper).toBeCloseTo(high, 3);
  });
});

describe("/about/odds", () => {
  test.for(LANGUAGES)("says it in %s", async (lang) => {
    const page = await ask(`/about/odds?lang=${lang}`);
    expect(page.status).toBe(200);
    const text = await page.text();
    const words = ODDS_TEXTS[lang];
    for (const heading of [words.how, words.hardness, words.lengths]) {
      expect(text).toContain(`<h2>${heading}</h2>`);
    }
    expect(text).toContain('<link rel="canonical"');
  });

  test("never counts an unknown deal as lost, nor as won", async () => {
    const unknown = Array.from({ length: 50 }, (_, i) => `CR1-N-${i}`);
    const page = String(await content({ ...odds, deals: 100, won: 50, lost: [], unknown }, "en"));
    const [low] = wilson(50, 100);
    const bound = `${(100 * low).toFixed(2)}%`;
    expect(page).toContain(`between ${bound} and 100.00%`);
    expect(page).toContain("<td>0</td><td>0.00%</td>");
  });
});
