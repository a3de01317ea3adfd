import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MOST_COLOURS, makeGif } from "../../client/picture/gif";
import { makePalette, type Rgb } from "../../client/picture/palette";

interface Frame {
  readonly pixels: Uint8Array;
  readonly delay: number;
}

/** Reads a moving picture by the letter of GIF89a: every frame as it is seen, and its delay. */
function readGif(file: Uint8Array): { width: number; height: number; frames: Frame[] } {
  const word = (at: number) => (file[at] as number) | ((file[at + 1] as number) << 8);
  expect(new TextDecoder().decode(file.subarray(0, 6))).toBe("GIF89a");
  const [width, height] = [word(6), word(8)];
  const bits = ((file[10] as number) & 7) + 1;
  let at = 13 + 3 * 2 ** bits;
  let seen = new Uint8Array(width * height);
  let [delay, through] = [0, -1];
  const frames: Frame[] = [];
  const blocks = (): Uint8Array => {
    const data: number[] = [];
    while (file[at] !== 0) {
      const size = file[at] as number;
      data.push(...file.subarray(at + 1, at + 1 + size));
      at += 1 + size;
    }
    at++;
    return Uint8Array.from(data);
  };
  while (file[at] !== 0x3b) {
    if (file[at] === 0x21) {
      if (file[at + 1] === 0xf9) {
        delay = word(at + 4);
        through = (file[at + 3] as number) & 1 ? (file[at + 6] as number) : -1;
      }
      at += 2;
      blocks();
      continue;
    }
    expect(file[at]).toBe(0x2c);
    const [x, y, w, h] = [word(at + 1), word(at + 3), word(at + 5), word(at + 7)];
    const size = file[at + 10] as number;
    at += 11;
    const pixels = unpack(blocks(), size);
    expect(pixels).toHaveLength(w * h);
    seen = seen.slice();
    for (const [i, colour] of pixels.entries()) {
      if (colour !== through) seen[(y + Math.floor(i / w)) * width + x + (i % w)] = colour;
    }
    frames.push({ pixels: seen, delay });
  }
  expect(at).toBe(file.length - 1);
  return { width, height, frames };
}

/** Undoes LZW with codes that begin one bit wider than a colour. */
function unpack(data: Uint8Array, bits: number): number[] {
  const clear = 2 ** bits;
  const pixels: number[] = [];
  let table: number[][] = [];
  let [size, at] = [bits + 1, 0];
  let before: number[] | null = null;
  const read = () => {
    let code = 0;
    for (let bit = 0; bit < size; bit++, at++) {
      code |= (((data[at >> 3] as number) >> (at & 7)) & 1) << bit;
    }
    return code;
  };
  for (;;) {
    const code = read();
    if (code === clear + 1) return pixels;
    if (code === clear) {
      table = Array.from({ length: clear + 2 }, (_, i) => [i]);
      size = bits + 1;
      before = null;
      continue;
    }
    const known = table[code];
    if (known === undefined && (before === null || code !== table.length)) {
      throw new Error(`unknown code ${code}`);
    }
    const text: number[] = known ?? [...(before as number[]), (before as number[])[0] as number];
    pixels.push(...text);
    if (before !== null && table.length < 4096) table.push([...before, text[0] as number]);
    if (table.length === 2 ** size && size < 12) size++;
    before = text;
  }
}

const PALETTE = new Uint8Array(3 * MOST_COLOURS);

function written(width: number, height: number, frames: readonly Frame[]): Frame[] {
  const gif = makeGif(width, height, PALETTE);
  for (const { pixels, delay } of frames) gif.add(pixels, delay);
  const read = readGif(gif.end());
  expect([read.width, read.height]).toEqual([width, height]);
  return read.frames;
}

describe("a moving picture's file", () => {
  it("shows every frame as it was given, whatever is in them", () => {
    const frames = (pixels: number) =>
      fc.array(
        fc.record({
          pixels: fc.uint8Array({ minLength: pixels, maxLength: pixels, max: MOST_COLOURS - 1 }),
          delay: fc.nat(600),
        }),
        { minLength: 1, maxLength: 6 },
      );
    const pictures = fc
      .tuple(fc.integer({ min: 1, max: 24 }), fc.integer({ min: 1, max: 24 }))
      .chain(([width, height]) =>
        fc.tuple(fc.constant(width), fc.constant(height), frames(width * height)),
      );
    fc.assert(
      fc.property(pictures, ([width, height, given]) => {
        expect(written(width, height, given)).toEqual(given);
      }),
      { numRuns: 60 },
    );
  });

  it("is right where the table of strings is filled and begun again", () => {
    let seed = 1;
    const random = () => {
      seed = (seed * 48271) % 2147483647;
      return seed % MOST_COLOURS;
    };
    const noise = Uint8Array.from({ length: 160 * 160 }, random);
    const flat = new Uint8Array(160 * 160).fill(3);
    const frames = [noise, flat, flat, noise].map((pixels) => ({ pixels, delay: 8 }));
    expect(written(160, 160, frames)).toEqual(frames);
  });

  it("costs next to nothing where next to nothing changes", () => {
    const gif = makeGif(480, 480, PALETTE);
    const pixels = new Uint8Array(480 * 480);
    gif.add(pixels, 8);
    for (let i = 0; i < 100; i++) {
      pixels[i * 7] = 1 + (i % 9);
      gif.add(pixels, 8);
    }
    expect(gif.end().length).toBeLessThan(10_000);
  });
});

describe("a picture's colours", () => {
  const black: Rgb = [0, 0, 0];
  const look = {
    felt: [29, 100, 71] as Rgb,
    onFelt: [251, 246, 230] as Rgb,
    dim: [208, 228, 216] as Rgb,
    line: [79, 145, 115] as Rgb,
    accent: [245, 200, 76] as Rgb,
    paper: [255, 253, 247] as Rgb,
    courtPaper: [251, 240, 211] as Rgb,
    edge: [213, 207, 186] as Rgb,
    court: [176, 122, 20] as Rgb,
    suits: [black, [200, 32, 47], [20, 80, 196], [0, 117, 103]] as const,
  };
  const { bytes, nearest } = makePalette(look);

  it("fit into the file, and each of the table's own is among them", () => {
    expect(bytes.length / 3).toBeLessThanOrEqual(MOST_COLOURS);
    for (const colour of [
      look.felt,
      look.paper,
      look.courtPaper,
      look.accent,
      look.court,
      ...look.suits,
    ]) {
      const at = 3 * nearest(...colour);
      expect([...bytes.subarray(at, at + 3)]).toEqual([...colour]);
    }
  });
});
