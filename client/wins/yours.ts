/** How the person of this browser did at a deal, and how that stands among all wins. */
import type { GameCode } from "#engine/code";
import { redealsUsed, restoreGame } from "#engine/game";
import { compareMerit } from "#engine/replay";
import { readBook } from "../stats/book";
import { loadGame } from "../storage/games";
import type { Store } from "../storage/store";
import type { Wins } from "./wins";

/** What a win is measured by. */
export interface Merit {
  readonly moves: number;
  readonly redeals: number;
}

/** One's own games of a deal. */
export interface Yours {
  readonly begun: boolean;
  /** The best win, null where there is none. */
  readonly best: Merit | null;
  /** The replay's id of the win that lies on the table, null where there is none. */
  readonly id: string | null;
}

/** What a browser remembers of a deal. */
export function yoursOf(store: Store, code: GameCode): Yours {
  const attempts = [...readBook(store).values()].filter((attempt) => attempt.code === code);
  const kept = loadGame(store, code);
  const game = kept === null || kept.start === null ? null : restoreGame(code, kept);
  const wins: Merit[] = attempts.flatMap(({ win }) => win ?? []);
  if (game?.status === "won") wins.push({ moves: game.moves, redeals: redealsUsed(game) });
  const [best = null] = wins.sort(compareMerit);
  const begun = attempts.length > 0 || (game?.log.length ?? 0) > 0;
  return { begun, best, id: game?.status === "won" ? (kept?.replay ?? null) : null };
}

/**
 * The place of a win among all, from 1, or null where the list is too short to tell. Of equals the
 * first one saved is the better; a win whose id is not known is taken for the best of its equals.
 */
export function placeOf({ best, id }: Yours, { wins, best: list }: Wins): number | null {
  if (best === null) return null;
  const listed = list.findIndex((game) => game.id === id && compareMerit(game, best) === 0);
  if (listed >= 0) return listed + 1;
  const place = list.filter((game) => compareMerit(game, best) < 0).length + 1;
  return place > list.length && list.length < wins ? null : place;
}
