import type { GameCode } from "#engine/code";
import { gameKey, type KeptGame, keepGame, parseGame } from "../storage/games";
import type { Store } from "../storage/store";

/** Keeps one deal's game, and notices when another tab has kept it since. */
export interface Keeper {
  readonly keep: (game: KeptGame) => void;
  /** The kept game, if another one than this keeper last kept or read; else null. */
  readonly news: () => KeptGame | null;
}

/** The keeper of a deal. All tabs on one deal follow whichever acted last. */
export function makeKeeper(store: Store, code: GameCode): Keeper {
  const key = gameKey(code);
  let known: string | null = null;
  return {
    keep: (game) => {
      keepGame(store, code, game);
      known = store.get(key);
    },
    news: () => {
      const text = store.get(key);
      if (text === null || text === known) return null;
      known = text;
      return parseGame(text);
    },
  };
}
