/**
 * A writer of moving pictures. Source: the GIF89a specification (CompuServe, 1990); its LZW codes
 * grow from one bit more than a colour's up to 12 bits. Each picture after the first holds only the
 * rectangle that has changed, and in it nothing of what has not: that compresses to next to nothing.
 */

/** A moving picture being written. */
export interface GifWriter {
  /** Adds a picture, a colour's number for each pixel, shown for `delay` hundredths of a second. */
  readonly add: (pixels: Uint8Array, delay: number) => void;
  /** The whole file; nothing may be added after it. */
  readonly end: () => Uint8Array<ArrayBuffer>;
}

/** Bits of a colour's number. */
const COLOUR_BITS = 7;
/** How many colours a picture may have: the last number stands for what stays as it was. */
export const MOST_COLOURS = 2 ** COLOUR_BITS - 1;
const UNCHANGED = MOST_COLOURS;

/** A writer for pictures of a size in pixels; `palette` is red, green, blue for each colour. */
export function makeGif(width: number, height: number, palette: Uint8Array): GifWriter {
  const bytes = makeBytes();
  const colours = new Uint8Array(3 * 2 ** COLOUR_BITS);
  colours.set(palette.subarray(0, 3 * MOST_COLOURS));
  bytes.text("GIF89a");
  bytes.words(width, height);
  bytes.put(0x80 | ((COLOUR_BITS - 1) << 4) | (COLOUR_BITS - 1), 0, 0);
  bytes.all(colours);
  // Played again and again.
  bytes.put(0x21, 0xff, 11);
  bytes.text("NETSCAPE2.0");
  bytes.put(3, 1, 0, 0, 0);

  let shown: Uint8Array | null = null;
  return {
    add: (pixels, delay) => {
      const area = shown === null ? { x: 0, y: 0, width, height } : changed(shown, pixels, width);
      // What is drawn stays; the unchanged colour is seen through.
      bytes.put(0x21, 0xf9, 4, 0x05);
      bytes.words(delay);
      bytes.put(UNCHANGED, 0);
      bytes.put(0x2c);
      bytes.words(area.x, area.y, area.width, area.height);
      bytes.put(0, COLOUR_BITS);
      compress(cut(shown, pixels, width, area), bytes);
      shown = pixels.slice();
    },
    end: () => {
      bytes.put(0x3b);
      return bytes.end();
    },
  };
}

interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The least rectangle that holds all that differs; one pixel where nothing does. */
function changed(before: Uint8Array, now: Uint8Array, width: number): Area {
  let [left, top, right, bottom] = [width, now.length, -1, -1];
  for (let i = 0; i < now.length; i++) {
    if (before[i] === now[i]) continue;
    const x = i % width;
    const y = (i - x) / width;
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    bottom = y;
  }
  if (right < 0) return { x: 0, y: 0, width: 1, height: 1 };
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

/** The pixels of an area, unchanged ones as such. */
function cut(before: Uint8Array | null, now: Uint8Array, width: number, area: Area): Uint8Array {
  const pixels = new Uint8Array(area.width * area.height);
  let to = 0;
  for (let y = area.y; y < area.y + area.height; y++) {
    const start = y * width + area.x;
    for (let from = start; from < start + area.width; from++) {
      const colour = now[from] as number;
      pixels[to++] = before !== null && before[from] === colour ? UNCHANGED : colour;
    }
  }
  return pixels;
}

type Bytes = ReturnType<typeof makeBytes>;

function makeBytes() {
  let bytes = new Uint8Array(1 << 16);
  let length = 0;
  const put = (...values: readonly number[]) => {
    for (const value of values) {
      if (length === bytes.length) {
        const larger = new Uint8Array(2 * bytes.length);
        larger.set(bytes);
        bytes = larger;
      }
      bytes[length++] = value;
    }
  };
  return {
    put,
    all: (values: Iterable<number>) => {
      for (const value of values) put(value);
    },
    text: (text: string) => put(...Array.from(text, (sign) => sign.charCodeAt(0))),
    /** Numbers of 16 bits, the lower byte first. */
    words: (...values: readonly number[]) => {
      for (const value of values) put(value & 255, value >> 8);
    },
    end: () => bytes.slice(0, length),
  };
}

const CLEAR = 2 ** COLOUR_BITS;
const END = CLEAR + 1;
const MOST_CODES = 4096;
/** Slots of the table of known strings: twice as many as codes, so that it never gets full. */
const SLOTS = 2 * MOST_CODES;

/** Writes pixels as LZW codes in blocks of at most 255 bytes. */
function compress(pixels: Uint8Array, bytes: Bytes): void {
  const bits = makeBits(bytes);
  const keys = new Int32Array(SLOTS);
  const codes = new Uint16Array(SLOTS);
  let next = END + 1;
  let size = COLOUR_BITS + 1;
  const clear = () => {
    bits.put(CLEAR, size);
    keys.fill(-1);
    next = END + 1;
    size = COLOUR_BITS + 1;
  };
  clear();
  let prefix = pixels[0] as number;
  for (let i = 1; i < pixels.length; i++) {
    const colour = pixels[i] as number;
    const key = (prefix << 8) | colour;
    let slot = (key * 2654435761) >>> 19;
    while (keys[slot] !== -1 && keys[slot] !== key) slot = (slot + 1) % SLOTS;
    if (keys[slot] === key) {
      prefix = codes[slot] as number;
      continue;
    }
    bits.put(prefix, size);
    prefix = colour;
    if (next === MOST_CODES) {
      clear();
      continue;
    }
    if (next === 1 << size) size++;
    keys[slot] = key;
    codes[slot] = next++;
  }
  bits.put(prefix, size);
  // The reader's table grows once more with that code.
  if (next === 1 << size && size < 12) size++;
  bits.put(END, size);
  bits.end();
}

function makeBits(bytes: Bytes) {
  const block = new Uint8Array(255);
  let [length, held, count] = [0, 0, 0];
  const flush = () => {
    bytes.put(length);
    bytes.all(block.subarray(0, length));
    length = 0;
  };
  const byte = (value: number) => {
    block[length++] = value;
    if (length === block.length) flush();
  };
  return {
    /** A code of so many bits, the lowest first. */
    put: (code: number, size: number) => {
      held |= code << count;
      count += size;
      while (count >= 8) {
        byte(held & 255);
        held >>>= 8;
        count -= 8;
      }
    },
    end: () => {
      if (count > 0) byte(held & 255);
      if (length > 0) flush();
      bytes.put(0);
    },
  };
}
