import { ACE, EACH_SUIT, KING } from "#engine/card";

/** Width of a picture in pixels, which all places here are in. */
export const WIDTH = 1200;

/** Height of a picture. */
export const HEIGHT = 630;

/** A place in the picture: the left end and the top of what stands there. */
export type Place = readonly [x: number, y: number];

const COLUMN = 120;
const ROW = 148;
const LEFT = 18;
const TOP = 17;

const cell = (column: number, row: number): Place => [LEFT + column * COLUMN, TOP + row * ROW];

/** Piles 1–16, counted from 0. */
export const PILES: readonly number[] = Array.from({ length: 16 }, (_, pile) => pile);

/** Where the card of pile 0–15 lies: up the left arm, along the top, down the right arm. */
export function pilePlace(pile: number): Place {
  if (pile < 4) return cell(0, 3 - pile);
  return pile < 12 ? cell(pile - 3, 0) : cell(9, pile - 12);
}

/** Where a foundation's card lies; the ascending ones stand in the upper row. */
export function foundationPlace(direction: Direction, suit: number): Place {
  return [PANEL.x + 70 + suit * 108, PANEL.y + (direction === "ascending" ? 20 : 151)];
}

/** Which way a row of foundations grows. */
export type Direction = "ascending" | "descending";

/** Where the arrows stand that tell a row of foundations from the other, at both of its ends. */
export function arrowPlaces(direction: Direction): Place[] {
  const [, y] = foundationPlace(direction, 0);
  return [PANEL.x + 24, PANEL.x + PANEL.width - 48].map((x) => [x, y + 42]);
}

/** The ground on which the foundations stand. */
export const PANEL = { x: 332, y: 174, width: 536, height: 284 };

/** By how much a card's face is made smaller or larger on the board. */
export const CARD_SCALE = 0.94;

/** Top of the figures under a card, from the card's top. */
export const LABEL_DROP = 118;

/** From there, the middle of the pile's number and the left end of the count of its cards. */
export const NUMBER_SHIFT = 17;
export const COUNT_SHIFT = 57;

/** Where the middle of the code stands, and the top of its large letters. */
export const CODE_PLACE: Place = [WIDTH / 2, 488];

/** The cards of a won game's arc, from the left: what lies on top of the full foundations. */
export const FAN = [KING, ACE].flatMap((rank) => EACH_SUIT.map((suit) => ({ suit, rank })));

/**
 * By how much the code's letters stand closer than they would, whose line would take `width`
 * pixels: where pictures are cropped to the square in their middle, the code stays whole.
 */
export function codeSqueeze(width: number, letters: number): number {
  return Math.max(0, Math.ceil((width - HEIGHT) / letters));
}

/** How much lower the smaller figures before those begin. */
export const PREFIX_DROP = 22;

/** Where the middle of the game's name stands, and the top of its capitals. */
export const NAME_PLACE: Place = [WIDTH / 2 + 21, 576];

/** Where the middle of the crescent before the name stands. */
export const MOON_PLACE: Place = [WIDTH / 2 - 86, 588];

/** Tops of a won game's numbers and of the words below them. */
export const TALLY_TOP = 292;
export const CAPTION_TOP = 399;

/** A position's numbers stand beside the foundations: their middles, and by how much higher. */
export const BESIDE_MIDDLES: readonly [number, number] = [216, 984];
export const BESIDE_RISE = 24;
/** From the top, the middle of the sign below such a number. */
export const SIGN_MIDDLE = 392;
/** By how much the digits of a number beside the foundations stand closer where they must. */
export function besideSqueeze(width: number, digits: number): number {
  return Math.max(0, Math.ceil((width - BESIDE_WIDTH) / digits));
}
const BESIDE_WIDTH = 226;
/** The largest number that there is room for beside the foundations. */
export const BESIDE_MOST = 999;

/** The least space between the two numbers, and between their words. */
const NUMBER_GAP = 110;
const WORDS_GAP = 56;

/** How wide a won game's number is, and the words below it. */
export type TallyWidths = readonly [number: number, words: number];

/** Where the middles of a won game's two numbers stand, so that they are in the picture's middle. */
export function tallyMiddles(first: TallyWidths, second: TallyWidths): [number, number] {
  const numbers = (first[0] + second[0]) / 2 + NUMBER_GAP;
  const apart = Math.max(numbers, (first[1] + second[1]) / 2 + WORDS_GAP);
  const left = Math.max(...first) / 2;
  const whole = left + apart + Math.max(...second) / 2;
  const middle = Math.round((WIDTH - whole) / 2 + left);
  return [middle, Math.round(middle + apart)];
}

/** The small suits that are strewn over a won game's picture: suit, then the middle's place. */
export const CONFETTI: readonly (readonly [suit: number, x: number, y: number])[] = [
  [0, 66, 60],
  [1, 196, 84],
  [2, 128, 124],
  [3, 290, 44],
  [1, 62, 452],
  [3, 150, 496],
  [2, 226, 420],
  [0, 70, 566],
  [1, 212, 582],
  [2, 910, 44],
  [0, 1004, 84],
  [3, 1072, 124],
  [1, 1134, 60],
  [3, 974, 420],
  [0, 1050, 496],
  [2, 1138, 452],
  [1, 988, 582],
  [3, 1130, 566],
];
