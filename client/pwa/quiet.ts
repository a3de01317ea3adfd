/** Whether a moment is quiet enough for a note that is not about the game. */
import { parseCode } from "#engine/code-text";
import type { Page } from "../page";
import { loadGame } from "../storage/games";
import type { Store } from "../storage/store";

/**
 * Whether a page may be disturbed: never while a game is going on. Pages that are written whole
 * have no words for it.
 */
export function mayDisturb(page: Page | null, path: string, store: Store): boolean {
  if (page?.page === "rules" || page?.page === "error") return false;
  const code = parseCode(path.slice(1));
  if (!code.ok) return true;
  const game = loadGame(store, code.code);
  return game === null || game.won || game.log === "";
}
