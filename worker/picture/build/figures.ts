import { type Mark, makeFace } from "#art/face";
import { GLYPHS, type Index } from "#art/glyphs";
import { COLORS, type Color, suitColor } from "../palette";
import type { Definition } from "./definition";
import { markShape, onBoard, SIGNS, SLOT } from "./shapes";

const SUITS = [0, 1, 2, 3];

/** What stands on cards, and where a card was: all of a board but text that differs. */
export function figureDefinitions(): Definition[] {
  const indexes = Object.keys(GLYPHS) as Index[];
  const marks = [
    ...indexes.flatMap((index) =>
      (["black", "red"] as const).map((color) =>
        figure(`index:${index}:${color}`, makeFace(0, 2, index)[0], color),
      ),
    ),
    ...SUITS.flatMap((suit) => [
      figure(`suit:${suit}`, makeFace(suit, 1, "A")[1], suitColor(suit)),
      figure(`suit:${suit}:court`, makeFace(suit, 13, "K")[1], suitColor(suit)),
    ]),
    ...[11, 12, 13].map((rank) => figure(`court:${rank}`, makeFace(0, rank, "K")[2], "court")),
  ];
  const signs = (["moves", "redeals", "beat"] as const).map((sign) => ({
    ...{ name: `sign:${sign}`, width: 48, height: 40, x: 24, y: 20, advance: 0 },
    ground: "felt" as const,
    svg: SIGNS[sign],
  }));
  return [...marks, ...signs, { ...base("slot"), ground: "card", svg: SLOT_AND_FELT }];
}

/** Covers the card of the picture's ground, with its shade. */
const SLOT_AND_FELT = `<rect x="-1" y="-1" width="86" height="118" fill="#${COLORS.felt}"/>${onBoard(SLOT)}`;

const base = (name: string) => ({ name, width: 92, height: 128, x: 2, y: 2, advance: 0 }) as const;

function figure(name: string, mark: Mark | undefined, color: Color): Definition {
  if (mark === undefined) throw new Error(`no mark for ${name}`);
  return { ...base(name), ground: "card", svg: onBoard(markShape(mark, `#${COLORS[color]}`)) };
}
