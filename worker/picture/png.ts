import { crc32, deflateSync } from "node:zlib";

const SIGNATURE = [137, 80, 78, 71, 13, 10, 26, 10];

/** Measured: a tenth smaller than level 1 for a fifth more time; level 4 takes 1.7 times as long as 3. */
const LEVEL = 3;

/**
 * A PNG of 8-bit palette pixels. `rows` are height × (1 + width) bytes, each row led by its filter
 * byte; `palette` is three bytes per entry. Source: PNG, third edition, 5.2, 5.3 and 11.2.
 */
export function encodePng(
  width: number,
  height: number,
  palette: Uint8Array,
  rows: Uint8Array,
): Uint8Array<ArrayBuffer> {
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header.set([8, 3, 0, 0, 0], 8);
  const chunks: [string, Uint8Array][] = [
    ["IHDR", header],
    ["PLTE", palette],
    ["IDAT", deflateSync(rows, { level: LEVEL })],
    ["IEND", new Uint8Array(0)],
  ];
  const size = chunks.reduce((sum, [, data]) => sum + 12 + data.length, SIGNATURE.length);
  const png = new Uint8Array(size);
  png.set(SIGNATURE);
  let at = SIGNATURE.length;
  for (const [type, data] of chunks) at = writeChunk(png, at, type, data);
  return png;
}

/** Writes a chunk at `at`; returns where the next one begins. */
function writeChunk(png: Uint8Array, at: number, type: string, data: Uint8Array): number {
  const view = new DataView(png.buffer);
  const end = at + 8 + data.length;
  view.setUint32(at, data.length);
  for (let i = 0; i < 4; i++) png[at + 4 + i] = type.charCodeAt(i);
  png.set(data, at + 8);
  view.setUint32(end, crc32(png.subarray(at + 4, end)));
  return end + 4;
}
