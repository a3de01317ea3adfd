/**
 * Game codes as people write them. FROZEN: source spec/formats.md, "Game code". Apart from code.ts,
 * as few who play ever write one.
 */
import { CODE_LETTERS, CODE_PREFIX, type CodeFault, type GameCode, isCode } from "./code";

export type ParsedCode =
  | { readonly ok: true; readonly code: GameCode; readonly canonical: boolean }
  | { readonly ok: false; readonly fault: CodeFault };

const SEPARATORS = /[\s_.\p{Pd}\p{Cf}\u2212]+/gu;
/** Letters, digits, at most one more letter: `CR2N`, `CR1X`; only a text with a digit has one. */
const PREFIX = /^([A-Z]{1,4}\d{1,4})([A-Z]?)/;

/**
 * The code that a person's text names: any case, spaces, dashes, dots, underscores and invisible
 * marks forgiven, the prefix may be left out. `at` of a fault counts characters of the text
 * without these, from 1. Never throws, never answers with another deal.
 */
export function parseCode(text: string): ParsedCode {
  const bare = upperCase(text.replace(SEPARATORS, ""));
  const prefix = PREFIX.exec(bare);
  const known = bare.startsWith("CR1N");
  if (prefix && !known && bare.length > CODE_LETTERS) {
    const [, game = "", rules = ""] = prefix;
    return failed({ id: "code-prefix", prefix: rules ? `${game}-${rules}` : game });
  }
  const letters = known ? bare.slice(4) : bare;
  const bad = [...letters].findIndex((character) => !/^[A-Z]$/.test(character));
  if (bad >= 0) {
    const character = [...letters][bad] as string;
    return failed({ id: "code-character", character, at: bare.length - letters.length + bad + 1 });
  }
  if (letters.length !== CODE_LETTERS) {
    return failed({ id: "code-length", length: letters.length });
  }
  const code = (CODE_PREFIX + letters) as GameCode;
  return { ok: true, code, canonical: code === text };
}

const LOOKALIKES: Readonly<Record<string, string>> = {
  "0": "O",
  "1": "I",
  "2": "Z",
  "5": "S",
  "6": "G",
  "8": "B",
};

/** Another game's or another version's prefix, or ours with a letter for its digit. */
const NEAR_PREFIX = /^([A-Z]{1,4}\d{1,4}[A-Z]?|CR[IL]N?)$/;

/**
 * The code that somebody who wrote a text that is none may have meant, or null: digits that look
 * like letters are read as these, and an unknown prefix as the known one. No letter is made up or
 * left out. Only to be offered, never to be followed unasked.
 */
export function suggestCode(text: string): GameCode | null {
  const bare = upperCase(text.replace(SEPARATORS, "")).replace(/[^A-Z0-9]/g, "");
  const known = bare.startsWith("CR1N");
  const letters = known ? bare.slice(4) : bare.slice(-CODE_LETTERS);
  const prefix = bare.slice(0, -letters.length);
  if (!known && prefix !== "" && !NEAR_PREFIX.test(prefix)) return null;
  const code = CODE_PREFIX + letters.replace(/[0-9]/g, (digit) => LOOKALIKES[digit] ?? digit);
  return isCode(code) ? code : null;
}

/** ASCII only: elsewhere upper case turns other letters (ſ, ı, ß) into these. */
function upperCase(text: string): string {
  return text.replace(/[a-z]/g, (letter) => letter.toUpperCase());
}

function failed(fault: CodeFault): ParsedCode {
  return { ok: false, fault };
}
