import { COURT_BOX_HEIGHT, COURT_BOX_WIDTH, COURT_PATHS } from "./courts";
import { GLYPH_HEIGHT, GLYPHS, type Index } from "./glyphs";
import { SUIT_BOX, SUIT_PATHS } from "./suits";

/** Width of a card's face, of which all marks' places are units: `viewBox="0 0 88 120"`. */
export const FACE_WIDTH = 88;

/** Height of a card's face. */
export const FACE_HEIGHT = 120;

/** Radius of a card's corners. */
export const FACE_RADIUS = 9;

/**
 * One shape on a card's face: `path`, scaled by `scale`, its origin moved to `x`, `y`.
 * `ink` says which colour it takes: the suit's, or the headdresses' of the court cards.
 */
export type Mark = { ink: "suit" | "court"; path: string; x: number; y: number; scale: number };

const INDEX_X = 8;
const INDEX_Y = 7;
const INDEX_HEIGHT = 46;
const SUIT_SIZE = 50;
const SUIT_RIGHT = 82;
const SUIT_BOTTOM = 113;
const COURT_SUIT_SIZE = 38;
const COURT_WIDTH = 38;

/**
 * What a card's face shows: first the large index in its upper left corner, then the suit in its
 * lower right one, then the headdress that the suit wears on Jack, Queen and King. None overlap.
 * `suit` is 0–3 (♠ ♥ ♦ ♣), `rank` 1–13, `index` what the language writes for that rank.
 */
export function makeFace(suit: number, rank: number, index: Index): Mark[] {
  const court = rank === 11 || rank === 12 || rank === 13 ? COURT_PATHS[rank] : undefined;
  const size = court === undefined ? SUIT_SIZE : COURT_SUIT_SIZE;
  const suitX = SUIT_RIGHT - size;
  const suitY = SUIT_BOTTOM - size;
  const marks: Mark[] = [
    {
      ink: "suit",
      path: GLYPHS[index].path,
      x: INDEX_X,
      y: INDEX_Y,
      scale: INDEX_HEIGHT / GLYPH_HEIGHT,
    },
    { ink: "suit", path: SUIT_PATHS[suit] ?? "", x: suitX, y: suitY, scale: size / SUIT_BOX },
  ];
  if (court !== undefined) {
    const scale = COURT_WIDTH / COURT_BOX_WIDTH;
    const x = suitX + (size - COURT_WIDTH) / 2;
    marks.push({ ink: "court", path: court, x, y: suitY - COURT_BOX_HEIGHT * scale, scale });
  }
  return marks;
}
