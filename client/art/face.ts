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

/** The measures of a face: its marks' sizes, and where their outer edges are. */
interface Measures {
  readonly indexX: number;
  readonly indexY: number;
  readonly indexHeight: number;
  /** A wider index is made smaller. */
  readonly indexWidth: number;
  readonly suit: number;
  readonly right: number;
  readonly bottom: number;
  /** The suit's size on a court card, which is also the width of its headdress. */
  readonly court: number;
}

const NORMAL: Measures = {
  indexX: 8,
  indexY: 7,
  indexHeight: 46,
  indexWidth: 72,
  suit: 50,
  right: 82,
  bottom: 113,
  court: 38,
};
const LARGE: Measures = {
  indexX: 6,
  indexY: 6,
  indexHeight: 60,
  indexWidth: 76,
  suit: 38,
  right: 83,
  bottom: 115,
  court: 28,
};

/**
 * What a card's face shows: first the large index in its upper left corner, then the suit in its
 * lower right one, then the headdress that the suit wears on Jack, Queen and King. None overlap.
 * `suit` is 0–3 (♠ ♥ ♦ ♣), `rank` 1–13, `index` what the language writes for that rank; `large`
 * gives the index all the room that the suit can spare.
 */
export function makeFace(suit: number, rank: number, index: Index, large = false): Mark[] {
  const of = large ? LARGE : NORMAL;
  const { path, width } = GLYPHS[index];
  const court = rank === 11 || rank === 12 || rank === 13 ? COURT_PATHS[rank] : undefined;
  const size = court === undefined ? of.suit : of.court;
  const x = of.right - size;
  const y = of.bottom - size;
  const scale = Math.min(of.indexHeight / GLYPH_HEIGHT, of.indexWidth / width);
  const marks: Mark[] = [
    { ink: "suit", path, x: of.indexX, y: of.indexY, scale },
    { ink: "suit", path: SUIT_PATHS[suit] ?? "", x, y, scale: size / SUIT_BOX },
  ];
  if (court !== undefined) {
    const worn = of.court / COURT_BOX_WIDTH;
    marks.push({ ink: "court", path: court, x, y: y - COURT_BOX_HEIGHT * worn, scale: worn });
  }
  return marks;
}
