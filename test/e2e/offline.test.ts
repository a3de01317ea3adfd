/** A win without a network is sent when there is one again. */
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { test } from "./browser";
import { type Golden, golden } from "./golden";
import { gameAfter, resume, winsOf } from "./save";
import { byTap } from "./table";
import { en } from "./words";

/** What a browser says of requests that find no network. */
const expected = /ERR_INTERNET_DISCONNECTED/;

/** Wins a game by its last action while there is no network. */
async function winOffline(page: Page, game: Golden): Promise<void> {
  const last = game.actions.length - 1;
  await resume(page, gameAfter(game, last));
  // The sheets are a part of the program that comes later: a first look loads them.
  await page.getByRole("button", { name: en.play.table.menu, exact: true }).tap();
  await page.getByRole("dialog").getByRole("button", { name: en.dialogs.close }).tap();
  await page.context().setOffline(true);
  const position = game.frames[last] as (typeof game.frames)[number];
  await byTap(page)(position, game.actions[last] as (typeof game.actions)[number]);
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
