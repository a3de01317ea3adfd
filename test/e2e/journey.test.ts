/** From a deal's link to a saved game that somebody else watches. */
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { ORIGIN, test, type Visit } from "./browser";
import { type Golden, golden } from "./golden";
import { byKey, byTap, type Player, showsPosition } from "./table";
import { en } from "./words";

async function playOn(game: Golden, player: Player): Promise<void> {
  for (const [i, action] of game.actions.entries()) {
    await player(game.frames[i] as (typeof game.frames)[number], action);
  }
}

/** The won sheet says that the game is saved; its link leads to the replay. */
async function isSaved(page: Page, { code, id, moves }: Golden): Promise<void> {
  const sheet = page.getByRole("dialog", { name: en.dialogs.wonTitle });
  await sheet.getByText(en.sharing.saved).waitFor();
  await sheet.getByText(en.engine.moves(moves)).waitFor();
  const link = sheet.getByLabel(en.sharing.replayLink, { exact: true });
  expect(await link.inputValue()).toBe(`${ORIGIN}/${code}/${id}`);
  const stored = await (await fetch(`${ORIGIN}/api/games/${code}/replays/${id}`)).json();
  expect(stored).toMatchObject({ code, id, moves });
}

/** Somebody else opens the link and goes through the game. */
async function isWatched(visit: Visit, game: Golden): Promise<void> {
  const { code, id, frames } = game;
  const last = frames.length - 1;
  const frame = (ply: number) => frames[ply] as (typeof frames)[number];
  const page = await visit(`/${code}/${id}`);
  const { viewer: words } = en;
  const button = (name: string) => page.getByRole("button", { name, exact: true });

  await page.getByRole("heading", { name: words.title(code) }).waitFor();
  await showsPosition(page, frame(0));
  for (let ply = 1; ply <= 5; ply++) {
    await button(words.next).click();
    await showsPosition(page, frame(ply));
  }
  await button(words.previous).click();
  await showsPosition(page, frame(4));
  await page.waitForURL("**/*#4");
  await page.getByRole("slider", { name: words.timeline }).fill("42");
  await showsPosition(page, frame(42));
  await page.keyboard.press("End");
  await showsPosition(page, frame(last));
  await page.getByText(words.home(104, 104)).waitFor();
  await page.keyboard.press("Home");
  await showsPosition(page, frame(0));
  await button(words.play).click();
  await showsPosition(page, frame(1));
  await button(words.pause).click();
  await page.goto(`/${code}/${id}#${last - 1}`);
  await showsPosition(page, frame(last - 1));
  await page.getByRole("link", { name: words.playDeal }).click();
  await page.waitForURL(`**/${code}`);
  await showsPosition(page, frame(0));
}

describe("a deal is played to the win, saved, and watched by somebody else", () => {
  test("by taps on a phone", async ({ visit }) => {
    const game = golden(2);
    const page = await visit(`/${game.code}`, {
      touch: true,
      size: { width: 360, height: 740 },
    });
    await playOn(game, byTap(page));
    await isSaved(page, game);
    await isWatched(visit, game);
  });

  test("by keyboard alone", async ({ visit }) => {
    const game = golden(3);
    const page = await visit(`/${game.code}`);
    await showsPosition(page, game.frames[0] as (typeof game.frames)[number]);
    await playOn(game, await byKey(page));
    await isSaved(page, game);
    await page.getByRole("link", { name: en.sharing.watch }).press("Enter");
    await page.waitForURL(`**/${game.code}/${game.id}`);
    await page.getByRole("heading", { name: en.viewer.title(game.code) }).waitFor();
  });
});
