/**
 * Deals that one likes, each with a note, in records of their own under `crescent.favourite.CODE`:
 * tabs that mark different deals never write over each other's.
 */
import { type GameCode, isCode } from "#engine/code";
import { isFields, readCount, readFields, readText } from "../storage/read";
import type { Store } from "../storage/store";

const PREFIX = "crescent.favourite.";
/** The longest note, in characters, and how many favourites are read. */
export const LONGEST_NOTE = 500;
export const MOST_FAVOURITES = 2_000;

export interface Favourite {
  readonly code: GameCode;
  readonly note: string;
  /** When it was marked or its note was changed, in milliseconds since 1970. */
  readonly at: number;
}

/** All favourites, those changed last first. */
export function loadFavourites(store: Store): Favourite[] {
  return store
    .keys()
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => key.slice(PREFIX.length))
    .filter(isCode)
    .map((code) => loadFavourite(store, code))
    .filter((favourite) => favourite !== null)
    .sort((a, b) => b.at - a.at)
    .slice(0, MOST_FAVOURITES);
}

/** The favourite that a deal is, or null. */
export function loadFavourite(store: Store, code: GameCode): Favourite | null {
  const text = store.get(PREFIX + code);
  return text === null ? null : readNote(code, readFields(text) ?? {});
}

/** The favourite that the fields of an unknown value are, or null. */
export function parseFavourite(value: unknown): Favourite | null {
  const fields = isFields(value) ? value : {};
  const code = readText(fields["code"]);
  return code !== null && isCode(code) ? readNote(code, fields) : null;
}

/** That a deal was marked counts, even where nothing else is readable. */
function readNote(code: GameCode, fields: Readonly<Record<string, unknown>>): Favourite {
  const note = (readText(fields["note"]) ?? "").slice(0, LONGEST_NOTE);
  return { code, note, at: readCount(fields["at"]) ?? 0 };
}

/** Marks a deal, or changes its note; answers whether that will outlive the page. */
export function keepFavourite(store: Store, { code, note, at }: Favourite): boolean {
  return store.set(PREFIX + code, JSON.stringify({ note: note.slice(0, LONGEST_NOTE), at }));
}

/** Unmarks a deal. */
export function dropFavourite(store: Store, code: GameCode): void {
  store.remove(PREFIX + code);
}
