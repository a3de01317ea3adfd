/**
 * The games that a browser keeps, one record a deal under `crescent.game.CODE`. What is read was
 * perhaps written by another version or by somebody else: what is readable of it is taken.
 */
import { type GameCode, isCode } from "#engine/code";
import type { SavedGame } from "#engine/game";
import { REPLAY_ID } from "#engine/limits";
import { isFields, readCount, readFields, readText } from "./read";
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
  /**
   * When its first action was done, in milliseconds since 1970: the attempt that statistics count.
   * Null before that, and for a game that goes on from somebody's replay, which they don't count.
   */
  readonly start: number | null;
  /** When it was last touched, in milliseconds since 1970. */
  readonly at: number;
  readonly won: boolean;
  /** The replay's id once the win is saved, else null. */
  readonly replay: string | null;
  /** The game that a restart put away, to be taken back, else null. */
  readonly before: (SavedGame & Pick<KeptGame, "seconds" | "start">) | null;
}

/** The key of a deal's record. */
export function gameKey(code: GameCode): string {
  return PREFIX + code;
}

/** The game that a record's text says, or null where nothing of it is readable. */
export function parseGame(text: string | null): KeptGame | null {
  if (text !== null && text.length > LONGEST) return null;
  const fields = readFields(text);
  const saved = readSaved(fields);
  if (fields === null || saved === null) return null;
  return {
    ...saved,
    at: readCount(fields["at"]) ?? 0,
    won: fields["won"] === true,
    replay: readText(fields["replay"], REPLAY_ID),
    before: readSaved(fields["before"]),
  };
}

function readSaved(value: unknown): KeptGame["before"] {
  const fields = isFields(value) ? value : {};
  const log = readText(fields["log"]);
  if (log === null) return null;
  return {
    log,
    undone: readText(fields["undone"]) ?? "",
    undoable: readCount(fields["undoable"]) ?? 0,
    seconds: readCount(fields["seconds"]) ?? 0,
    start: readCount(fields["start"]),
  };
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

/** All kept games that are readable, the last one touched first. */
export function keptGames(store: Store): { code: GameCode; game: KeptGame }[] {
  return oldestFirst(store)
    .toReversed()
    .flatMap(({ code, game }) => (game === null ? [] : { code, game }));
}

/** The game to go on with: the last one touched that has begun and is not won. */
export function lastGame(store: Store): { code: GameCode; game: KeptGame } | null {
  return keptGames(store).find(({ game }) => !game.won && game.log !== "") ?? null;
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
