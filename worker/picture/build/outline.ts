import { outlineSvg } from "./resvg";

/** Height of a capital letter in ems of the typeface. */
export const CAP_HEIGHT = 0.7;

/** A text's outline: the path, and its ink and advance in the unit of the size asked for. */
export type Outline = { path: string; left: number; right: number; advance: number };

/**
 * Outlines texts with the left end of their baseline at 0,0.
 * `size` is the font's, in units. Texts of one glyph or more, none of them blank.
 */
export async function outline(texts: readonly string[], size: number): Promise<Outline[]> {
  const attributes = `font-family="Rubik" font-weight="600" font-size="${size}"`;
  const row = (text: string) => `<text ${attributes} y="${size}">${text}</text>`;
  // An upright stroke behind each text tells where the next glyph would begin.
  const rows = ["I", ...texts.flatMap((text) => [text, `${text}I`])].map(row).join("");
  const paths = await outlineSvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size * 9}" height="${size * 2}">${rows}</svg>`,
  );
  const stroke = extent(paths[0] ?? "").right;
  return texts.map((_, i) => {
    const path = paths[1 + 2 * i] ?? "";
    const advance = extent(paths[2 + 2 * i] ?? "").right - stroke;
    return { path: shift(path, -size), ...extent(path), advance };
  });
}

/** The numbers of a path of M, L, Q, C and Z are x and y by turns. */
const numbers = (path: string) => (path.match(/-?[\d.]+/g) ?? []).map(Number);

function extent(path: string): { left: number; right: number } {
  const xs = numbers(path).filter((_, i) => i % 2 === 0);
  return { left: Math.min(...xs), right: Math.max(...xs) };
}

function shift(path: string, dy: number): string {
  let i = 0;
  return path.replace(/-?[\d.]+/g, (text) => String(i++ % 2 === 0 ? text : Number(text) + dy));
}

/**
 * A path of absolute M, L, Q, C and Z as short text: scaled in x, moved, rounded to whole units,
 * relative, with h and v where they do.
 */
export function compact(path: string, scaleX: number, dx: number, dy: number): string {
  let out = "";
  let x = 0;
  let y = 0;
  let startX = 0;
  let startY = 0;
  for (const [, letter = "", rest = ""] of path.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
    const values = numbers(rest).map((n, i) => Math.round(i % 2 === 0 ? n * scaleX + dx : n + dy));
    const toX = values.at(-2) ?? startX;
    const toY = values.at(-1) ?? startY;
    const steps = values.map((n, i) => n - (i % 2 === 0 ? x : y));
    if (letter === "Z") out += "z";
    else if (letter === "M") out += out === "" ? `M${join(values)}` : `m${join(steps)}`;
    else if (toX === x && toY === y) continue;
    else if (letter === "L" && toY === y) out += `h${toX - x}`;
    else if (letter === "L" && toX === x) out += `v${toY - y}`;
    else out += letter.toLowerCase() + join(steps);
    [x, y] = [toX, toY];
    if (letter === "M") [startX, startY] = [x, y];
  }
  return out;
}

const join = (values: readonly number[]) => values.join(" ").replaceAll(" -", "-");
