import { brotliCompressSync } from "node:zlib";
import { COLORS, PALETTE, RAMP_STEPS } from "../palette";
import type { Definition } from "./definition";
import { type Drawn, drawSvg } from "./resvg";

const SHEET_WIDTH = 1200;

type Placed = { definition: Definition; left: number; top: number };

/** The text of sprites.generated.js: every definition drawn, trimmed and packed. */
export async function packSprites(definitions: readonly Definition[]): Promise<string> {
  const { cells, height } = arrange(definitions);
  const drawn = await drawSvg(sheetSvg(cells, height));
  const entries: Record<string, (string | number)[]> = {};
  const sheets: Record<string, string> = {};
  for (const sheet of new Set(definitions.map((definition) => definition.sheet))) {
    const parts: Uint8Array[] = [];
    let offset = 0;
    for (const cell of cells.filter(({ definition }) => definition.sheet === sheet)) {
      const { definition } = cell;
      const { left, top, width, height, pixels } = trim(definition, read(drawn, cell));
      const { x, y, name, advance } = definition;
      entries[name] = [sheet, width, height, left - x, top - y, advance, offset];
      parts.push(pixels);
      offset += pixels.length;
    }
    sheets[sheet] = brotliCompressSync(Buffer.concat(parts)).toString("base64");
  }
  return `export const ENTRIES = ${JSON.stringify(entries)};\nexport const SHEETS = ${JSON.stringify(sheets)};\n`;
}

/** Cells on shelves from left to right, the high ones first. */
function arrange(definitions: readonly Definition[]): { cells: Placed[]; height: number } {
  let [left, top, shelf] = [0, 0, 0];
  const cells = [...definitions]
    .sort((a, b) => b.height - a.height)
    .map((definition) => {
      if (left + definition.width > SHEET_WIDTH) [left, top, shelf] = [0, top + shelf, 0];
      const cell = { definition, left, top };
      left += definition.width;
      shelf = Math.max(shelf, definition.height);
      return cell;
    });
  return { cells, height: top + shelf };
}

/** One SVG of all cells: masks white on black, images on the felt. */
function sheetSvg(cells: readonly Placed[], height: number): string {
  const bodies = cells.map(
    ({ definition: { kind, ground: color, width, height, x, y, svg }, left, top }) => {
      const ground = kind === "mask" ? "000" : COLORS[color ?? "felt"];
      return `<svg x="${left}" y="${top}" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#${ground}"/><g color="#fff" transform="translate(${x} ${y})">${svg}</g></svg>`;
    },
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SHEET_WIDTH}" height="${height}">${bodies.join("")}</svg>`;
}

/** A cell's pixels as a ramp's steps or as palette indexes. */
function read({ width, pixels }: Drawn, { definition, left, top }: Placed): Uint8Array {
  const out = new Uint8Array(definition.width * definition.height);
  for (let i = 0; i < out.length; i++) {
    const x = left + (i % definition.width);
    const y = top + Math.floor(i / definition.width);
    const at = (y * width + x) * 4;
    const [r = 0, g = 0, b = 0] = pixels.subarray(at, at + 3);
    out[i] =
      definition.kind === "mask" ? Math.round((r / 255) * (RAMP_STEPS - 1)) : nearest(r, g, b);
  }
  return out;
}

const found = new Map<number, number>();

/** The palette entry nearest to a colour. */
function nearest(r: number, g: number, b: number): number {
  const key = (r << 16) | (g << 8) | b;
  const known = found.get(key);
  if (known !== undefined) return known;
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < PALETTE.length / 3; i++) {
    const [pr = 0, pg = 0, pb = 0] = PALETTE.subarray(i * 3, i * 3 + 3);
    const distance = (pr - r) ** 2 + (pg - g) ** 2 + (pb - b) ** 2;
    if (distance < least) [best, least] = [i, distance];
  }
  found.set(key, best);
  return best;
}

/** The smallest rectangle that holds all that is not ground, which is 0 in masks and images. */
function trim({ width, height, name }: Definition, pixels: Uint8Array) {
  let [left, top, right, bottom] = [width, height, -1, -1];
  pixels.forEach((value, i) => {
    if (value === 0) return;
    const x = i % width;
    const y = Math.floor(i / width);
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  });
  if (right < 0) throw new Error(`nothing drawn for ${name}`);
  const size = { width: right - left + 1, height: bottom - top + 1 };
  const out = new Uint8Array(size.width * size.height);
  for (let row = 0; row < size.height; row++) {
    const from = (top + row) * width + left;
    out.set(pixels.subarray(from, from + size.width), row * size.width);
  }
  return { left, top, ...size, pixels: out };
}
