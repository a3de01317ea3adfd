/** Every kind of input alone is enough for a whole game; and what hands may wish. */
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import type { Position } from "#engine/position";
import { table } from "#i18n/en/settings";
import { SETTINGS_KEY } from "../../client/settings/settings";
import { test } from "./browser";
import { type Golden, golden } from "./golden";
import { byEar, byFinger, byMouse, canDrag, drag, Reader } from "./hands";
import { gameAfter, resume } from "./save";
import { chooseOnce } from "./settings";
import { type Player, placeNames, shownNames, showsPosition } from "./table";
import { en } from "./words";

const PHONE = { touch: true, size: { width: 360, height: 740 } } as const;

async function playsToTheWin(page: Page, game: Golden, player: Player): Promise<void> {
  for (const [i, action] of game.actions.entries()) {
    const position = game.frames[i] as Position;
    await showsPosition(page, position);
    await player(position, action);
  }
  const sheet = page.getByRole("dialog", { name: en.dialogs.wonTitle });
  await sheet.getByText(en.engine.moves(game.moves)).waitFor();
  await sheet.getByText(en.sharing.saved).waitFor();
}

describe("a whole game", () => {
  test("by mouse: dragged, and sent home by double clicks", async ({ visit }) => {
    const game = golden(21);
    const page = await visit(`/${game.code}`);
    await playsToTheWin(page, game, await byMouse(page));
  });

  test("by finger: dragged", async ({ visit }) => {
    const game = golden(20);
    const page = await visit(`/${game.code}`, PHONE);
    await playsToTheWin(page, game, await byFinger(page));
  });

  test("by ear: only names are known and only announcements believed", async ({ visit }) => {
    const game = golden(23);
    const page = await visit(`/${game.code}`);
    await playsToTheWin(page, game, await byEar(page));
  });
});

describe("who listens", () => {
  test("finds the places in order, each with its count and top card", async ({ visit }) => {
    const game = golden(1);
    const page = await visit(`/${game.code}`);
    await page.getByRole("grid").waitFor();
    const reader = await Reader.of(page);
    expect(await reader.names("row")).toEqual([
      en.play.board.leftArm,
      en.play.board.topRow,
      en.play.board.rightArm,
      en.play.board.ascending,
      en.play.board.descending,
    ]);
    const names = placeNames(game.frames[0] as Position);
    const buttons = await reader.names("button");
    expect(buttons.filter((name) => names.includes(name))).toEqual(names);
  });

  test("keeps the focus through a sheet", async ({ visit }) => {
    const page = await visit(`/${golden(1).code}`);
    await page.locator("[data-place='9']").focus();
    for (const [key, title] of [
      ["w", table.survey.title],
      ["t", table.position.title],
      ["p", en.dialogs.peekTitle(10)],
      ["?", en.help.title],
    ] as const) {
      await page.keyboard.press(key);
      await page.getByRole("dialog", { name: title }).waitFor();
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "detached" });
      expect(await page.evaluate("document.activeElement.dataset.place")).toBe("9");
    }
  });
});

describe("a finger", () => {
  // Met: the sheet grew and shrank with the pile, and the next tap fell on "Previous pile".
  test("looks into one pile after the other without moving", async ({ visit }) => {
    const page = await visit("/rules", PHONE);
    await resume(page, gameAfter(golden(0), 100));
    await page.getByRole("button", { name: en.play.table.peek }).tap();
    const next = page.getByRole("button", { name: en.dialogs.peekNext });
    const { x = 0, y = 0 } = (await next.boundingBox()) ?? {};
    for (let pile = 2; pile <= 16; pile++) {
      await page.touchscreen.tap(x + 9, y + 9);
      await page.getByRole("dialog", { name: en.dialogs.peekTitle(pile), exact: true }).waitFor();
    }
  });

  // Met: at the end of a long sheet there was nothing to close it by.
  test("finds the cross at the end of a long sheet", async ({ visit }) => {
    const page = await visit(`/${golden(1).code}`, PHONE);
    await page.getByRole("button", { name: en.play.table.menu, exact: true }).tap();
    const sheet = page.getByRole("dialog");
    expect(await sheet.evaluate((it) => it.scrollHeight > it.clientHeight)).toBe(true);
    await sheet.evaluate((it) => it.scrollTo(0, it.scrollHeight));
    const cross = await sheet.getByRole("button", { name: en.dialogs.close }).boundingBox();
    expect(cross?.y).toBeGreaterThan(0);
    await page.touchscreen.tap((cross?.x ?? 0) + 20, (cross?.y ?? 0) + 20);
    await sheet.waitFor({ state: "detached" });
  });
});

describe("settings", () => {
  const { choices } = table;

  test("hold at once in another tab, and after a reload before anything is painted", async ({
    visit,
  }) => {
    const page = await visit(`/${golden(1).code}`);
    const other = await page.context().newPage();
    await other.goto(`/${golden(5).code}`);
    await chooseOnce(page, choices.theme.name, choices.theme.dark);
    await chooseOnce(page, choices.clock.name, choices.clock.off);
    await other.locator("html[data-theme=dark]").waitFor({ state: "attached" });
    await other.locator("time").waitFor({ state: "detached" });
    const dark = await page.evaluate("getComputedStyle(document.documentElement).backgroundColor");
    // All that comes after the first script is held back: the page is dark without it.
    await other.route("**/assets/main-*.js", () => undefined);
    await other.reload({ waitUntil: "commit" });
    await other.locator("html[data-theme=dark]").waitFor({ state: "attached" });
    await other.waitForFunction(
      (color) => getComputedStyle(document.documentElement).backgroundColor === color,
      dark,
    );
  });

  test("tap only: a card can't be dragged", async ({ visit }) => {
    const game = golden(1);
    const page = await visit(`/${game.code}`);
    await chooseOnce(page, choices.drag.name, choices.drag.off);
    await canDrag(page);
    const start = game.frames[0] as Position;
    for (let place = 0; place < 16; place++) await drag(page, place, 20);
    expect(await shownNames(page)).toEqual(placeNames(start));
  });

  test("that are poisoned harm nothing", async ({ visit }) => {
    const page = await visit("/rules");
    for (const text of ["{", "null", '{"theme":7,"table":"plain","deck":{}}', "x".repeat(1e6)]) {
      await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
        SETTINGS_KEY,
        text,
      ] as const);
      await page.goto(`/${golden(1).code}`);
      await page.getByRole("grid").waitFor();
    }
  });
});

describe("the marks of a pile's height", () => {
  test("tell a pile of 12 and a full one from the others", async ({ visit }) => {
    const found = fullPile();
    const page = await visit("/");
    await resume(page, gameAfter(found.game, found.ply));
    const pile = page
      .getByRole("gridcell")
      .filter({ has: page.getByRole("button", { name: /, full$/ }) });
    await pile.waitFor();
    expect(await pile.getAttribute("class")).toContain("full");
  });
});

/** A moment of a golden game at which a pile is full. */
function fullPile(): { game: Golden; ply: number } {
  for (let number = 0; number < 24; number++) {
    const game = golden(number);
    const ply = game.frames.findIndex((position) =>
      placeNames(position).some((name) => name.endsWith(`, ${en.play.board.full}`)),
    );
    if (ply >= 0) return { game, ply };
  }
  throw new Error("no golden game has a full pile");
}
