/** Every sprite's [width, height, left, top, advance, offset in SPRITES]: see `Sprite`. */
export const ENTRIES: Readonly<
  Record<string, readonly [number, number, number, number, number, number]>
>;

/** The sprites' pixels, one byte each, in brotli and base64. */
export const SPRITES: string;

/** How many bytes those are. */
export const SPRITE_BYTES: number;

/** Whole pictures as rows of a filter byte and 1200 pixels (`board`, `won`), packed alike. */
export const GROUNDS: Readonly<Record<string, string>>;
