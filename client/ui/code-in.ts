import { type ParsedCode, parseCode } from "#engine/code-text";

/** A whole code within other words: a link, or the message with which it came. */
const WITHIN = /(?<![a-z\d])cr1-n-[a-z]{7}(?![a-z])/i;

/** What `parseCode` answers; where a text is more than a code, the first whole code in it. */
export function codeIn(text: string): ParsedCode {
  const parsed = parseCode(text);
  const [within] = parsed.ok ? [] : (WITHIN.exec(text) ?? []);
  return within === undefined ? parsed : parseCode(within);
}
