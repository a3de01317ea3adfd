import { type Mark, makeFace } from "#art/face";
import { GLYPHS, type Index } from "#art/glyphs";
import { CARD_SCALE, HEIGHT, PANEL, WIDTH } from "../layout";
import type { Cell, Definition } from "./definition";
import {
  ARROWS,
  BADGE,
  CARD,
  CARDS,
  confettiShape,
  fanShape,
  MOON,
  markShape,
  PANEL_SHAPE,
  SLOT,
} from "./shapes";
import { aceAndKing } from "./words";

const SUITS = [0, 1, 2, 3];
const CARD_CELL: Cell = { width: 92, height: 128, x: 2, y: 2 };
const SMALL_CELL: Cell = { width: 48, height: 48, x: 24, y: 24 };
const WHOLE_CELL: Cell = { width: WIDTH, height: HEIGHT, x: 0, y: 0 };

/** All that is no text: cards in their parts, what lies around them, a won game's arc of cards. */
export function figureDefinitions(): Definition[] {
  const panelCell = { ...PANEL, x: 0, y: 0 };
  return [
    image("card", "board", CARD_CELL, onBoard(CARD)),
    { ...image("card:panel", "board", CARD_CELL, onBoard(CARD)), ground: "slot" },
    image("slot", "board", CARD_CELL, onBoard(SLOT)),
    image("badge", "board", CARD_CELL, BADGE),
    image("panel", "board", panelCell, PANEL_SHAPE),
    mask("cards", "board", CARD_CELL, CARDS),
    mask("arrow:ascending", "board", CARD_CELL, ARROWS.ascending),
    mask("arrow:descending", "board", CARD_CELL, ARROWS.descending),
    ...marks().map(([name, mark]) =>
      mask(name, "board", CARD_CELL, onBoard(markShape(mark, "currentColor"))),
    ),
    mask("moon", "text", SMALL_CELL, MOON),
    ...SUITS.map((suit) => mask(`confetti:${suit}`, "won", SMALL_CELL, confettiShape(suit))),
    ...aceAndKing().map(([ace, king]) =>
      image(`fan:${ace}:${king}`, "won", WHOLE_CELL, fanShape(ace, king)),
    ),
  ];
}

/** Every mark that some card's face has, each once. */
function marks(): [name: string, mark: Mark][] {
  const indexes = Object.keys(GLYPHS) as Index[];
  return [
    ...indexes.map((index) => [`index:${index}`, makeFace(0, 2, index)[0]] as const),
    ...SUITS.map((suit) => [`suit:${suit}`, makeFace(suit, 1, "A")[1]] as const),
    ...SUITS.map((suit) => [`suit:${suit}:court`, makeFace(suit, 13, "K")[1]] as const),
    ...[11, 12, 13].map((rank) => [`court:${rank}`, makeFace(0, rank, "K")[2]] as const),
  ].flatMap(([name, mark]) => (mark === undefined ? [] : [[name, mark]]));
}

const onBoard = (svg: string) => `<g transform="scale(${CARD_SCALE})">${svg}</g>`;

const mask = (name: string, sheet: Definition["sheet"], cell: Cell, svg: string): Definition => ({
  name,
  sheet,
  kind: "mask",
  ...cell,
  advance: 0,
  svg,
});

const image = (name: string, sheet: Definition["sheet"], cell: Cell, svg: string): Definition => ({
  ...mask(name, sheet, cell, svg),
  kind: "image",
});
