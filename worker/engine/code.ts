/**
 * Game codes, `CR1-N-AAAAAAB`. FROZEN: source spec/formats.md, "Game code".
 *
 * Seven letters are a number in base 26, most significant first. Codes exceed 32 bits, so no
 * bitwise operator may touch a code's number.
 */

declare const codeBrand: unique symbol;
/** A canonical game code: upper case, both hyphens. */
export type GameCode = string & { readonly [codeBrand]: true };

/** What stands before the letters in a canonical code. */
export const CODE_PREFIX = "CR1-N-";
/** How many letters a code has. */
export const CODE_LETTERS = 7;
/** How many codes, and so deals, there are: 26^7. */
export const CODE_COUNT = 26 ** CODE_LETTERS;

/** Why a text is no code, with the facts to say it. */
export type CodeFault =
  | { readonly id: "code-prefix"; readonly prefix: string }
  | { readonly id: "code-character"; readonly character: string; readonly at: number }
  | { readonly id: "code-length"; readonly length: number };

const A = 65;
const CANONICAL = /^CR1-N-[A-Z]{7}$/;

/** The canonical code of a deal's number, an integer from 0 to `CODE_COUNT - 1`. */
export function makeCode(number: number): GameCode {
  let rest = number;
  let letters = "";
  for (let i = 0; i < CODE_LETTERS; i++) {
    letters = String.fromCharCode(A + (rest % 26)) + letters;
    rest = Math.floor(rest / 26);
  }
  return (CODE_PREFIX + letters) as GameCode;
}

/** The number of a code, 0 to `CODE_COUNT - 1`. */
export function codeNumber(code: GameCode): number {
  let number = 0;
  for (let i = CODE_PREFIX.length; i < code.length; i++) {
    number = number * 26 + code.charCodeAt(i) - A;
  }
  return number;
}

/** Whether a text is a canonical code, to the letter. */
export function isCode(text: string): text is GameCode {
  return CANONICAL.test(text);
}
