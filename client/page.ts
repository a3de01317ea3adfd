/** The page's data as the server wrote it into the page, parsed at the door. */
import { type GameCode, isCode } from "#engine/code";
import { LANGUAGES, type Language } from "#i18n/languages";
import { readCount, readFields, readText } from "./storage/read";

/** The id of the element whose text is the page's data. */
export const PAGE_ELEMENT = "page";

/** A finished game that stands in a page. */
interface FinishedGame {
  readonly code: GameCode;
  readonly id: string;
  readonly actions: string;
  readonly moves: number;
  readonly redeals: number;
  readonly seconds: number;
  /** The server's time, ISO 8601. */
  readonly wonAt: string;
}

/** What a page is about, by its name. */
export type Page = { readonly lang: Language } & (
  | { readonly page: "home"; readonly daily: GameCode; readonly date: string }
  | {
      readonly page: "play";
      readonly code: GameCode;
      /** The day whose daily deal it is or was, `2026-11-30`. */
      readonly daily?: string;
    }
  | ({ readonly page: "replay" } & FinishedGame)
  /** In a frame of another site. */
  | ({ readonly page: "embed" } & FinishedGame)
  | {
      readonly page: "wins";
      readonly code: GameCode;
      /** The deal's finished games, to be parsed by who shows them. */
      readonly game: unknown;
    }
  | {
      readonly page: "rules";
      /** A game to be followed there, to be parsed by who shows it. */
      readonly example?: unknown;
    }
  | { readonly page: "stats" | "calendar" | "error" }
);
export type PageOf<Name extends Page["page"]> = Extract<Page, { page: Name }>;

const DATE = /^\d{4}-\d\d-\d\d$/;

/** The data of a page, or null where the text is none. */
export function parsePage(text: string): Page | null {
  const fields = readFields(text);
  const lang = LANGUAGES.find((one) => one === fields?.["lang"]);
  if (fields === null || lang === undefined) return null;
  const code = readCode(fields["code"]);
  switch (fields["page"]) {
    case "home": {
      const daily = readCode(fields["daily"]);
      const date = readText(fields["date"], DATE);
      return daily === null || date === null ? null : { page: "home", lang, daily, date };
    }
    case "play":
      return code === null ? null : { page: "play", lang, code, ...readDaily(fields["daily"]) };
    case "replay":
    case "embed": {
      const { page } = fields;
      const facts = {
        id: readText(fields["id"]),
        actions: readText(fields["actions"]),
        moves: readCount(fields["moves"]),
        redeals: readCount(fields["redeals"]),
        seconds: readCount(fields["seconds"]),
        wonAt: readText(fields["wonAt"]),
      };
      return code !== null && isWhole(facts) ? { page, lang, code, ...facts } : null;
    }
    case "wins":
      return code === null ? null : { page: "wins", lang, code, game: fields };
    case "rules":
      return { page: "rules", lang, example: fields["example"] };
    case "stats":
    case "calendar":
    case "error":
      return { page: fields["page"], lang };
    default:
      return null;
  }
}

function readDaily(value: unknown): { daily?: string } {
  const daily = readText(value, DATE);
  return daily === null ? {} : { daily };
}

function readCode(value: unknown): GameCode | null {
  const text = readText(value);
  return text !== null && isCode(text) ? text : null;
}

type Whole<T> = { readonly [Key in keyof T]: NonNullable<T[Key]> };

/** Whether no fact is missing. */
function isWhole<T extends object>(facts: T): facts is T & Whole<T> {
  return Object.values(facts).every((value) => value !== null);
}
