/** Plays at the table the way people do: by finger and by key. */
import type { Locator, Page } from "playwright-core";
import { type Action, REDEAL } from "#engine/action";
import { describePlace } from "#engine/describe";
import {
  countAt,
  isPile,
  PILE_LIMIT,
  PLACE_COUNT,
  type Place,
  type Position,
  redealsLeft,
} from "#engine/position";
import { moveOf, targetsOf } from "#engine/rules";
import { DOUBLE_MS } from "../../client/board/hands";
import { type Arrangement, type Direction, neighbour } from "../../client/board/layout";
import { en, type Words } from "./words";

/** What a place is called when the board shows a position. */
export function placeName(position: Position, place: Place, { engine, play }: Words = en): string {
  const name = engine.placeWithCards(describePlace(position, place));
  return isPile(place) && countAt(position, place) === PILE_LIMIT
    ? `${name}, ${play.board.full}`
    : name;
}

/** The names of all 24 places of a position. */
export function placeNames(position: Position, words: Words = en): string[] {
  return Array.from({ length: PLACE_COUNT }, (_, place) => placeName(position, place, words));
}

/** The names of all 24 places that the page shows now. */
export function shownNames(page: Page): Promise<string[]> {
  const names = (buttons: Element[]) =>
    buttons.map((button) => button.getAttribute("aria-label") ?? "");
  return page.locator("[role=grid] [data-place]").evaluateAll(names);
}

/** Waits until the board shows a position. */
export async function showsPosition(
  page: Page,
  position: Position,
  words: Words = en,
): Promise<void> {
  const wanted = placeNames(position, words);
  await page.waitForFunction((names) => {
    const buttons = [...document.querySelectorAll("[role=grid] [data-place]")];
    return (
      buttons.length === names.length &&
      buttons.every((button, i) => button.getAttribute("aria-label") === names[i])
    );
  }, wanted);
}

/** The button of a place with exactly this name. */
export function placeButton(page: Page, name: string): Locator {
  return page.getByRole("grid").getByRole("button", { name, exact: true });
}

/** One who plays: does an action in the position that the board shows now. */
export type Player = (position: Position, action: Action) => Promise<void>;

/** Plays by finger: a tap on the card, and where several places take it, one on the place. */
export function byTap(page: Page): Player {
  let last = { place: -1, time: 0 };
  const tap = async (place: Place, name: string) => {
    // Two taps at once on one place are a double tap, which means something else.
    const since = Date.now() - last.time;
    if (place === last.place && since < DOUBLE_MS)
      await page.waitForTimeout(DOUBLE_MS - since + 20);
    await placeButton(page, name).tap();
    last = { place, time: Date.now() };
  };
  return async (position, action) => {
    if (action === REDEAL) {
      const name = en.play.table.redealsLeft(redealsLeft(position));
      await page.getByRole("button", { name, exact: true }).tap();
      return;
    }
    const { from, to } = moveOf(position, action);
    await tap(from, placeName(position, from));
    if (targetsOf(position, from).length > 1) {
      await tap(to, `${placeName(position, to)}, ${en.play.board.target}`);
    }
  };
}

/** Plays by keyboard alone: arrows from place to place, Enter, and R for a redeal. */
export async function byKey(page: Page): Promise<Player> {
  const grid = page.getByRole("grid");
  let focus = await reach(page, grid);
  const arrangement = (await grid.evaluate((board) =>
    getComputedStyle(board).getPropertyValue("--arrangement").trim(),
  )) as Arrangement;
  const press = async (place: Place, name: string) => {
    for (const key of path(focus, place, arrangement)) await page.keyboard.press(key);
    focus = place;
    await placeButton(page, name).waitFor();
    await page.keyboard.press("Enter");
  };
  return async (position, action) => {
    if (action === REDEAL) {
      await placeButton(page, placeName(position, focus)).waitFor();
      await page.keyboard.press("r");
      return;
    }
    const { from, to } = moveOf(position, action);
    await press(from, placeName(position, from));
    if (targetsOf(position, from).length > 1) {
      await press(to, `${placeName(position, to)}, ${en.play.board.target}`);
    }
  };
}

/** Goes by Tab to the board; answers with the place on which the focus lands. */
async function reach(page: Page, grid: Locator): Promise<Place> {
  const focused = grid.locator("[data-place]:focus");
  for (let i = 0; i < 30; i++) {
    await page.keyboard.press("Tab");
    if ((await focused.count()) > 0) return Number(await focused.getAttribute("data-place"));
  }
  throw new Error("the board is not reached by Tab");
}

const ARROWS: readonly [Direction, string][] = [
  ["left", "ArrowLeft"],
  ["right", "ArrowRight"],
  ["up", "ArrowUp"],
  ["down", "ArrowDown"],
];

/** The fewest arrow keys from a place to another. */
function path(from: Place, to: Place, arrangement: Arrangement): string[] {
  const paths = new Map<Place, string[]>([[from, []]]);
  for (const [place, keys] of paths) {
    if (place === to) return keys;
    for (const [direction, key] of ARROWS) {
      const next = neighbour(place, direction, arrangement);
      if (!paths.has(next)) paths.set(next, [...keys, key]);
    }
  }
  throw new Error(`no arrows lead from place ${from} to ${to}`);
}
