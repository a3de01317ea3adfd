/** Every page and every sheet: no barrier that axe knows of, nothing cut off, nothing that jumps. */

import type { Page } from "playwright-core";
import { beforeAll, describe, expect } from "vitest";
import { barriers } from "./barriers";
import { test } from "./browser";
import { LOOKS, SIZES, SMALLEST, shoot } from "./shoot";
import { deal, PAGES, prepareViews, replay, SHEETS, visitor } from "./views";

/** The least that must do. */
const SMALL = [SMALLEST, { width: 568, height: 320 }] as const;

beforeAll(prepareViews);

type Scheme = "light" | "dark";

/** Of which looks pictures are taken: of all, or of some of each. */
function keptLook(language: "en" | "he", scheme: Scheme): boolean {
  if (LOOKS === "") return false;
  return LOOKS === "all" || (language === "he") === (scheme === "dark");
}

describe("axe finds no barrier, light and dark; with LOOKS=all pictures go to .screenshots", () => {
  for (const view of [...PAGES, ...SHEETS]) {
    for (const language of ["en", "he"] as const) {
      test(`${view.name}, ${language}`, async ({ visit }) => {
        const page = await visitor(visit)(view, { language, size: SIZES[0] });
        const found: [string, string[]][] = [];
        for (const colorScheme of ["light", "dark"] as const satisfies Scheme[]) {
          await page.emulateMedia({ colorScheme });
          // The colours alone differ from one to the other.
          const rules = colorScheme === "light" ? [] : ["color-contrast"];
          found.push([colorScheme, await barriers(page, ...rules)]);
          if (!keptLook(language, colorScheme)) continue;
          const name = `${view.name}-${language}-${colorScheme}`;
          for (const size of SIZES) await shoot(page, name, size);
          await page.setViewportSize(SIZES[0]);
        }
        expect(found).toEqual([
          ["light", []],
          ["dark", []],
        ]);
      });
    }
  }
});

describe("the whole board is seen without scrolling", () => {
  for (const [name, path] of [
    ["table", deal],
    ["replay", replay],
  ] as const) {
    for (const size of [...SMALL, ...SIZES]) {
      test(`${name} at ${size.width} × ${size.height}`, async ({ visit }) => {
        const page = await visit(path, { size });
        await page.getByRole("grid").waitFor();
        expect(await cutOff(page)).toEqual([]);
      });
    }
  }
});

/** The places of the board, and of the page itself its width, that the window does not show whole. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const places = [...document.querySelectorAll("[role=grid] [role=gridcell]")];
    const outside = places.filter((place) => {
      const { left, top, right, bottom } = place.getBoundingClientRect();
      return left < 0 || top < 0 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5;
    });
    const names = outside.map((place) => place.querySelector("button")?.ariaLabel ?? "?");
    const wide = document.documentElement.scrollWidth > innerWidth;
    return wide ? [...names, "the page is wider than the window"] : names;
  });
}

describe("nothing lies on anything else", () => {
  // The written pages once took on the style of the table: links over each other, a card over all.
  for (const view of PAGES) {
    test(view.name, async ({ visit }) => {
      const page = await visitor(visit)(view, { size: SIZES[0] });
      for (const size of [...SMALL, ...SIZES]) {
        await page.setViewportSize(size);
        expect(await overlaps(page)).toEqual([]);
      }
    });
  }
});

/** Pairs of texts, controls and figures, the board's cards left out, of which one covers another. */
function overlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const things = [
      ...document.querySelectorAll("a, button, input, h1, h2, p, li, dt, dd, figure, svg"),
    ]
      .filter(
        (thing) =>
          thing.checkVisibility() &&
          !thing.closest("[role=grid], [aria-hidden=true], .unseen, .skip"),
      )
      .map((thing) => ({ thing, box: seen(thing) }))
      .filter(({ box }) => box.width > 1 && box.height > 1);
    const found: string[] = [];
    for (const [i, a] of things.entries()) {
      for (const b of things.slice(i + 1)) {
        if (a.thing.contains(b.thing)) continue;
        const x = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
        const y = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
        if (x > 2 && y > 2) found.push(`${nameOf(a.thing)} × ${nameOf(b.thing)}`);
      }
    }
    return found.slice(0, 5);

    /** What is seen of an element whose ancestors may cut some of it off. */
    function seen(thing: Element): DOMRect {
      let { left, top, right, bottom } = thing.getBoundingClientRect();
      right = Math.max(right, left + thing.scrollWidth);
      for (let parent = thing.parentElement; parent; parent = parent.parentElement) {
        if (getComputedStyle(parent).overflow === "visible") continue;
        const box = parent.getBoundingClientRect();
        [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
        [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
      }
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
    }

    function nameOf({ tagName, textContent }: Element): string {
      return `${tagName.toLowerCase()} “${(textContent ?? "").trim().slice(0, 30)}”`;
    }
  });
}

describe("nothing jumps while a page loads", () => {
  for (const path of ["/", deal, replay, "/rules"]) {
    test(path, async ({ visit }) => {
      const page = await visit("/robots.txt");
      await page.addInitScript(() => {
        const shifts: unknown[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push(entry.toJSON());
        }).observe({ type: "layout-shift", buffered: true });
      });
      await page.goto(path, { waitUntil: "networkidle" });
      await page.getByRole("main").waitFor();
      expect(await page.evaluate("window.shifts")).toEqual([]);
    });
  }
});
