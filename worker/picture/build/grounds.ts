import {
  arrowPlaces,
  CONFETTI,
  foundationPlace,
  HEIGHT,
  LABEL_DROP,
  MOON_PLACE,
  NAME_PLACE,
  NUMBER_SHIFT,
  PANEL,
  PILES,
  type Place,
  pilePlace,
  WIDTH,
} from "../layout";
import { COLORS } from "../palette";
import type { Ground } from "./definition";
import {
  ARROWS,
  BADGE,
  CARD,
  CARDS,
  confettiShape,
  fanShape,
  MOON,
  onBoard,
  PANEL_SHAPE,
} from "./shapes";
import { setTexts } from "./text";

const NAME = { text: "Crescent", cap: 26, color: "muted", from: "middle" } as const;

/** The board with all its cards blank, and a won game's picture without index letters. */
export async function grounds(): Promise<Ground[]> {
  return [
    { name: "board", svg: whole((await boardSvg()) + (await nameSvg())) },
    { name: "won", svg: whole(fanShape(null, null) + confettiSvg() + (await nameSvg())) },
  ];
}

const whole = (svg: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="#${COLORS.felt}"/>${svg}</svg>`;

const at = ([x, y]: Place, svg: string) => `<g transform="translate(${x} ${y})">${svg}</g>`;

async function boardSvg(): Promise<string> {
  const numbers = await setTexts(
    PILES.map((pile) => ({ text: `${pile + 1}`, cap: 18, color: "text", from: "middle" })),
  );
  const piles = PILES.map((pile) => {
    const [x, y] = pilePlace(pile);
    const number = at([NUMBER_SHIFT, 3], numbers[pile]?.svg ?? "");
    return at([x, y], onBoard(CARD)) + at([x, y + LABEL_DROP], BADGE + CARDS + number);
  });
  const foundations = (["ascending", "descending"] as const).flatMap((direction) => [
    ...[0, 1, 2, 3].map((suit) => at(foundationPlace(direction, suit), onBoard(CARD))),
    ...arrowPlaces(direction).map((place) => at(place, ARROWS[direction])),
  ]);
  return [...piles, at([PANEL.x, PANEL.y], PANEL_SHAPE), ...foundations].join("");
}

/** The small suits all over a won game's picture. */
export const confettiSvg = () =>
  CONFETTI.map(([suit, x, y]) => at([x, y], confettiShape(suit))).join("");

async function nameSvg(): Promise<string> {
  const [name] = await setTexts([NAME]);
  return at(NAME_PLACE, name?.svg ?? "") + at(MOON_PLACE, MOON);
}
