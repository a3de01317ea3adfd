import { HEIGHT, WIDTH } from "./layout";
import { RAMP_START, type RampName } from "./palette";
import type { Sprite } from "./sprites";

/** Bytes of a row: PNG's filter byte (0, none), then a palette index per pixel. */
const STRIDE = WIDTH + 1;

/** A whole picture's rows as PNG deflates them. */
export type Bitmap = Uint8Array;

/** A bitmap that shows nothing but the felt, which is palette entry 0. */
export function makeBitmap(): Bitmap {
  return new Uint8Array(STRIDE * HEIGHT);
}

/** Copies an image to x, y; it must lie within the picture. */
export function drawImage(bitmap: Bitmap, sprite: Sprite, x: number, y: number): void {
  const { width, height, pixels } = sprite;
  let target = start(sprite, x, y);
  for (let at = 0; at < width * height; at += width, target += STRIDE) {
    bitmap.set(pixels.subarray(at, at + width), target);
  }
}

/** Draws a mask at x, y in a ramp's colours; it must lie within the picture, on the ramp's ground. */
export function drawMask(
  bitmap: Bitmap,
  sprite: Sprite,
  ramp: RampName,
  x: number,
  y: number,
): void {
  const { width, height, pixels } = sprite;
  const first = RAMP_START[ramp];
  let target = start(sprite, x, y);
  let at = 0;
  for (let row = 0; row < height; row++, target += STRIDE) {
    for (let column = 0; column < width; column++) {
      const step = pixels[at++] as number;
      if (step !== 0) bitmap[target + column] = first + step;
    }
  }
}

const start = ({ left, top }: Sprite, x: number, y: number) => (y + top) * STRIDE + 1 + x + left;
