import type { Color } from "../palette";

/** Where a sprite is drawn: a cell of pixels, and in it the place where the thing stands. */
export type Cell = { width: number; height: number; x: number; y: number };

/** A sprite to be drawn into its cell from an SVG fragment whose origin is the thing's place. */
export type Definition = Cell & {
  name: string;
  /** What is unpacked together: a board's sprites, a won game's, the text that both have. */
  sheet: "board" | "won" | "text";
  /** A mask is drawn in currentColor and gets its ramp later; an image has its own colours. */
  kind: "mask" | "image";
  /** The way to the next glyph of a text, in pixels. */
  advance: number;
  /** What an image stands on; the felt where nothing is said. */
  ground?: Color;
  svg: string;
};
