import { readFile } from "node:fs/promises";
import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";
import { describe, expect, test } from "vitest";
import { isIndex } from "#art/glyphs";
import { LANGUAGE_FACTS, LANGUAGES, type Language } from "#i18n/languages";
import { glyphsModule } from "../../worker/picture/build/glyphs";
import { drawSvg } from "../../worker/picture/build/resvg";
import { captionOf } from "../../worker/picture/caption";
import { drawPicture } from "../../worker/picture/draw";
import { BESIDE_MOST, CODE_PLACE } from "../../worker/picture/layout";
import type { BoardScene, Scene, WonScene } from "../../worker/picture/scene";
import { findSprite } from "../../worker/picture/sprites";
import { type Dice, makeDice } from "../support/dice";
import { SAID } from "../support/languages";
import { sceneSvg } from "../support/picture";

const { en, he, pl } = SAID;
const WIDTH = 1200;
const HEIGHT = 630;
/** Pixels that may differ between the sprites' picture and the one drawn as a whole. */
const CEILING = 20;

function randomBoard(dice: Dice): BoardScene {
  const ranks = () => Array.from({ length: 4 }, () => 1 + dice.below(13));
  return {
    kind: "board",
    code: dice.code(),
    indexes: LANGUAGE_FACTS[dice.pick(LANGUAGES)].index,
    piles: Array.from({ length: 16 }, () =>
      dice.chance(10)
        ? { top: null, height: 0 }
        : { top: dice.below(52), height: 1 + dice.below(13) },
    ),
    ascending: ranks(),
    descending: ranks(),
  };
}

function randomWon(dice: Dice, language: Language): WonScene {
  const { moves, redeals } = SAID[language].engine;
  const tally = (phrase: (count: number) => string, count: number) => ({
    count,
    caption: captionOf(phrase, count),
  });
  return {
    kind: "won",
    code: dice.code(),
    indexes: LANGUAGE_FACTS[language].index,
    tallies: [tally(moves, 96 + dice.below(4000)), tally(redeals, dice.below(4))],
  };
}

/** Decodes a PNG; pngjs checks the chunks' CRCs. */
const decode = (png: Uint8Array) => PNG.sync.read(Buffer.from(png));

const drawWhole = async (scene: Scene) => (await drawSvg(await sceneSvg(scene))).pixels;

const difference = (scene: Scene, pixels: Uint8Array) =>
  pixelmatch(decode(drawPicture(scene)).data, pixels, undefined, WIDTH, HEIGHT, {
    includeAA: true,
  });

/** Whether a rectangle of decoded pixels shows the felt alone. */
function isFelt(data: Buffer, left: number, top: number, right: number, bottom: number): boolean {
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      if (data.readUInt32BE((y * WIDTH + x) * 4) !== 0x17543dff) return false;
    }
  }
  return true;
}

// To draw a picture as a whole takes half a second, more where the machine has other work.
describe("preview picture", { timeout: 60_000 }, () => {
  test("is an 8-bit palette PNG of 1200 × 630, by the header", () => {
    const png = Buffer.from(drawPicture(randomBoard(makeDice(1))));
    expect(png.subarray(0, 8).toString("latin1")).toBe("\x89PNG\r\n\x1a\n");
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([WIDTH, HEIGHT]);
    expect([...png.subarray(24, 29)]).toEqual([8, 3, 0, 0, 0]);
    expect(decode(png).data.length).toBe(WIDTH * HEIGHT * 4);
  });

  test("looks like the whole board drawn as SVG, and unlike one that differs a little", async () => {
    const random = randomBoard(makeDice(3));
    const pile = (top: number, height: number) => random.piles.with(6, { top, height });
    const board: BoardScene = { ...random, code: "CR1-N-CRESCEN", piles: pile(5, 6) };
    const whole = await drawWhole(board);
    expect(difference(board, whole)).toBeLessThanOrEqual(CEILING);
    // The most alike: 6 and 8, spade and club, counts of 6 and 8, M and N.
    expect(difference({ ...board, piles: pile(7, 6) }, whole)).toBeGreaterThan(CEILING);
    expect(difference({ ...board, piles: pile(44, 6) }, whole)).toBeGreaterThan(CEILING);
    expect(difference({ ...board, piles: pile(5, 8) }, whole)).toBeGreaterThan(CEILING);
    expect(difference({ ...board, code: "CR1-N-CRESCEM" }, whole)).toBeGreaterThan(CEILING);
  });

  test.each(LANGUAGES)("looks like the whole won game drawn as SVG: %s", async (language) => {
    const won = randomWon(makeDice(4), language);
    const whole = await drawWhole(won);
    expect(difference(won, whole)).toBeLessThanOrEqual(CEILING);
    const [moves, redeals] = won.tallies;
    const more: WonScene = { ...won, tallies: [{ ...moves, count: moves.count ^ 1 }, redeals] };
    expect(difference(more, whole)).toBeGreaterThan(CEILING);
  });

  test("says a step's numbers beside the foundations, clear of all that is there", async () => {
    const board = randomBoard(makeDice(9));
    for (const count of [7, 88, 143, 188, BESIDE_MOST]) {
      const moves = { count, sign: "moves" } as const;
      const redeals = { count: 3, sign: "redeals" } as const;
      const at: BoardScene = { ...board, beside: [moves, redeals] };
      const whole = await drawWhole(at);
      expect(difference(at, whole)).toBeLessThanOrEqual(CEILING);
      const more: BoardScene = { ...at, beside: [{ ...moves, count: count - 1 }, redeals] };
      expect(difference(more, whole)).toBeGreaterThan(CEILING);
      const swapped: BoardScene = { ...at, beside: [{ ...moves, sign: "redeals" }, redeals] };
      expect(difference(swapped, whole)).toBeGreaterThan(CEILING);
      const { data } = decode(drawPicture(at));
      expect(isFelt(data, 102, 200, 104, 420)).toBe(true);
      expect(isFelt(data, 329, 200, 331, 420)).toBe(true);
    }
  });

  test("looks like the whole one where wide letters must stand closer, and keeps its crop", async () => {
    const dice = makeDice(7);
    for (const scene of [randomBoard(dice), randomWon(dice, "en")]) {
      const wide = { ...scene, code: "CR1-N-WWWWWWW" };
      expect(difference(wide, await drawWhole(wide))).toBeLessThanOrEqual(CEILING);
      const { data } = decode(drawPicture(wide));
      const [, top] = CODE_PLACE;
      expect(isFelt(data, 240, top, 285, top + 56)).toBe(true);
      expect(isFelt(data, 915, top, 960, top + 56)).toBe(true);
    }
  });

  test("stays below 100 KB, and draws the same again whatever was drawn between", () => {
    const dice = makeDice(5);
    const scenes = Array.from({ length: 60 }, (_, i) =>
      i % 2 === 0 ? randomBoard(dice) : randomWon(dice, dice.pick(LANGUAGES)),
    );
    const pictures = scenes.map(drawPicture);
    for (const picture of pictures) expect(picture.length).toBeLessThan(100_000);
    const again = scenes.slice(0, 4).map(drawPicture);
    expect(again).toEqual(pictures.slice(0, 4));
  });

  test("keeps free what crops cut off, and the code within the middle square", () => {
    const dice = makeDice(6);
    for (let i = 0; i < 10; i++) {
      for (const scene of [randomBoard(dice), randomWon(dice, dice.pick(LANGUAGES))]) {
        const { data } = decode(drawPicture(scene));
        expect(isFelt(data, 0, 0, WIDTH, 16)).toBe(true);
        expect(isFelt(data, 0, HEIGHT - 16, WIDTH, HEIGHT)).toBe(true);
        const [, top] = CODE_PLACE;
        expect(isFelt(data, 240, top, 285, top + 56)).toBe(true);
        expect(isFelt(data, 915, top, 960, top + 56)).toBe(true);
      }
    }
  });
});

describe("what a language needs of the picture", () => {
  test.each(LANGUAGES)("has been drawn: %s", (language) => {
    const { index } = LANGUAGE_FACTS[language];
    expect(index.filter((letters) => !isIndex(letters))).toEqual([]);
    const { moves, redeals } = SAID[language].engine;
    const captions = new Set([0, 1, 2, 3].map((count) => captionOf(redeals, count)));
    for (let count = 96; count <= 4096; count++) captions.add(captionOf(moves, count));
    expect([...captions].filter((caption) => !findSprite(`caption:${caption}`))).toEqual([]);
  });

  test("captions leave the number out, and a dual that is a word", () => {
    expect(captionOf(en.engine.moves, 143)).toBe("moves");
    expect(captionOf(en.engine.moves, 1234)).toBe("moves");
    expect(captionOf(en.engine.redeals, 1)).toBe("redeal");
    expect(captionOf(pl.engine.moves, 1143)).toBe("ruchy");
    expect(captionOf(he.engine.redeals, 2)).toBe(captionOf(he.engine.redeals, 3));
  });

  test("the committed outlines are the typeface's", async () => {
    const path = new URL("../../client/art/glyphs.ts", import.meta.url);
    expect(await readFile(path, "utf8")).toBe(await glyphsModule());
  });
});
