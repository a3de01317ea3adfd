/** Statistics, favourites, one's data as a file, and the calendar, in the browser's own storage. */
import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { makeCode } from "#engine/code";
import { codeOfDay, type Day, dayAt, formatDay } from "#engine/daily";
import { play as enPlay } from "#i18n/en/play";
import { sheets } from "#i18n/en/sheets";
import { start as enStart } from "#i18n/en/start";
import { stats as en } from "#i18n/en/stats";
import { stats as he } from "#i18n/he/stats";
import { exportData } from "../../client/stats/transfer";
import { makeMemoryStore } from "../../client/storage/store";
import { barriers } from "./barriers";
import { test } from "./browser";
import { type Golden, golden } from "./golden";
import { records, remember } from "./records";
import { gameAfter, resume } from "./save";
import { SIZES, SMALLEST, shoot } from "./shoot";
import { byTap, showsPosition } from "./table";

const DAY_MS = 86_400_000;
const today = (): Day => dayAt(Date.now());

/** What a figure's tile shows. */
function figure(page: Page, name: string): Promise<string> {
  const tile = page.locator(".tile").filter({ has: page.getByText(name, { exact: true }) });
  return tile.locator("b").evaluate((value) => value.textContent);
}
const figures = async (page: Page) => [
  await figure(page, en.figures.won),
  await figure(page, en.figures.begun),
  await figure(page, en.figures.fewestMoves),
];

/** Opens a deal whose last actions are still to be done. */
async function almostWon(page: Page, game: Golden, left: number): Promise<void> {
  await resume(page, gameAfter(game, game.actions.length - left));
  await showsPosition(page, game.frames.at(-1 - left) as Golden["frames"][number]);
}

async function finish(page: Page, game: Golden, left: number): Promise<void> {
  const player = byTap(page);
  const first = game.actions.length - left;
  for (const [i, action] of game.actions.slice(first).entries()) {
    await player(game.frames[first + i] as Golden["frames"][number], action);
  }
  await page.getByRole("dialog", { name: sheets.dialogs.wonTitle }).waitFor();
}

describe("a game is counted", () => {
  test("once: from its first action, won in one of two tabs, after reloads and another look", async ({
    visit,
  }) => {
    const game = golden(18);
    const page = await visit("/stats", { touch: true, size: { width: 400, height: 800 } });
    await page.getByText(en.page.empty).waitFor();
    await page.goto(`/${game.code}`);
    await showsPosition(page, game.frames[0] as Golden["frames"][number]);
    await page.goto("/stats");
    await page.getByText(en.page.empty).waitFor();

    await almostWon(page, game, 4);
    const other = await page.context().newPage();
    await other.goto(`/${game.code}`);
    await showsPosition(other, game.frames.at(-5) as Golden["frames"][number]);
    await finish(page, game, 4);
    await showsPosition(other, game.frames.at(-1) as Golden["frames"][number]);
    await other.reload();
    await other.getByRole("dialog", { name: sheets.dialogs.wonTitle }).waitFor();
    await page.goto("/stats");
    expect(await figures(page)).toEqual(["1", "1", String(game.moves)]);
    await page.getByRole("img", { name: en.plots.moves }).waitFor();
  });
});

describe("the calendar", () => {
  test("leads by keys to a past day's deal, which tells its day and is marked when begun", async ({
    visit,
  }) => {
    const page = await visit("/calendar");
    const day = today() - 8;
    await page.locator(".month [aria-current=date]").focus();
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await page.waitForURL(`**/${codeOfDay(day)}`);
    const date = enPlay.table.date(day * DAY_MS);
    await page
      .getByRole("heading", { name: codeOfDay(day) })
      .getByText(date)
      .waitFor();
    await page.getByRole("button", { name: enPlay.table.redealsLeft(3), exact: true }).click();
    await page.goto("/calendar");
    const name = `${en.formats.fullDay(day * DAY_MS)}, ${en.calendar.begun}`;
    if (formatDay(day).slice(0, 7) !== formatDay(today()).slice(0, 7)) {
      await page.getByRole("button", { name: en.calendar.previous }).click();
    }
    const link = page.getByRole("link", { name });
    expect(await link.getAttribute("href")).toBe(`/daily/${formatDay(day)}`);
  });

  test("keeps its month when one comes back from a deal", async ({ visit }) => {
    const page = await visit("/calendar#2026-02");
    const heading = page.getByRole("heading", { name: "February 2026" });
    await heading.waitFor();
    await page.getByRole("link", { name: /February 14, 2026/ }).click();
    await page.waitForURL("**/CR1-N-*");
    await page.goBack();
    await heading.waitFor();
  });

  test("is reached from the start, as the statistics are", async ({ visit }) => {
    const page = await visit("/");
    await page.getByRole("link", { name: enStart.calendar }).click();
    await page.getByRole("heading", { name: en.calendar.title }).waitFor();
    await page.getByRole("link", { name: en.page.title }).click();
    await page.getByRole("heading", { name: en.page.title }).waitFor();
  });
});

describe("a favourite", () => {
  test("is marked at the table with a note, listed, and taken away and back", async ({ visit }) => {
    const code = makeCode(77);
    const page = await visit(`/${code}`);
    const button = (name: string) => page.getByRole("button", { name, exact: true });
    await button(enPlay.table.menu).click();
    await button(en.favourites.title).click();
    await page.getByRole("textbox", { name: en.favourites.note }).fill("a hard one");
    await button(en.favourites.save).click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.goto("/stats");
    await page.getByText("a hard one").waitFor();
    await button(en.favourites.editOf(code)).click();
    await button(en.favourites.remove).click();
    await page.getByText(en.favourites.removed(code)).waitFor();
    await page.getByText(en.favourites.none).waitFor();
    await button(en.favourites.back).click();
    await page.keyboard.press("Escape");
    await page.getByText("a hard one").waitFor();
  });
});

describe("one's data", () => {
  test("go as a file to another browser, and nothing twice", async ({ visit }) => {
    const page = await visit("/rules");
    await remember(page, records());
    await page.goto("/stats");
    const shown = await figures(page);
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: en.data.save }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^crescent-\d{4}-\d\d-\d\d\.json$/);
    const path = await file.path();
    expect(JSON.parse(await readFile(path, "utf8")).statistics).toHaveLength(40);

    const other = await visit("/stats");
    const load = async () => {
      const chooser = other.waitForEvent("filechooser");
      await other.getByRole("button", { name: en.data.load }).click();
      await (await chooser).setFiles(path);
    };
    await load();
    const taken = [en.data.attempts(40), en.data.favourites(1), en.data.games(1)].join(", ");
    await other.getByText(en.data.taken(taken)).waitFor();
    expect(await figures(other)).toEqual(shown);
    await load();
    await other.getByText(en.data.nothing).waitFor();
    await other.getByText(en.data.known(42)).waitFor();
    expect(await figures(other)).toEqual(shown);
  });

  test("that are none of ours change nothing, and say so", async ({ visit }) => {
    const page = await visit("/stats");
    const text = exportData(makeMemoryStore(), 0).slice(0, -9);
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: en.data.load }).click();
    await (await chooser).setFiles({
      name: "x.json",
      mimeType: "application/json",
      buffer: Buffer.from(text),
    });
    await page.getByText(en.data.fault["not-ours"]).waitFor();
  });
});

/** All windows that are looked at, and the least that must do. */
const WINDOWS = [SMALLEST, ...SIZES];

describe("the pages of what is remembered", () => {
  for (const path of ["/stats", "/calendar"]) {
    for (const [language, words] of [
      ["en", en],
      ["he", he],
    ] as const) {
      test(`${path}, ${language}: no barrier, nothing wider than the window`, async ({ visit }) => {
        const page = await visit("/rules", { language });
        await remember(page, records());
        await page.goto(path);
        await page.getByRole("heading", { level: 1 }).waitFor();
        for (const summary of await page.locator("summary").all()) await summary.click();
        const light = await barriers(page);
        await page.emulateMedia({ colorScheme: "dark" });
        expect({ light, dark: await barriers(page) }).toEqual({ light: [], dark: [] });
        for (const size of WINDOWS) {
          const name = `${path.slice(1)}-${language}`;
          await shoot(page, name, { ...size, fullPage: true });
          const wide = () => document.documentElement.scrollWidth > innerWidth;
          expect([size.width, await page.evaluate(wide)]).toEqual([size.width, false]);
        }
        if (path === "/stats") {
          await page
            .getByRole("button", { name: words.favourites.editOf(makeCode(3)) })
            .first()
            .click();
          await page.getByRole("dialog").waitFor();
          expect(await barriers(page)).toEqual([]);
        }
      });
    }
  }
});
