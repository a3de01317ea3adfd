/**
 * The games that a browser keeps, one record a deal under `crescent.game.CODE`. What is read was
 * perhaps written by another version or by somebody else: what is readable of it is taken.
 */
import * as v from "valibot";
import { type GameCode, isCode } from "#engine/code";
import type { SavedGame } from "#engine/game";
import type { Store } from "./store";

/** How many games are kept at most; the longest untouched go first. */
export const MOST_GAMES = 200;
/** A longer record was not written by us, in characters. */
const LONGEST = 100_000;
const PREFIX = "crescent.game.";

/** A game as it is kept. */
export interface KeptGame extends SavedGame {
  /** The time played, in whole seconds. */
  readonly seconds: number;
  /** When it was last touched, in milliseconds since 1970. */
  readonly at: number;
  readonly won: boolean;
  /** The replay's id once the win is saved, else null. */
  readonly replay: string | null;
  /** The game that a restart put away, to be taken back, else null. */
  readonly before: (SavedGame & { readonly seconds: number }) | null;
}

const count = v.fallback(v.pipe(v.number(), v.finite(), v.minValue(0)), 0);
const saved = {
  log: v.string(),
  undone: v.fallback(v.string(), ""),
  undoable: count,
  seconds: count,
};
const record = v.object({
  ...saved,
  at: count,
  won: v.fallback(v.boolean(), false),
  replay: v.fallback(v.nullable(v.pipe(v.string(), v.regex(/^[a-z2-7]{10}$/))), null),
  before: v.fallback(v.nullable(v.object(saved)), null),
});

/** The key of a deal's record. */
export function gameKey(code: GameCode): string {
  return PREFIX + code;
}

/** The game that a record's text says, or null where nothing of it is readable. */
export function parseGame(text: string | null): KeptGame | null {
  if (text === null || text.length > LONGEST) return null;
  try {
    const parsed = v.safeParse(record, JSON.parse(text));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

/** The game kept of a deal, or null. */
export function loadGame(store: Store, code: GameCode): KeptGame | null {
  return parseGame(store.get(gameKey(code)));
}

/**
 * Keeps a deal's game and answers with its record's text, or null where it could not be kept.
 * Makes room by giving up the games that were left alone for longest, never this one.
 */
export function keepGame(store: Store, code: GameCode, game: KeptGame): string | null {
  const key = gameKey(code);
  const text = JSON.stringify(game);
  const isNew = store.get(key) === null;
  if (isNew) {
    const others = oldestFirst(store);
    for (const old of others.slice(0, Math.max(0, others.length - MOST_GAMES + 1))) {
      store.remove(gameKey(old.code));
    }
  }
  if (store.set(key, text)) return text;
  for (const old of oldestFirst(store)) {
    if (old.code === code) continue;
    store.remove(gameKey(old.code));
    if (store.set(key, text)) return text;
  }
  return null;
}

/** The game to go on with: the last one touched that has begun and is not won. */
export function lastGame(store: Store): { code: GameCode; game: KeptGame } | null {
  for (const { code, game } of oldestFirst(store).toReversed()) {
    if (game !== null && !game.won && game.log !== "") return { code, game };
  }
  return null;
}

function oldestFirst(store: Store): { code: GameCode; game: KeptGame | null }[] {
  return store
    .keys()
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => key.slice(PREFIX.length))
    .filter(isCode)
    .map((code) => ({ code, game: loadGame(store, code) }))
    .sort((a, b) => (a.game?.at ?? 0) - (b.game?.at ?? 0));
}
