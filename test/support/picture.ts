/** A preview picture's scene drawn as one SVG, which the picture of sprites must look the same as. */
import { EACH_SUIT } from "#engine/card";
import { CAP_HEIGHT, outline } from "../../worker/picture/build/outline";
import {
  ARROWS,
  BADGE,
  CARD,
  CARDS,
  confettiShape,
  faceShape,
  fanShape,
  MOON,
  onBoard,
  PANEL_SHAPE,
  SIGNS,
  SLOT,
} from "../../worker/picture/build/shapes";
import {
  arrowPlaces,
  BESIDE_MIDDLES,
  BESIDE_RISE,
  besideSqueeze,
  CAPTION_TOP,
  CODE_PLACE,
  CONFETTI,
  COUNT_SHIFT,
  codeSqueeze,
  foundationPlace,
  HEIGHT,
  LABEL_DROP,
  MOON_PLACE,
  NAME_PLACE,
  NUMBER_SHIFT,
  PANEL,
  type Place,
  PREFIX_DROP,
  pilePlace,
  SIGN_MIDDLE,
  TALLY_TOP,
  tallyMiddles,
  WIDTH,
} from "../../worker/picture/layout";
import { COLORS, type Color } from "../../worker/picture/palette";
import type { BoardScene, Scene, WonScene } from "../../worker/picture/scene";
import { spriteOf } from "../../worker/picture/sprites";

/** The whole scene as an SVG of the picture's size; its text is text in the typeface. */
export async function sceneSvg(scene: Scene): Promise<string> {
  const parts = [
    scene.kind === "board" ? await boardSvg(scene) : await wonSvg(scene),
    codeSvg(scene.code),
    ...(await inMiddle([{ text: "Crescent", place: NAME_PLACE }], 26, "muted")),
    at(MOON_PLACE, MOON),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="#${COLORS.felt}"/>${parts.join("")}</svg>`;
}

const at = ([x, y]: Place, svg: string) => `<g transform="translate(${x} ${y})">${svg}</g>`;

function card(place: Place, suit: number, rank: number, indexes: Scene["indexes"]): string {
  const [ace, jack, queen, king] = indexes;
  const index = [ace, 2, 3, 4, 5, 6, 7, 8, 9, 10, jack, queen, king][rank - 1];
  return at(place, onBoard(CARD + faceShape(suit, rank, `${index}`)));
}

async function boardSvg({ piles, indexes, ...scene }: BoardScene): Promise<string> {
  const labels = piles.map((_, pile): Place => {
    const [x, y] = pilePlace(pile);
    return [x, y + LABEL_DROP];
  });
  const numbers = labels.map(([x, y], pile): { text: string; place: Place } => ({
    text: `${pile + 1}`,
    place: [x + NUMBER_SHIFT, y + 3],
  }));
  const parts = piles.map(({ top, height }, pile) => {
    const place = pilePlace(pile);
    const [x, y] = labels[pile] ?? place;
    const shown =
      top === null
        ? at(place, onBoard(SLOT))
        : card(place, Math.floor(top / 13), (top % 13) + 1, indexes);
    const count = glyphs(`${height}`, "count", 18, "muted", [x + COUNT_SHIFT, y + 3]);
    return shown + at([x, y], BADGE + CARDS) + count;
  });
  const foundations = (["ascending", "descending"] as const).flatMap((direction) => [
    ...arrowPlaces(direction).map((place) => at(place, ARROWS[direction])),
    ...EACH_SUIT.map((suit) =>
      card(foundationPlace(direction, suit), suit, scene[direction][suit] ?? 0, indexes),
    ),
  ]);
  const panel = at([PANEL.x, PANEL.y], PANEL_SHAPE);
  const beside = (scene.beside ?? []).flatMap(({ count, sign }, i) => {
    const middle = BESIDE_MIDDLES[i] ?? 0;
    return [
      numberSvg(count, middle, TALLY_TOP - BESIDE_RISE, besideSqueeze),
      at([middle, SIGN_MIDDLE], SIGNS[sign]),
    ];
  });
  const numbered = await inMiddle(numbers, 18, "text");
  return [...parts, ...numbered, panel, ...foundations, ...beside].join("");
}

async function wonSvg({ indexes: [ace, , , king], tallies }: WonScene): Promise<string> {
  const confetti = CONFETTI.map(([suit, x, y]) => at([x, y], confettiShape(suit)));
  const widths = ({ count, caption }: WonScene["tallies"][0]) =>
    [width(`${count}`, "tally"), spriteOf(`caption:${caption}`).width] as const;
  const middles = tallyMiddles(widths(tallies[0]), widths(tallies[1]));
  const numbers = tallies.map(({ count }, i) => numberSvg(count, middles[i] ?? 0, TALLY_TOP));
  const captions = tallies.map(({ caption }, i): { text: string; place: Place } => ({
    text: caption,
    place: [middles[i] ?? 0, CAPTION_TOP],
  }));
  const words = await inMiddle(captions, 28, "text");
  return [fanShape(ace, king), ...confetti, ...numbers, ...words].join("");
}

function numberSvg(
  count: number,
  middle: number,
  top: number,
  squeeze = (_width: number, _digits: number) => 0,
): string {
  const digits = `${count}`;
  const free = width(digits, "tally");
  const closer = squeeze(free, digits.length);
  const start = middle - Math.round((free - closer * digits.length) / 2);
  return glyphs(digits, "tally", 88, "gold", [start, top], closer);
}

function codeSvg(code: string): string {
  const [prefix, letters] = [code.slice(0, -7), code.slice(-7)];
  const [middle, top] = CODE_PLACE;
  const { advance } = spriteOf(`prefix:${prefix}`);
  const free = advance + width(letters, "letter");
  const closer = codeSqueeze(free, letters.length);
  const left = middle - Math.round((free - closer * letters.length) / 2);
  return (
    plain(prefix, 34, "muted", [left, top + PREFIX_DROP]) +
    glyphs(letters, "letter", 56, "text", [left + advance, top], closer)
  );
}

const width = (text: string, font: string) =>
  [...text].reduce((sum, char) => sum + spriteOf(`${font}:${char}`).advance, 0);

/** Characters set one by one, as far from each other as the sprites'. */
function glyphs(
  text: string,
  font: string,
  cap: number,
  color: Color,
  [x, y]: Place,
  closer = 0,
): string {
  return [...text]
    .map((char, i) => plain(char, cap, color, [x + width(text.slice(0, i), font) - closer * i, y]))
    .join("");
}

const LARGE = 1000;

/** Texts whose ink has its middle at their place, to the pixel. */
async function inMiddle(
  texts: readonly { text: string; place: Place }[],
  cap: number,
  color: Color,
): Promise<string[]> {
  // Outlined large and made smaller, so that a middle between two pixels is rounded the same way.
  const inks = await outline(
    texts.map(({ text }) => text),
    LARGE,
  );
  const half = cap / (CAP_HEIGHT * LARGE) / 2;
  return texts.map(({ text, place: [x, y] }, i) => {
    const shift = Math.round(((inks[i]?.left ?? 0) + (inks[i]?.right ?? 0)) * half);
    return plain(text, cap, color, [x - shift, y]);
  });
}

const plain = (text: string, cap: number, color: Color, [x, y]: Place) =>
  `<text x="${x}" y="${y + cap}" font-family="Rubik" font-weight="600" font-size="${cap / CAP_HEIGHT}" fill="#${COLORS[color]}">${text}</text>`;
