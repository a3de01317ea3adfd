import { makeFace } from "../../../client/art/face";
import { GLYPHS, type Index } from "../../../client/art/glyphs";
import { CARD_SCALE, HEIGHT, PANEL, WIDTH } from "../layout";
import type { Color } from "../palette";
import { CAP_HEIGHT, outline } from "./outline";
import {
  ARROWS,
  BADGE,
  CARD,
  CARDS,
  confettiShape,
  fanShape,
  MOON,
  PANEL_SHAPE,
  SLOT,
} from "./shapes";
import { aceAndKing, captions } from "./words";

/**
 * A sprite to be drawn: an SVG fragment within `width` × `height` pixels, its place at `x`, `y`.
 * A mask takes the ramp's ink as currentColor; an image has its own colours.
 */
export type Definition = {
  name: string;
  /** What is unpacked together: a board's sprites, a won game's, the text that both have. */
  sheet: "board" | "won" | "text";
  kind: "mask" | "image";
  width: number;
  height: number;
  x: number;
  y: number;
  advance: number;
  svg: string;
  /** An image's ground where it isn't the felt. */
  ground?: Color;
};

/** The sizes of text: which characters, and how many pixels high a capital is. */
const FONTS = {
  label: { chars: "0123456789", cap: 18, sheet: "board" },
  head: { chars: "CRN0123456789-", cap: 34, sheet: "text" },
  code: { chars: "ABCDEFGHIJKLMNOPQRSTUVWXYZ", cap: 56, sheet: "text" },
  tally: { chars: "0123456789", cap: 88, sheet: "won" },
} as const;

const CAPTION_CAP = 28;
const NAME_CAP = 26;
const LETTER_GAP = 1 / 60;

/** All sprites of the pictures, the languages' words included. */
export async function definitions(): Promise<Definition[]> {
  const texts = Object.entries(FONTS).flatMap(([font, { chars, cap, sheet }]) =>
    [...chars].map((char) => ({ name: `${font}:${char}`, text: char, cap, sheet, middle: false })),
  );
  const all = [
    ...texts,
    ...(await captions()).map((text) => ({
      name: `caption:${text}`,
      text,
      cap: CAPTION_CAP,
      sheet: "won" as const,
      middle: true,
    })),
    { name: "name", text: "Crescent", cap: NAME_CAP, sheet: "text" as const, middle: true },
  ];
  const size = 1000;
  const outlines = await outline(
    all.map(({ text }) => text),
    size,
  );
  const set = all.map(({ name, cap, sheet, middle }, i): Definition => {
    const { path = "", left = 0, right = 0, advance = 0 } = outlines[i] ?? {};
    const scale = cap / (CAP_HEIGHT * size);
    const shift = middle ? -Math.round(((left + right) * scale) / 2) : 0;
    const width = Math.ceil((right - Math.min(0, left)) * scale) + 8;
    return {
      name,
      sheet,
      kind: "mask",
      width,
      height: Math.ceil(cap * 1.9),
      x: 4 - shift,
      y: Math.ceil(cap * 0.5),
      advance: Math.round(advance * scale + cap * LETTER_GAP),
      svg: `<path fill="currentColor" transform="translate(${shift} ${cap}) scale(${scale})" d="${path}"/>`,
    };
  });
  return [...set, ...cardDefinitions(), ...otherDefinitions()];
}

const cell = { width: 92, height: 128, x: 2, y: 2, advance: 0 };

function cardDefinitions(): Definition[] {
  const marks = new Map<string, string>();
  const add = (name: string, mark: ReturnType<typeof makeFace>[number] | undefined) => {
    if (mark === undefined) return;
    const { path, x, y, scale } = mark;
    marks.set(
      name,
      `<path fill="currentColor" transform="scale(${CARD_SCALE}) translate(${x} ${y}) scale(${scale})" d="${path}"/>`,
    );
  };
  for (const index of Object.keys(GLYPHS) as Index[])
    add(`index:${index}`, makeFace(0, 2, index)[0]);
  for (const suit of [0, 1, 2, 3]) {
    add(`suit:${suit}`, makeFace(suit, 1, "A")[1]);
    add(`suit:${suit}:court`, makeFace(suit, 13, "K")[1]);
  }
  for (const rank of [11, 12, 13]) add(`court:${rank}`, makeFace(0, rank, "K")[2]);
  return [...marks].map(([name, svg]) => ({ ...cell, name, sheet: "board", kind: "mask", svg }));
}

const onBoard = (svg: string) => `<g transform="scale(${CARD_SCALE})">${svg}</g>`;

function otherDefinitions(): Definition[] {
  const image = { ...cell, sheet: "board" as const, kind: "image" as const };
  const mask = { ...cell, sheet: "board" as const, kind: "mask" as const };
  return [
    { ...image, name: "card", svg: onBoard(CARD) },
    { ...image, name: "card:panel", ground: "slot", svg: onBoard(CARD) },
    { ...image, name: "slot", svg: onBoard(SLOT) },
    {
      ...image,
      name: "panel",
      width: PANEL.width,
      height: PANEL.height,
      x: 0,
      y: 0,
      svg: PANEL_SHAPE,
    },
    { ...mask, sheet: "text", name: "moon", x: 20, y: 20, svg: MOON },
    ...[0, 1, 2, 3].map((suit) => ({
      ...mask,
      sheet: "won" as const,
      name: `confetti:${suit}`,
      x: 40,
      y: 40,
      svg: confettiShape(suit),
    })),
    { ...image, name: "badge", svg: BADGE },
    { ...mask, name: "cards", svg: CARDS },
    { ...mask, name: "arrow:ascending", svg: ARROWS.ascending },
    { ...mask, name: "arrow:descending", svg: ARROWS.descending },
    ...aceAndKing().map(([ace, king]) => ({
      ...image,
      sheet: "won" as const,
      name: `fan:${ace}:${king}`,
      width: WIDTH,
      height: HEIGHT,
      x: 0,
      y: 0,
      svg: fanShape(ace as Index, king as Index),
    })),
  ];
}
