/**
 * The one picture that is being drawn. Its rows and all sprites lie in one buffer, kept for the
 * isolate's next picture: to copy within a buffer is one call per row and makes no objects, which
 * saves a first picture, drawn before anything has been compiled, a third of its time. A picture
 * is drawn without a pause, so none ever meets another's rows.
 */
import { Buffer } from "node:buffer";
import { brotliDecompressSync } from "node:zlib";
import { HEIGHT, WIDTH } from "./layout";
import type { Sprite } from "./sprites";
import { GROUNDS, SPRITE_BYTES, SPRITES } from "./sprites.generated.js";

/** Bytes of a row: PNG's filter byte (0, none), then a palette index per pixel. */
const STRIDE = WIDTH + 1;
const ROWS_BYTES = STRIDE * HEIGHT;

let memory: Uint8Array | undefined;
const grounds = new Map<string, Uint8Array>();

const unpack = (packed: string) => brotliDecompressSync(Buffer.from(packed, "base64"));

function start(): Uint8Array {
  const made = new Uint8Array(ROWS_BYTES + SPRITE_BYTES);
  made.set(unpack(SPRITES), ROWS_BYTES);
  return made;
}

/** Begins a picture with one of the grounds that the build drew; throws where it drew none. */
export function drawGround(name: string): void {
  let ground = grounds.get(name);
  if (ground === undefined) {
    const packed = GROUNDS[name];
    if (packed === undefined) throw new Error(`no ground ${name}`);
    ground = unpack(packed);
    grounds.set(name, ground);
  }
  memory ??= start();
  memory.set(ground);
}

/** Copies a sprite to x, y, with what it stands on; it must lie within the picture. */
export function drawSprite({ width, height, left, top, offset }: Sprite, x: number, y: number) {
  memory ??= start();
  let source = ROWS_BYTES + offset;
  let target = (y + top) * STRIDE + 1 + x + left;
  for (let row = 0; row < height; row++, source += width, target += STRIDE) {
    memory.copyWithin(target, source, source + width);
  }
}

/** The picture's rows as PNG deflates them, until the next picture begins. */
export function rows(): Uint8Array {
  memory ??= start();
  return memory.subarray(0, ROWS_BYTES);
}
