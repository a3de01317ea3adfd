import { expect, test } from "vitest";
import { drawPicture } from "../../worker/picture/draw";
import type { Scene } from "../../worker/picture/scene";
import { chunksOf, rowsOf } from "./support/png";

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

test.each(SCENES)("the worker's runtime draws a whole picture: $kind", async (scene) => {
  const png = drawPicture(scene);
  const chunks = chunksOf(png);
  expect([...chunks.keys()]).toEqual(["IHDR", "PLTE", "IDAT", "IEND"]);
  const colors = (chunks.get("PLTE")?.length ?? 0) / 3;
  const rows = await rowsOf(png);
  expect(rows.length).toBe(630 * 1201);
  expect(rows.every((index, at) => (at % 1201 === 0 ? index === 0 : index < colors))).toBe(true);
  expect(new Set(rows).size).toBeGreaterThan(40);
});
