/** A replay as a moving picture: all its steps, each a picture of the board. */

import { REDEAL } from "#engine/action";
import { type Card, rankOf, suitOf } from "#engine/card";
import {
  countAt,
  isAscending,
  isPile,
  PLACE_COUNT,
  type Place,
  type Position,
  topOf,
} from "#engine/position";
import { moveOf } from "#engine/rules";
import type { Film } from "../replay/film";
import type { Brush, Sprite } from "./brush";
import { makeGif } from "./gif";
import type { Look } from "./palette";
import { CAPTION, CARD_HEIGHT, CARD_WIDTH, cornerOf, HEAD, HEIGHT, MARGIN, WIDTH } from "./scene";

/** The words at the top: the deal's code, and what stands beside it at each step. */
export interface HeadWords {
  readonly code: string;
  readonly steps: readonly string[];
  readonly dir: "ltr" | "rtl";
}

/** How long all steps together take, and the bounds of one, in hundredths of a second. */
const WHOLE = 3000;
const SHORTEST = 8;
const LONGEST = 40;
/** How long the deal and the won position are shown. */
const FIRST = 120;
const LAST = 400;
/** How often it is told how much is done. */
const EVERY = 8;

/** The file of a film; `progress` hears of the part that is done, 0 to 1. */
export function drawFilm(
  film: Film,
  head: HeadWords,
  look: Look,
  brush: Brush,
  progress: (part: number) => void,
): Uint8Array<ArrayBuffer> {
  const gif = makeGif(WIDTH, HEIGHT, brush.palette.bytes);
  const paint = makePainter(look, brush);
  const each = Math.round(Math.min(LONGEST, Math.max(SHORTEST, WHOLE / film.last)));
  for (const [ply, frame] of film.frames.entries()) {
    const pixels = paint(frame, movedAt(film, ply));
    stamp(pixels, headSprite(head, ply, look, brush), MARGIN, 0);
    gif.add(pixels, ply === 0 ? FIRST : ply === film.last ? LAST : each);
    if (ply % EVERY === 0) progress(ply / film.last);
  }
  return gif.end();
}

/** The places that the move before a step has changed. */
function movedAt(film: Film, ply: number): readonly Place[] {
  const action = film.steps[ply - 1]?.action;
  const before = film.frames[ply - 1];
  if (action === undefined || before === undefined || action === REDEAL) return [];
  const { from, to } = moveOf(before, action);
  return [from, to];
}

function headSprite(head: HeadWords, ply: number, look: Look, brush: Brush): Sprite {
  const box = { width: WIDTH - 2 * MARGIN, height: HEAD, size: 15 };
  const code = brush.words(head.code, {
    ...box,
    width: box.width / 2 - MARGIN,
    bold: true,
    colour: look.onFelt,
    align: "start",
    dir: "ltr",
  });
  const words = brush.words(head.steps[ply] ?? "", {
    ...box,
    width: box.width / 2 + MARGIN,
    bold: false,
    colour: look.dim,
    // At the right, whatever the direction of the words.
    align: head.dir === "ltr" ? "end" : "start",
    dir: head.dir,
  });
  const pixels = new Uint8Array(box.width * box.height);
  const both = { width: box.width, height: box.height, pixels };
  copy(code, both, 0, 0);
  copy(words, both, code.width, 0);
  return both;
}

/** Paints positions: what has been drawn once is only copied. */
function makePainter(look: Look, brush: Brush) {
  const cards = new Map<Card, Sprite>();
  const captions = new Map<string, Sprite>();
  const gap = brush.gap();
  const felt = brush.colour(look.felt);
  const accent = brush.colour(look.accent);
  const caption = (place: Place, count: number): Sprite => {
    const name = isPile(place) ? `${place + 1}` : isAscending(place) ? "▲" : "▼";
    const key = `${name} ${count}`;
    const sprite = captions.get(key) ?? captionSprite(name, `${count}`, look, brush);
    captions.set(key, sprite);
    return sprite;
  };
  const card = (top: Card): Sprite => {
    const sprite = cards.get(top) ?? brush.card(suitOf(top), rankOf(top));
    cards.set(top, sprite);
    return sprite;
  };
  return (position: Position, moved: readonly Place[]): Uint8Array => {
    const pixels = new Uint8Array(WIDTH * HEIGHT).fill(felt);
    for (let place = 0; place < PLACE_COUNT; place++) {
      const { x, y } = cornerOf(place);
      const top = topOf(position, place);
      stamp(pixels, top === null ? gap : card(top), x, y);
      stamp(pixels, caption(place, countAt(position, place)), x, y + CARD_HEIGHT);
    }
    for (const place of moved) ring(pixels, place, accent);
    return pixels;
  };
}

function captionSprite(name: string, count: string, look: Look, brush: Brush): Sprite {
  const style = { height: CAPTION, size: 11, dir: "ltr" } as const;
  const half = CARD_WIDTH / 2;
  const pixels = new Uint8Array(CARD_WIDTH * CAPTION);
  const both = { width: CARD_WIDTH, height: CAPTION, pixels };
  const box = { ...style, width: half };
  copy(brush.words(name, { ...box, bold: true, colour: look.onFelt, align: "start" }), both, 0, 0);
  copy(brush.words(count, { ...box, bold: false, colour: look.dim, align: "end" }), both, half, 0);
  return both;
}

function stamp(pixels: Uint8Array, sprite: Sprite, x: number, y: number): void {
  copy(sprite, { width: WIDTH, height: HEIGHT, pixels }, x, y);
}

function copy(from: Sprite, to: Sprite, x: number, y: number): void {
  for (let row = 0; row < from.height; row++) {
    const start = row * from.width;
    const line = from.pixels.subarray(start, start + from.width);
    to.pixels.set(line, (y + row) * to.width + x);
  }
}

/** A frame of two pixels around a card. */
function ring(pixels: Uint8Array, place: Place, colour: number): void {
  const { x, y } = cornerOf(place);
  const [left, top, right, bottom] = [x - 2, y - 2, x + CARD_WIDTH + 1, y + CARD_HEIGHT + 1];
  for (let row = top; row <= bottom; row++) {
    const edge = row < y || row >= y + CARD_HEIGHT;
    for (let column = left; column <= right; column++) {
      if (edge || column < x || column >= x + CARD_WIDTH) pixels[row * WIDTH + column] = colour;
    }
  }
}
