/** Where everything stands in a moving picture, in pixels. */
import type { Place } from "#engine/position";
import { FACE_HEIGHT, FACE_WIDTH } from "../art/face";
import { pointOf } from "../board/layout";

export const WIDTH = 480;
const COLUMNS = 8;
const ROWS = 5;
/** Height of the line of words at the top. */
export const HEAD = 32;
/** Space beside the words. */
export const MARGIN = 10;
/** Height of the line below a card. */
export const CAPTION = 15;
const COLUMN = WIDTH / COLUMNS;
export const CARD_WIDTH = 52;
export const CARD_HEIGHT = Math.round((CARD_WIDTH * FACE_HEIGHT) / FACE_WIDTH);
const ROW = CARD_HEIGHT + CAPTION + 4;
export const HEIGHT = HEAD + ROWS * ROW;

/** The upper left corner of a place's card. */
export function cornerOf(place: Place): { x: number; y: number } {
  const { x, y } = pointOf(place, "tall");
  return {
    x: Math.round(x * COLUMN - CARD_WIDTH / 2),
    y: Math.round(HEAD + y * ROW - (CARD_HEIGHT + CAPTION) / 2),
  };
}
