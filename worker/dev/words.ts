/**
 * What the local server says, line by line, without what nobody needs: the requests and rebuilds
 * that it tells of, and the stack that it adds to a failed build's own words.
 */
import { stripVTControlCharacters } from "node:util";

const NOISE = /^(\[wrangler:info\]|\[custom build\]|⎔|✨|🪵|$)/u;
const ANSWERS = /^\[wrangler:info\] (Ready on|Updated and ready on)/;

/** What a line means: that the server answers now, something to be told, or nothing. */
export type Heard = { readonly answers: true } | { readonly tell: string } | null;

/** A listener to the lines of one stream. */
export function makeListener(): (line: string) => Heard {
  let buildFailed = false;
  let inStack = false;
  return (said) => {
    const line = stripVTControlCharacters(said);
    if (ANSWERS.test(line)) return { answers: true };
    if (line.startsWith("✘")) {
      buildFailed = line.includes("Command failed with exit code");
      inStack = false;
    }
    if (buildFailed && /^\s+at /.test(line)) inStack = true;
    return inStack || NOISE.test(line) ? null : { tell: line };
  };
}
