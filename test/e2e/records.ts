/** What a browser remembers of somebody who has played for a while. */
import type { Page } from "playwright-core";
import { type GameCode, makeCode } from "#engine/code";
import { codeOfDay, dayAt } from "#engine/daily";
import type { Game } from "#engine/game";
import { gameKey } from "../../client/storage/games";
import { golden } from "./golden";
import { gameAfter } from "./save";

const DAY_MS = 86_400_000;

/** The records of somebody who has played for a while. */
export function records(): Record<string, string> {
  const game = gameAfter(golden(19), 30);
  const win = (code: GameCode, start: number, moves: number) =>
    `${code} ${start} ${moves} 2 731 ${start + 731_000}`;
  const lines = Array.from({ length: 40 }, (_, i) => {
    const start = Date.now() - (i + 1) * 5 * DAY_MS;
    const code = i % 2 === 0 ? codeOfDay(dayAt(start)) : makeCode(i);
    return i % 4 === 3 ? `${code} ${start}` : win(code, start, 118 + ((i * 7) % 60));
  });
  return {
    "crescent.facts.some": lines.join("\n"),
    [`crescent.favourite.${makeCode(3)}`]: JSON.stringify({ note: "twice!", at: 5 }),
    [gameKey(game.code)]: JSON.stringify(keptOf(game)),
  };
}

function keptOf(game: Game) {
  const log = golden(19).text.slice(0, 2 * game.log.length);
  return { log, undone: "", undoable: 5, seconds: 60, start: Date.now() - 60_000, at: Date.now() };
}

/** Puts records into the storage of a page's browser. */
export async function remember(page: Page, texts: Record<string, string>): Promise<void> {
  await page.evaluate((all) => {
    for (const [key, text] of Object.entries(all)) localStorage.setItem(key, text);
  }, texts);
}
