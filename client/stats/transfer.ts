/**
 * All that a browser keeps for a person as the text of one JSON file, and back again. Nothing is
 * overwritten by an older thing, and taking in the same file again changes nothing.
 */
import { type GameCode, isCode } from "#engine/code";
import { restoreGame, saveGame } from "#engine/game";
import { formatSettings, parseSettings, SETTINGS_KEY } from "../settings/settings";
import { type KeptGame, keepGame, keptGames, loadGame, parseGame } from "../storage/games";
import { isFields, readCount, readFields, readText } from "../storage/read";
import type { Store } from "../storage/store";
import { addToBook, formatFacts, parseFacts, readBook } from "./book";
import { nameOf, unite } from "./facts";
import { keepFavourite, loadFavourite, loadFavourites, parseFavourite } from "./favourites";

/** What stands first in the file, and the version of what follows. */
const FORMAT = "crescent-data";
const VERSION = 1;
/** The largest file that is read, in characters. */
export const LARGEST_FILE = 20_000_000;
/** More entries of one kind than these are not looked at. */
const MOST_ENTRIES = 5_000;

/** What became of one kind of entries. */
export interface Taken {
  /** New here, or newer than what was here. */
  readonly taken: number;
  /** Here already, the same or newer. */
  readonly known: number;
  /** Not readable, and left out. */
  readonly refused: number;
  /** New, but the browser had no room. */
  readonly lost: number;
}

/** What became of a file. */
export type Import =
  | {
      readonly ok: true;
      readonly attempts: Taken;
      readonly favourites: Taken;
      readonly games: Taken;
      readonly settings: Taken;
    }
  | { readonly ok: false; readonly fault: "not-ours" | "newer" | "too-large" };

/** The file's text; `now` in milliseconds since 1970. */
export function exportData(store: Store, now: number): string {
  const statistics = formatFacts(readBook(store)).split("\n").filter(Boolean);
  const games = keptGames(store).map(({ code, game }) => ({ code, ...game }));
  const made = new Date(now).toISOString();
  const favourites = loadFavourites(store);
  const settings = readFields(store.get(SETTINGS_KEY)) ?? undefined;
  const data = { format: FORMAT, version: VERSION, made, statistics, favourites, games, settings };
  return `${JSON.stringify(data, null, 1)}\n`;
}

/** Takes in what is new of a file's text. */
export function importData(store: Store, text: string): Import {
  if (text.length > LARGEST_FILE) return { ok: false, fault: "too-large" };
  const fields = readFields(text.replace(/^\uFEFF/, ""));
  const version = readCount(fields?.["version"]);
  if (fields === null || fields["format"] !== FORMAT || version === null) {
    return { ok: false, fault: "not-ours" };
  }
  if (version > VERSION) return { ok: false, fault: "newer" };
  const attempts = takeAttempts(store, listOf(fields["statistics"], Number.POSITIVE_INFINITY));
  const favourites = takeEach(listOf(fields["favourites"]), (entry) => takeFavourite(store, entry));
  const games = takeEach(listOf(fields["games"]), (entry) => takeGame(store, entry));
  const settings = takeEach(fields["settings"] === undefined ? [] : [fields["settings"]], (entry) =>
    takeSettings(store, entry),
  );
  return { ok: true, attempts, favourites, games, settings };
}

type Fate = keyof Taken;

function takeEach(entries: readonly unknown[], take: (entry: unknown) => Fate): Taken {
  const fates = entries.map(take);
  const count = (wanted: Fate) => fates.filter((fate) => fate === wanted).length;
  return {
    taken: count("taken"),
    known: count("known"),
    refused: count("refused"),
    lost: count("lost"),
  };
}

function takeAttempts(store: Store, lines: readonly unknown[]): Taken {
  const parsed = lines.map((line) => parseFacts(readText(line) ?? "")[0] ?? null);
  const facts = parsed.filter((fact) => fact !== null);
  const book = readBook(store);
  const whole = unite([...book.values(), ...facts]);
  const fresh = [...whole.values()].filter((fact) => book.get(nameOf(fact)) !== fact);
  const named = new Set(facts.map(nameOf)).size;
  const kept = fresh.length === 0 || addToBook(store, fresh);
  return {
    taken: kept ? fresh.length : 0,
    known: named - fresh.length,
    refused: parsed.length - facts.length,
    lost: kept ? 0 : fresh.length,
  };
}

function takeFavourite(store: Store, entry: unknown): Fate {
  const favourite = parseFavourite(entry);
  if (favourite === null) return "refused";
  const own = loadFavourite(store, favourite.code);
  if (own !== null && own.at >= favourite.at) return "known";
  return keepFavourite(store, favourite) ? "taken" : "lost";
}

/** Of two games of one deal the one last touched stays. */
function takeGame(store: Store, entry: unknown): Fate {
  const read = readGame(entry);
  if (read === null) return "refused";
  const own = loadGame(store, read.code);
  if (own !== null && own.at >= read.game.at) return "known";
  return keepGame(store, read.code, read.game) === null ? "lost" : "taken";
}

/** Settings that were made here stay as they are. */
function takeSettings(store: Store, entry: unknown): Fate {
  if (!isFields(entry)) return "refused";
  if (store.get(SETTINGS_KEY) !== null) return "known";
  const settings = formatSettings(parseSettings(JSON.stringify(entry)));
  return store.set(SETTINGS_KEY, settings) ? "taken" : "lost";
}

/** A game that its rules allow from the first action to the last. */
function readGame(entry: unknown): { code: GameCode; game: KeptGame } | null {
  const code = isFields(entry) ? readText(entry["code"]) : null;
  if (code === null || !isCode(code)) return null;
  const game = parseGame(JSON.stringify(entry));
  if (game === null) return null;
  const restored = restoreGame(code, game);
  if (saveGame(restored).log !== game.log) return null;
  return { code, game: { ...game, won: restored.status === "won" } };
}

function listOf(value: unknown, most = MOST_ENTRIES): readonly unknown[] {
  return Array.isArray(value) ? value.slice(0, most) : [];
}
