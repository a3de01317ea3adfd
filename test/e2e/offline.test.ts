/** Play without a network: what the service worker keeps, and wins that are sent later. */
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { codeOfDay, dayAt } from "#engine/daily";
import { pwa as hePwa } from "#i18n/he/pwa";
import { PATIENCE, test } from "./browser";
import { type Golden, golden } from "./golden";
import { gameAfter, resume, save, winsOf } from "./save";
import { installed, queueOf } from "./service-worker";
import { byTap, showsPosition } from "./table";
import { en, he } from "./words";

/** What a browser says of requests that find no network. */
const expected = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/;

/** Plays the last action of a game that is shown before it. */
async function win(page: Page, game: Golden): Promise<void> {
  const last = game.actions.length - 1;
  const position = game.frames[last] as (typeof game.frames)[number];
  await byTap(page)(position, game.actions[last] as (typeof game.actions)[number]);
}

/** Wins a game by its last action while there is no network. */
async function winOffline(page: Page, game: Golden): Promise<void> {
  await resume(page, gameAfter(game, game.actions.length - 1));
  // The sheets are a part of the program that comes later: a first look loads them.
  await page.getByRole("button", { name: en.play.table.menu, exact: true }).tap();
  await page.getByRole("dialog").getByRole("button", { name: en.dialogs.close }).tap();
  await page.context().setOffline(true);
  await win(page, game);
  await page.getByRole("dialog").getByText(en.sharing.waiting).waitFor();
  expect(await winsOf(game.code)).toBe(0);
}

describe("a win without a network", () => {
  test("is sent when the network is back", async ({ visit }) => {
    const game = golden(9);
    const page = await visit("/", { touch: true, expected });
    await winOffline(page, game);
    await page.context().setOffline(false);
    await page.getByRole("dialog").getByText(en.sharing.saved).waitFor();
    expect(await winsOf(game.code)).toBe(1);
  });

  test("is sent after a reload", async ({ visit }) => {
    const game = golden(10);
    const page = await visit("/", { touch: true, expected });
    await winOffline(page, game);
    // The page is left while there is no network, so that nothing can be sent before the reload.
    await page.goto("about:blank");
    await page.context().setOffline(false);
    await page.goto(`/${game.code}`);
    await page.getByRole("dialog").getByText(en.sharing.saved).waitFor();
    expect(await winsOf(game.code)).toBe(1);
  });
});

describe("with the service worker", () => {
  test("a deal never seen is opened, played and won by its link alone", async ({ visit }) => {
    const game = golden(13);
    const page = await visit("/", { touch: true, expected, keeps: true });
    await installed(page);
    await page.context().setOffline(true);
    const [first] = game.actions;
    if (first === undefined) throw new Error("a golden game without actions");
    await page.goto(`/${game.code.toLowerCase()}`);
    await showsPosition(page, game.frames[0] as (typeof game.frames)[number]);
    expect(new URL(page.url()).pathname).toBe(`/${game.code}`);
    await byTap(page)(game.frames[0] as (typeof game.frames)[number], first);
    await page.reload();
    await showsPosition(page, game.frames[1] as (typeof game.frames)[number]);
    await resume(page, gameAfter(game, game.actions.length - 1));
    await win(page, game);
    await page.getByRole("dialog").getByText(en.sharing.waiting).waitFor();
    await page.context().setOffline(false);
    await page.getByRole("dialog").getByText(en.sharing.saved).waitFor();
    expect(await winsOf(game.code)).toBe(1);
  });

  test("a win is sent by the browser when no page is open any more", async ({ visit }) => {
    const game = golden(14);
    const page = await visit("/", { touch: true, expected, keeps: true });
    const queue = await queueOf(page);
    await resume(page, gameAfter(game, game.actions.length - 1));
    await installed(page);
    await page.context().setOffline(true);
    await win(page, game);
    await page.getByRole("dialog").getByText(en.sharing.waiting).waitFor();
    await page.goto("about:blank");
    await page.context().setOffline(false);
    // The browser does so by itself, but in its own time.
    await queue.sync();
    await expect.poll(() => winsOf(game.code), { timeout: PATIENCE }).toBe(1);
  });

  test("the start, the day's deal, a new one and the rules are there", async ({ visit }) => {
    const page = await visit("/", { expected, keeps: true });
    await installed(page);
    await page.context().setOffline(true);
    await page.goto("/");
    await page.getByRole("heading", { level: 1, name: en.start.title }).waitFor();
    await page.goto("/daily");
    await page.getByRole("grid").waitFor();
    expect(new URL(page.url()).pathname).toBe(`/${codeOfDay(dayAt(Date.now()))}`);
    await page.goto("/#new");
    await page.waitForURL(/\/CR1-N-[A-Z]{7}$/);
    await page.getByRole("grid").waitFor();
    await page.goto("/rules");
    await page.getByRole("heading", { level: 1 }).waitFor();
    const style = () => getComputedStyle(document.querySelector("main.page") as Element).maxWidth;
    expect(await page.evaluate(style)).not.toBe("none");
  });

  test("a replay that was seen is there; another and the deal's wins say that they need a network", async ({
    visit,
  }) => {
    const [seen, other] = [golden(15), golden(16)];
    await save(seen);
    const page = await visit("/", { expected, keeps: true, language: "he" });
    await installed(page);
    await page.goto(`/${seen.code}/${seen.id}`);
    await page.getByRole("slider").waitFor();
    await page.context().setOffline(true);
    await page.goto(`/${seen.code}/${seen.id}?lang=en#3`);
    await page.getByRole("slider").waitFor();
    for (const path of [`/${seen.code}/wins`, `/${other.code}/${other.id}`]) {
      await page.goto(path);
      await page.getByRole("heading", { name: hePwa.offline.title }).waitFor();
    }
    await page.getByRole("link", { name: he.play.table.home }).click();
    await page.getByRole("heading", { level: 1, name: he.start.title }).waitFor();
  });
});
