import { FACE_HEIGHT, FACE_RADIUS, FACE_WIDTH, type Mark, makeFace } from "#art/face";
import { isIndex } from "#art/glyphs";
import { SUIT_PATHS } from "#art/suits";
import { ACE } from "#engine/card";
import { CARD_SCALE, FAN, PANEL } from "../layout";
import { COLORS, suitColor } from "../palette";

/** The ground on which the foundations stand. */
export const PANEL_SHAPE = `<rect width="${PANEL.width}" height="${PANEL.height}" rx="22" fill="#${COLORS.slot}"/>`;

/** The crescent before the game's name, its middle at 0,0. */
export const MOON = `<path fill="#${COLORS.gold}" d="M5-15.500A16 16 0 1 0 15.500 6 13 13 0 0 1 5-15.500z"/>`;

/** A small suit of the confetti, its middle at 0,0. */
export const confettiShape = (suit: number) =>
  `<path fill="#${suitColor(suit) === "red" ? COLORS.gold : COLORS.line}" transform="rotate(${suit * 14 - 21}) scale(.34) translate(-50 -50)" d="${SUIT_PATHS[suit]}"/>`;

/** A card as large as the board has it. */
export const onBoard = (svg: string) => `<g transform="scale(${CARD_SCALE})">${svg}</g>`;

/** An empty card, its upper left corner at 0,0, with the shade it casts downwards. */
export const CARD = `${box(0, 3, COLORS.shade)}${box(0, 0, COLORS.card)}`;

/** The place of an emptied pile. */
export const SLOT = `<rect x="1" y="1" width="${FACE_WIDTH - 2}" height="${FACE_HEIGHT - 2}" rx="${FACE_RADIUS - 1}" fill="#${COLORS.slot}" stroke="#${COLORS.line}" stroke-width="2"/>`;

/** The ground of a pile's number. */
export const BADGE = `<rect width="34" height="25" rx="7" fill="#${COLORS.slot}"/>`;

/** A small heap of cards, which stands before the count of a pile's cards. */
export const CARDS = `<g fill="none" stroke="#${COLORS.muted}" stroke-width="2.2" stroke-linejoin="round"><rect x="40" y="8" width="9" height="13" rx="2"/><path d="M44 4h6a3 3 0 0 1 3 3v10"/></g>`;

/** Arrows of the ascending and descending foundations, 24 × 28. */
export const ARROWS = {
  ascending: `<path fill="#${COLORS.gold}" d="M12 0 23 13H15.500V28H8.500V13H1z"/>`,
  descending: `<path fill="#${COLORS.gold}" d="M12 28 1 15H8.500V0H15.500V15H23z"/>`,
};

/** The signs of moves, of redeals and of moves to beat (a cup), their middles at 0,0. */
export const SIGNS = {
  moves: `<path fill="#${COLORS.text}" d="M-21-4H3V-15L21 0 3 15V4H-21z"/>`,
  redeals: `<path fill="none" stroke="#${COLORS.text}" stroke-width="5.500" d="M12.700-8.900A15.500 15.500 0 1 0 15.400 2"/><path fill="#${COLORS.text}" d="M19.500-17V-1.500H4z"/>`,
  beat: `<path fill="none" stroke="#${COLORS.gold}" stroke-width="3.500" d="M-10-13H-17.500C-17.500-5-14-1-9 0M10-13H17.500C17.500-5 14-1 9 0"/><path fill="#${COLORS.gold}" d="M-11-17H11V-5C11 3 7 7 2.500 8.500V12H9V17H-9V12H-2.500V8.500C-7 7-11 3-11-5z"/>`,
};

/** A mark of a card's face in a colour. */
export const markShape = ({ path, x, y, scale }: Mark, color: string) =>
  `<path fill="${color}" transform="translate(${x} ${y}) scale(${scale})" d="${path}"/>`;

/** A card's face in its colours, with no card below it; with no letters, all but its index. */
export function faceShape(suit: number, rank: number, letters: string | null): string {
  const index = letters ?? "A";
  if (!isIndex(index)) throw new Error(`no outline of the index ${index}`);
  const inks = { suit: `#${COLORS[suitColor(suit)]}`, court: `#${COLORS.court}` };
  return makeFace(suit, rank, index)
    .slice(letters === null ? 1 : 0)
    .map((mark) => markShape(mark, inks[mark.ink]))
    .join("");
}

/** A whole suit's cards from above, a little of their edges to be seen. */
const PILE = `${box(0, 11, COLORS.shade)}${[8, 4].map((y) => box(0, y, COLORS.edge, COLORS.shade)).join("")}${box(0, 0, COLORS.card)}`;

/** Radius of the arc on which a won game's cards lie, and the arc's middle, in pixels. */
const ARC = { radius: 770, x: 600, y: 876, step: 11, scale: 1.46 };

const fanAngle = (card: number) => (card - 3.5) * ARC.step;

/** A point of a card's face on the arc, in pixels of the picture. */
export function fanPoint(card: number, x: number, y: number): [x: number, y: number] {
  const angle = (fanAngle(card) * Math.PI) / 180;
  const right = (x - FACE_WIDTH / 2) * ARC.scale;
  const down = (y - FACE_HEIGHT / 2) * ARC.scale - ARC.radius;
  return [
    ARC.x + right * Math.cos(angle) - down * Math.sin(angle),
    ARC.y + right * Math.sin(angle) + down * Math.cos(angle),
  ];
}

/** The eight full foundations of a won game as an arc over the picture's whole width. */
export function fanShape(ace: string | null, king: string | null): string {
  return FAN.map(({ suit, rank }, card) => {
    const place = `translate(${ARC.x} ${ARC.y}) rotate(${fanAngle(card)}) translate(0 ${-ARC.radius}) scale(${ARC.scale}) translate(${-FACE_WIDTH / 2} ${-FACE_HEIGHT / 2})`;
    return `<g transform="${place}">${PILE}${faceShape(suit, rank, rank === ACE ? ace : king)}</g>`;
  }).join("");
}

function box(x: number, y: number, color: string, stroke = color): string {
  return `<rect x="${x}" y="${y}" width="${FACE_WIDTH}" height="${FACE_HEIGHT}" rx="${FACE_RADIUS}" fill="#${color}" stroke="#${stroke}"/>`;
}
