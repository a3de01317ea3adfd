import type { CodeFault, GameCode } from "#engine/code";
import { parseCode, suggestCode } from "#engine/code-text";

/** What the first segment of a path is: a code, one that was meant to be, or something else. */
export type AskedCode =
  | { readonly is: "code"; readonly code: GameCode; readonly canonical: boolean }
  | { readonly is: "faulty"; readonly fault: CodeFault; readonly suggestion: GameCode | null }
  | { readonly is: "other" };

/** Reads a segment, percent-decoded. Never throws. */
export function parseAskedCode(text: string): AskedCode {
  const parsed = parseCode(text);
  if (parsed.ok) return { is: "code", code: parsed.code, canonical: parsed.canonical };
  const suggestion = suggestCode(text);
  if (suggestion === null && !isMeantAsCode(text, parsed.fault)) return { is: "other" };
  return { is: "faulty", fault: parsed.fault, suggestion };
}

/**
 * Whether a text that is no code was meant to be one: it begins as codes do, or it is a word that
 * is a letter too long or too short or has one wrong character. Words with a dot are file names.
 */
function isMeantAsCode(text: string, fault: CodeFault): boolean {
  if (fault.id === "code-prefix" || /^\s*CR[-_\s]*\d/i.test(text)) return true;
  const letters = text.replace(/[^A-Za-z]/g, "").length;
  const { length } = [...text.trim()];
  return !text.includes(".") && length >= 6 && length <= 8 && letters >= 6;
}
