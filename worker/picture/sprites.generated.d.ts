/** Every sprite's [sheet, width, height, left, top, advance, offset in the sheet]: see `Sprite`. */
export const ENTRIES: Readonly<
  Record<string, readonly [string, number, number, number, number, number, number]>
>;

/** The sheets: their sprites' pixels, one byte each, in brotli and base64. */
export const SHEETS: Readonly<Record<string, string>>;
