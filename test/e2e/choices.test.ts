/** What may be chosen of how the table looks, moves and is held: each is seen on the table. */
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import type { Position } from "#engine/position";
import { table } from "#i18n/en/settings";
import { GLYPHS } from "../../client/art/glyphs";
import { LEAP_MS, MOVE_MS, TURN_MS } from "../../client/board/motion";
import { formatSettings, parseSettings, SETTINGS_KEY } from "../../client/settings/settings";
import { test } from "./browser";
import { golden } from "./golden";
import { canDrag } from "./hands";
import { gameAfter, resume } from "./save";
import { choose, chooseOnce, openSettings } from "./settings";
import { byTap, showsPosition } from "./table";
import { en } from "./words";

const { choices } = table;
const game = golden(6);
const frame = (ply: number) => game.frames[ply] as Position;
const actionAt = (ply: number) => game.actions[ply] as (typeof game.actions)[number];

/** The outlines that the board's cards are drawn with. */
const outlines = (page: Page) =>
  page
    .locator("[role=grid] .face path")
    .evaluateAll((paths) => [...new Set(paths.map((path) => path.getAttribute("d")))]);

/** How high the index of the first pile's card is, in CSS pixels. */
const indexHeight = (page: Page) =>
  page
    .locator("[data-place='0'] .top path")
    .first()
    .evaluate((path) => path.getBoundingClientRect().height);

/** The colours of the marks of each suit, as they are on the page. */
const suitColours = (page: Page) =>
  page.evaluate(() => {
    const style = getComputedStyle(document.documentElement);
    return ["s", "h", "d", "c"].map((suit) => style.getPropertyValue(`--suit-${suit}`));
  });

describe("the look of the cards", () => {
  test("signs, letters, suits and ground are as chosen, at once and in another tab", async ({
    visit,
  }) => {
    const page = await visit(`/${game.code}`);
    const other = await page.context().newPage();
    await other.goto(`/${game.code}`);
    await showsPosition(other, frame(0));
    const height = await indexHeight(page);
    expect(await outlines(page)).toContain(GLYPHS.K.path);
    const felt = () =>
      page.evaluate("getComputedStyle(document.querySelector('.play')).background");
    const feltBefore = await felt();
    await openSettings(page);
    await choose(page, choices.index.name, choices.index.large);
    await choose(page, choices.letters.name, "Т В Д К");
    await choose(page, choices.deck.name, choices.deck.four);
    await choose(page, choices.table.name, choices.table.plain);
    for (const one of [page, other]) {
      await one.locator("html[data-deck=four]").waitFor({ state: "attached" });
      await expect.poll(() => indexHeight(one)).toBeGreaterThan(height * 1.15);
      expect(await outlines(one)).toContain(GLYPHS.Т.path);
      expect(await outlines(one)).not.toContain(GLYPHS.A.path);
      expect(new Set(await suitColours(one)).size).toBe(4);
    }
    expect(await felt()).not.toBe(feltBefore);
  });
});

describe("the hand", () => {
  for (const language of ["en", "he"] as const) {
    test(`left: the controls change sides, ${language}`, async ({ visit }) => {
      const page = await visit("/rules", { language, size: { width: 740, height: 360 } });
      const sides = async () => {
        await page.goto(`/${game.code}`);
        const left = (selector: string) =>
          page.locator(selector).evaluate((part) => part.getBoundingClientRect().left);
        const lying = (await left(".tools")) < (await left("[role=grid]"));
        await page.setViewportSize({ width: 360, height: 740 });
        const ends = await page
          .locator(".tools .tool")
          .evaluateAll((tools) => tools.map((tool) => tool.getBoundingClientRect().left));
        await page.setViewportSize({ width: 740, height: 360 });
        return { lying, upright: (ends[0] ?? 0) < (ends.at(-1) ?? 0) };
      };
      const right = await sides();
      await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
        SETTINGS_KEY,
        formatSettings({ ...parseSettings(null), hand: "left" }),
      ] as const);
      expect(await sides()).toEqual({ lying: !right.lying, upright: !right.upright });
    });
  }
});

describe("motion", () => {
  /** The times of all motions that were begun on the page since it was last asked, in ms. */
  async function motions(page: Page): Promise<number[]> {
    const times = await page.evaluate("window.motions.splice(0)");
    return [...new Set(times as number[])].sort((a, b) => a - b);
  }

  async function watched(page: Page): Promise<void> {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.addInitScript(() => {
      const times: unknown[] = [];
      Object.assign(window, { motions: times });
      const { animate } = Element.prototype;
      Element.prototype.animate = function (frames, options) {
        times.push(typeof options === "object" ? options.duration : options);
        return animate.call(this, frames, options);
      };
    });
  }

  test("of a move lasts as long as is chosen, and none is shown to who wants none", async ({
    visit,
  }) => {
    const page = await visit("/rules", { touch: true });
    await watched(page);
    await page.goto(`/${game.code}`);
    await canDrag(page);
    const player = byTap(page);
    for (const [ply, [pace, times]] of (
      [
        ["normal", [MOVE_MS]],
        ["slow", [2 * MOVE_MS]],
        ["fast", [MOVE_MS / 2]],
        ["off", []],
      ] as const
    ).entries()) {
      await chooseOnce(page, choices.motion.name, choices.motion[pace]);
      await motions(page);
      await player(frame(ply), actionAt(ply));
      await showsPosition(page, frame(ply + 1));
      expect(await motions(page)).toEqual(times);
    }
    await chooseOnce(page, choices.motion.name, choices.motion.normal);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await player(frame(4), actionAt(4));
    await showsPosition(page, frame(5));
    expect(await motions(page)).toEqual([]);
  });

  test("of a redeal turns the piles, and a win makes the foundations leap", async ({ visit }) => {
    const page = await visit("/rules", { touch: true });
    await watched(page);
    await resume(page, gameAfter(game, 0));
    await canDrag(page);
    await page.getByRole("button", { name: en.play.table.redealsLeft(3), exact: true }).click();
    await page.getByRole("button", { name: en.play.table.redealsLeft(2), exact: true }).waitFor();
    await expect.poll(() => motions(page)).toContain(TURN_MS / 2);

    const last = game.actions.length - 1;
    await resume(page, gameAfter(game, last));
    await canDrag(page);
    await byTap(page)(frame(last), actionAt(last));
    await expect.poll(() => motions(page)).toContain(LEAP_MS);
    await page.getByRole("dialog", { name: en.dialogs.wonTitle }).waitFor();
  });
});

describe("a finger", () => {
  test("neither zooms nor scrolls the table by accident", async ({ visit }) => {
    const page = await visit(`/${game.code}`, { touch: true, size: { width: 360, height: 640 } });
    await showsPosition(page, frame(0));
    await canDrag(page);
    const cdp = await page.context().newCDPSession(page);
    const swipe = async (points: readonly (readonly [number, number])[]) => {
      for (const [i, [x, y]] of points.entries()) {
        const type = i === 0 ? "touchStart" : "touchMove";
        await cdp.send("Input.dispatchTouchEvent", { type, touchPoints: [{ x, y }] });
      }
      await cdp.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    };
    // On the felt between the foundations, where no card is.
    const spot = [180, 330] as const;
    await swipe([spot]);
    await swipe([spot]);
    await swipe([spot, [180, 200], [180, 90]]);
    await swipe([spot, [180, 460], [180, 600]]);
    const view = () =>
      page.evaluate(() => [visualViewport?.scale, visualViewport?.pageTop, scrollY, scrollX]);
    await expect.poll(view).toEqual([1, 0, 0, 0]);
  });
});
