/** HTML that is escaped by construction: every value in an `html` template is, unless it is HTML. */
import { html, raw } from "hono/html";

export { html };
/** Escaped HTML, ready to be put into more of it. */
export type Html = ReturnType<typeof html>;

const LINE_SEPARATORS = /[<\u2028\u2029]/g;

/** JSON for a script element that is data: no `<` in it can end the element or begin a comment. */
export function inlineJson(value: unknown): Html {
  return raw(
    JSON.stringify(value).replace(
      LINE_SEPARATORS,
      (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
    ),
  );
}
