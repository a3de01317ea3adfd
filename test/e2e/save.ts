/** Games in the server's store and in a browser's, where a test is not about how they came there. */
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { formatActions } from "#engine/action";
import type { Game } from "#engine/game";
import { act, makeGame, saveGame } from "#engine/game";
import { gameKey, type KeptGame } from "../../client/storage/games";
import { ORIGIN } from "./browser";
import type { Golden } from "./golden";

/** Saves a golden game on the server. */
export async function save({
  code,
  text,
  id,
}: Pick<Golden, "code" | "text" | "id">): Promise<void> {
  const response = await fetch(`${ORIGIN}/api/games/${code}/replays`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ actions: text, seconds: 731 }),
  });
  expect([200, 201]).toContain(response.status);
  expect(await response.json()).toMatchObject({ code, id });
}

/** How often a deal has been won, as the server says. */
export async function winsOf(code: string): Promise<number> {
  const game: unknown = await (await fetch(`${ORIGIN}/api/games/${code}`)).json();
  return (game as { wins: number }).wins;
}

/** A golden game after some of its actions. */
export function gameAfter({ code, actions }: Golden, count: number): Game {
  let game = makeGame(code);
  for (const action of actions.slice(0, count)) {
    const next = act(game, action);
    if (typeof next === "string") throw new Error(`refused: ${formatActions([action])}, ${next}`);
    game = next;
  }
  return game;
}

/** Puts a game into a page's browser, as if it had been played there, and opens it. */
export async function resume(page: Page, game: Game): Promise<void> {
  const kept: KeptGame = {
    ...saveGame(game),
    seconds: 731,
    start: Date.now() - 731_000,
    at: Date.now(),
    won: game.status === "won",
    replay: null,
    before: null,
  };
  await page.goto("/rules");
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    gameKey(game.code),
    JSON.stringify(kept),
  ] as const);
  await page.goto(`/${game.code}`);
}
