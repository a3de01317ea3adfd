import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { CAP_HEIGHT, compact, outline } from "./outline";
import { courtIndexes } from "./words";

/** Every index that some language's cards show. */
const INDEXES = [...new Set([..."23456789", "10", ...courtIndexes().flat()])];

/** Units of a capital letter's height in the outlines. */
const HEIGHT = 200;

/** Two figures share the room of one and a half. */
const narrowing = (index: string) => (index.length > 1 ? 0.86 : 1);

/** The text of client/art/glyphs.ts, made from the typeface. */
export async function glyphsModule(): Promise<string> {
  const outlines = await outline(INDEXES, HEIGHT / CAP_HEIGHT);
  const entries = outlines.map(({ path, left, right }, i) => {
    const index = INDEXES[i] ?? "";
    const scale = narrowing(index);
    const width = Math.round((right - left) * scale);
    const d = compact(path, scale, -left * scale, HEIGHT);
    return `  ${/^\p{L}$/u.test(index) ? index : JSON.stringify(index)}: {\n    width: ${width},\n    path: "${d}",\n  },\n`;
  });
  return `// Made by worker/picture/build/glyphs.ts from Rubik 600 (SIL Open Font License 1.1); don't edit.

/** Height of the figures and capitals in GLYPHS, in the units of their paths. */
export const GLYPH_HEIGHT = ${HEIGHT};

/**
 * Outlines of the cards' indexes, by what they read. A path's top left corner is at 0,0, its ink
 * \`width\` wide and GLYPH_HEIGHT high (round ones a little more, and a Q has its tail below).
 */
export const GLYPHS = {
${entries.join("")}} satisfies Record<string, { width: number; path: string }>;

/** An index that has an outline; a language's index letters are of these. */
export type Index = keyof typeof GLYPHS;

/** Whether a language's index letters have an outline. */
export const isIndex = (text: string): text is Index => Object.hasOwn(GLYPHS, text);
`;
}

const TARGET = new URL("../../../client/art/glyphs.ts", import.meta.url);

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await writeFile(TARGET, await glyphsModule());
}
