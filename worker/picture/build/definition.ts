import type { Color } from "../palette";

/** Where a sprite is drawn: a cell of pixels, and in it the place where the thing stands. */
export type Cell = { width: number; height: number; x: number; y: number };

/** A sprite to be drawn into its cell from an SVG fragment whose origin is the thing's place. */
export type Definition = Cell & {
  name: string;
  /** What it stands on, which is cut off around it. */
  ground: Color;
  /** The way to the next glyph of a text, in pixels. */
  advance: number;
  svg: string;
};

/** A whole picture without what differs from scene to scene. */
export type Ground = { name: string; svg: string };
