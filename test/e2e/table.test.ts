/** What may happen in the middle of a game. */
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { describeRefusal } from "#engine/describe";
import { PILE_COUNT, type Place, type Position } from "#engine/position";
import { moveOf, refusalOfMove, targetsOf } from "#engine/rules";
import { test } from "./browser";
import { type Golden, golden } from "./golden";
import { canDrag } from "./hands";
import { placeButton, placeName, placeNames, shownNames, showsPosition } from "./table";
import { en } from "./words";

const frame = (game: Golden, ply: number) => game.frames[ply] as Position;

/** A pile of several targets, and a pile that refuses its card. */
function refusedMove(position: Position): { from: Place; to: Place } {
  for (let from = 0; from < PILE_COUNT; from++) {
    if (targetsOf(position, from).length < 2) continue;
    for (let to = 0; to < PILE_COUNT; to++) {
      if (refusalOfMove(position, from, to) === "different-suit") return { from, to };
    }
  }
  throw new Error("no such move in this position");
}

/** What the live region says in the end. */
async function says(page: Page, words: string): Promise<void> {
  await page.getByRole("status").getByText(words, { exact: true }).waitFor({ state: "attached" });
}

/** Drags the card of a place to another by the mouse. */
async function drag(page: Page, position: Position, from: Place, to: Place): Promise<void> {
  const centre = async (place: Place) => {
    const box = await placeButton(page, placeName(position, place)).boundingBox();
    if (box === null) throw new Error(`place ${place} is not shown`);
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };
  const [start, end] = [await centre(from), await centre(to)];
  await page.mouse.move(...start);
  await page.mouse.down();
  await page.mouse.move(...end, { steps: 5 });
  await page.mouse.up();
}

describe("a refused move", () => {
  const game = golden(5);
  const ply = game.frames.findIndex((position) => hasRefused(position));
  const position = frame(game, ply);
  const { from, to } = refusedMove(position);
  const reason = en.said.refusal(describeRefusal(position, "different-suit", { from, to }));

  test("by clicks says why and changes nothing", async ({ visit }) => {
    const page = await visit(`/${game.code}`);
    await playTo(page, game, ply);
    await placeButton(page, placeName(position, from)).click();
    await placeButton(page, placeName(position, to)).click();
    await says(page, reason);
    expect(await shownNames(page)).toEqual(placeNames(position));
  });

  test("by drag says why and changes nothing", async ({ visit }) => {
    const page = await visit(`/${game.code}`);
    await playTo(page, game, ply);
    await drag(page, position, from, to);
    await says(page, reason);
    expect(await shownNames(page)).toEqual(placeNames(position));
  });
});

function hasRefused(position: Position): boolean {
  try {
    refusedMove(position);
    return true;
  } catch {
    return false;
  }
}

/** Plays a golden game's first actions by drag, none of which may be a redeal. */
async function playTo(page: Page, game: Golden, count: number): Promise<void> {
  await showsPosition(page, frame(game, 0));
  await canDrag(page);
  for (let ply = 0; ply < count; ply++) {
    const position = frame(game, ply);
    const { from, to } = moveOf(position, game.actions[ply] as (typeof game.actions)[number]);
    await drag(page, position, from, to);
    await showsPosition(page, frame(game, ply + 1));
  }
}

describe("a game survives", () => {
  const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

  test("a reload: same position, undo and redo still there", async ({ visit }) => {
    const game = golden(6);
    const page = await visit(`/${game.code}`);
    await playTo(page, game, 6);
    await button(page, en.play.table.undo).click();
    await showsPosition(page, frame(game, 5));
    await page.reload();
    await showsPosition(page, frame(game, 5));
    await button(page, en.play.table.undo).click();
    await showsPosition(page, frame(game, 4));
    await button(page, en.play.table.redo).click();
    await button(page, en.play.table.redo).click();
    await showsPosition(page, frame(game, 6));
  });

  test("back and forward", async ({ visit }) => {
    const game = golden(7);
    const page = await visit("/");
    await page.getByRole("heading", { name: en.start.title }).waitFor();
    await page.goto(`/${game.code}`);
    await playTo(page, game, 3);
    await page.goBack();
    await page.getByRole("heading", { name: en.start.title }).waitFor();
    await page.goForward();
    await showsPosition(page, frame(game, 3));
    await button(page, en.play.table.undo).click();
    await showsPosition(page, frame(game, 2));
  });

  test("leaving: the start offers to go on", async ({ visit }) => {
    const game = golden(8);
    const page = await visit(`/${game.code}`);
    await playTo(page, game, 2);
    await page.getByRole("link", { name: en.menu.home }).click();
    await page.getByRole("link", { name: en.start.goOn }).click();
    await showsPosition(page, frame(game, 2));
  });
});
