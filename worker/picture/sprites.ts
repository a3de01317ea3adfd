import { Buffer } from "node:buffer";
import { brotliDecompressSync } from "node:zlib";
import { ENTRIES, SHEETS } from "./sprites.generated.js";

/**
 * A small bitmap drawn when the worker was built. A mask's pixels are a ramp's steps; an image's
 * are indexes of the palette. `left` and `top` lead from the place where the thing stands to its
 * first inked pixel; `advance` is the way to the next glyph of a text. All in pixels.
 */
export type Sprite = {
  width: number;
  height: number;
  left: number;
  top: number;
  advance: number;
  pixels: Uint8Array;
};

const sheets = new Map<string, Uint8Array>();
const sprites = new Map<string, Sprite>();

/** The pixels of a sheet, unpacked once per isolate when the first sprite of it is wanted. */
function sheetOf(name: string): Uint8Array {
  const known = sheets.get(name);
  if (known !== undefined) return known;
  const sheet = brotliDecompressSync(Buffer.from(SHEETS[name] ?? "", "base64"));
  sheets.set(name, sheet);
  return sheet;
}

/** The sprite of that name, or undefined where the build drew none. */
export function findSprite(name: string): Sprite | undefined {
  const known = sprites.get(name);
  const entry = ENTRIES[name];
  if (known !== undefined || entry === undefined) return known;
  const [sheet, width, height, left, top, advance, offset] = entry;
  const pixels = sheetOf(sheet).subarray(offset, offset + width * height);
  const sprite = { width, height, left, top, advance, pixels };
  sprites.set(name, sprite);
  return sprite;
}

/** The sprite of that name; throws where the build drew none. */
export function spriteOf(name: string): Sprite {
  const sprite = findSprite(name);
  if (sprite === undefined) throw new Error(`no sprite ${name}`);
  return sprite;
}
