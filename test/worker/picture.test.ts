import { expect, test } from "vitest";
import { drawPicture } from "../../worker/picture/draw";
import type { Scene } from "../../worker/picture/scene";

const indexes = ["A", "J", "Q", "K"] as const;
const SCENES: Scene[] = [
  {
    kind: "board",
    code: "CR1-N-CRESCEN",
    indexes,
    piles: Array.from({ length: 16 }, (_, pile) => ({ top: pile * 3, height: 6 })),
    ascending: [1, 1, 1, 1],
    descending: [13, 13, 13, 13],
  },
  {
    kind: "won",
    code: "CR1-N-CRESCEN",
    indexes,
    tallies: [
      { count: 147, caption: "moves" },
      { count: 3, caption: "redeals" },
    ],
  },
];

/** A PNG's chunks; test/engine/picture.test.ts checks their sums. */
function chunksOf(png: Uint8Array<ArrayBuffer>): Map<string, Uint8Array<ArrayBuffer>> {
  const view = new DataView(png.buffer, png.byteOffset, png.length);
  const chunks = new Map<string, Uint8Array<ArrayBuffer>>();
  for (let at = 8; at < png.length; ) {
    const end = at + 8 + view.getUint32(at);
    const type = new TextDecoder().decode(png.subarray(at + 4, at + 8));
    chunks.set(type, png.subarray(at + 8, end));
    at = end + 4;
  }
  return chunks;
}

test.each(SCENES)("the worker's runtime draws a whole picture: $kind", async (scene) => {
  const chunks = chunksOf(drawPicture(scene));
  expect([...chunks.keys()]).toEqual(["IHDR", "PLTE", "IDAT", "IEND"]);
  const colors = (chunks.get("PLTE")?.length ?? 0) / 3;
  const data = new Blob([chunks.get("IDAT") ?? ""]).stream();
  const rows = await new Response(data.pipeThrough(new DecompressionStream("deflate"))).bytes();
  expect(rows.length).toBe(630 * 1201);
  expect(rows.every((index, at) => (at % 1201 === 0 ? index === 0 : index < colors))).toBe(true);
  expect(new Set(rows).size).toBeGreaterThan(40);
});
