import { brotliCompressSync, constants } from "node:zlib";
import { COLORS, PALETTE } from "../palette";
import type { Definition, Ground } from "./definition";
import { type Drawn, drawSvg } from "./resvg";

const SHEET_WIDTH = 1200;

type Placed = { definition: Definition; left: number; top: number };

/** The text of sprites.generated.js: all sprites and grounds drawn and packed. */
export async function packPictures(
  definitions: readonly Definition[],
  grounds: readonly Ground[],
): Promise<string> {
  const { placed, height } = arrange(definitions);
  const drawn = await drawSvg(sheetSvg(placed, height));
  const entries: Record<string, number[]> = {};
  const parts: Uint8Array[] = [];
  let offset = 0;
  for (const { definition, left, top } of placed) {
    const { name, x, y, advance, ground } = definition;
    const sprite = trim(definition, read(drawn, left, top, definition), nearest(COLORS[ground]));
    const { width, height, pixels } = sprite;
    entries[name] = [width, height, sprite.left - x, sprite.top - y, advance, offset];
    parts.push(pixels);
    offset += pixels.length;
  }
  const whole: Record<string, string> = {};
  for (const { name, svg } of grounds) whole[name] = squeeze(rows(await drawSvg(svg)));
  const constants = {
    ENTRIES: entries,
    SPRITES: squeeze(Buffer.concat(parts)),
    SPRITE_BYTES: offset,
    GROUNDS: whole,
  };
  return Object.entries(constants)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
    .join("");
}

/** The last quality of brotli's, 11, would double the build's time for a twentieth of the size. */
const PACKING = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };

const squeeze = (bytes: Uint8Array) => brotliCompressSync(bytes, PACKING).toString("base64");

/** Sprites on shelves from left to right, the high ones first. */
function arrange(definitions: readonly Definition[]): { placed: Placed[]; height: number } {
  let [left, top, shelf] = [0, 0, 0];
  const placed = [...definitions]
    .sort((a, b) => b.height - a.height)
    .map((definition) => {
      if (left + definition.width > SHEET_WIDTH) [left, top, shelf] = [0, top + shelf, 0];
      const place = { definition, left, top };
      left += definition.width;
      shelf = Math.max(shelf, definition.height);
      return place;
    });
  return { placed, height: top + shelf };
}

function sheetSvg(placed: readonly Placed[], height: number): string {
  const bodies = placed.map(({ definition: { ground, width, height, x, y, svg }, left, top }) => {
    const rect = `<rect width="${width}" height="${height}" fill="#${COLORS[ground]}"/>`;
    return `<svg x="${left}" y="${top}" width="${width}" height="${height}">${rect}<g transform="translate(${x} ${y})">${svg}</g></svg>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SHEET_WIDTH}" height="${height}">${bodies.join("")}</svg>`;
}

/** A part of a drawing as palette indexes. */
function read(
  { width: stride, pixels }: Drawn,
  left: number,
  top: number,
  { width, height }: { width: number; height: number },
): Uint8Array {
  const out = new Uint8Array(width * height);
  for (let i = 0; i < out.length; i++) {
    const at = ((top + Math.floor(i / width)) * stride + left + (i % width)) * 4;
    out[i] = nearest(Buffer.from(pixels.buffer, pixels.byteOffset + at, 3).toString("hex"));
  }
  return out;
}

/** A whole picture as PNG deflates it: rows of palette indexes behind their filter byte. */
function rows(drawn: Drawn): Uint8Array {
  const { width, height } = drawn;
  const pixels = read(drawn, 0, 0, drawn);
  const out = new Uint8Array((width + 1) * height);
  for (let y = 0; y < height; y++) {
    out.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  }
  return out;
}

const found = new Map<string, number>();

/** The palette entry nearest to a colour, the first of equals. */
function nearest(color: string): number {
  const known = found.get(color);
  if (known !== undefined) return known;
  const [r = 0, g = 0, b = 0] = Buffer.from(color, "hex");
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < PALETTE.length / 3; i++) {
    const [pr = 0, pg = 0, pb = 0] = PALETTE.subarray(i * 3, i * 3 + 3);
    const distance = (pr - r) ** 2 + (pg - g) ** 2 + (pb - b) ** 2;
    if (distance < least) [best, least] = [i, distance];
  }
  found.set(color, best);
  return best;
}

/** The smallest rectangle that holds all that is not ground. */
function trim({ width, height, name }: Definition, pixels: Uint8Array, ground: number) {
  let [left, top, right, bottom] = [width, height, -1, -1];
  pixels.forEach((value, i) => {
    if (value === ground) return;
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
