/** No language's words are cut off or leave their box on the smallest phone. */
import type { Page } from "playwright-core";
import { beforeAll, describe, expect } from "vitest";
import { LANGUAGES } from "#i18n/languages";
import { LANGUAGE_KEY } from "../../client/language";
import { test } from "./browser";
import { SMALLEST } from "./shoot";
import { PAGES, prepareViews, SHEETS, won } from "./views";
import { WORDS } from "./words";

beforeAll(prepareViews);

describe("no text is cut off at 320 px, in any language", () => {
  for (const { name, path, show } of [...PAGES, ...SHEETS]) {
    test(name, async ({ visit }) => {
      const expected = /status of 40[04]/;
      const page = await visit("/robots.txt", { size: SMALLEST, expected });
      const other = await page.context().newPage();
      await other.goto("/robots.txt");
      // A page behind another is drawn once a second.
      await page.bringToFront();
      await page.goto(path);
      await show?.(page, WORDS.en);
      await page.getByRole("main").first().waitFor({ state: "attached" });
      const found: string[] = [];
      // Another tab chooses the languages, which this one follows.
      for (const language of LANGUAGES) {
        await other.evaluate(([key, value]) => localStorage.setItem(key, value), [
          LANGUAGE_KEY,
          language,
        ] as const);
        await page.locator(`html[lang=${language}]`).waitFor({ state: "attached" });
        await page.waitForLoadState();
        await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
        found.push(...(await cutOff(page)).map((text) => `${language}: ${text}`));
      }
      expect(found).toEqual([]);
    });
  }
});

test("letters twice as large are all in sight at the table", async ({ visit }) => {
  const page = await visit(`/${won.code}`, { size: { width: 360, height: 740 } });
  await page.getByRole("grid").waitFor();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  expect(await cutOff(page)).toEqual([]);
});

test("a word that is too long is seen", async ({ visit }) => {
  const page = await visit(`/${won.code}`, { size: SMALLEST });
  expect(await cutOff(page)).toEqual([]);
  await page
    .locator(".tool-words")
    .first()
    .evaluate((words) => {
      words.textContent = "Donaudampfschiff";
    });
  expect(await cutOff(page)).toEqual([expect.stringContaining("Donaudampfschiff")]);
});

/** The texts that stick out of a box around them at its side, or out of one that hides the rest. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const SLACK = 1;
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const around = node.parentElement;
      if (around === null || node.textContent?.trim() === "" || !around.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
      const fault = lines.length === 0 ? null : faultOf(around, lines);
      if (fault !== null) found.push(`${node.textContent} (${fault})`);
    }
    return found;

    function faultOf(start: Element, lines: readonly DOMRect[]): string | null {
      for (let box: Element | null = start; box !== null; box = box.parentElement) {
        const { left, top, right, bottom } = box.getBoundingClientRect();
        const { display, overflowX, overflowY, clipPath } = getComputedStyle(box);
        // For screen readers alone, or until it has the focus.
        if (clipPath !== "none") return null;
        if (display === "inline" || display === "contents") continue;
        const wide = lines.some((line) => line.left < left - SLACK || line.right > right + SLACK);
        if (/auto|scroll/.test(overflowX + overflowY)) return wide ? nameOf(box) : null;
        const high = lines.some((line) => line.top < top - SLACK || line.bottom > bottom + SLACK);
        if (wide || (high && /hidden|clip/.test(overflowY))) return nameOf(box);
      }
      return null;
    }

    function nameOf({ tagName, classList }: Element): string {
      return [tagName.toLowerCase(), ...classList].join(".");
    }
  });
}
