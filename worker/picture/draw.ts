import { type Bitmap, drawImage, drawMask, makeBitmap } from "./bitmap";
import {
  arrowPlaces,
  CAPTION_TOP,
  CODE_PLACE,
  CONFETTI,
  foundationPlace,
  HEAD_DROP,
  HEIGHT,
  LABEL_DROP,
  MOON_PLACE,
  NAME_PLACE,
  PANEL,
  type Place,
  pilePlace,
  TALLY_GAP,
  TALLY_TOP,
  WIDTH,
} from "./layout";
import { PALETTE, type RampName } from "./palette";
import { encodePng } from "./png";
import type { BoardScene, CourtIndexes, Scene, WonScene } from "./scene";
import { findSprite, spriteOf } from "./sprites";

/** The bytes of a scene's PNG, 1200 × 630. The same scene gives the same bytes on one runtime. */
export function drawPicture(scene: Scene): Uint8Array<ArrayBuffer> {
  const bitmap = makeBitmap();
  if (scene.kind === "board") drawBoard(bitmap, scene);
  else drawWon(bitmap, scene);
  drawCode(bitmap, scene.code);
  drawMask(bitmap, spriteOf("name"), "felt-muted", ...NAME_PLACE);
  drawMask(bitmap, spriteOf("moon"), "felt-gold", ...MOON_PLACE);
  return encodePng(WIDTH, HEIGHT, PALETTE, bitmap);
}

function drawBoard(bitmap: Bitmap, scene: BoardScene): void {
  scene.piles.forEach(({ top, height }, pile) => {
    const [x, y] = pilePlace(pile);
    if (top === null) drawImage(bitmap, spriteOf("slot"), x, y);
    else {
      drawImage(bitmap, spriteOf("card"), x, y);
      drawFace(bitmap, Math.floor(top / 13), (top % 13) + 1, scene.indexes, [x, y]);
    }
    drawLabel(bitmap, pile + 1, height, [x, y + LABEL_DROP]);
  });
  drawImage(bitmap, spriteOf("panel"), PANEL.x, PANEL.y);
  for (const direction of ["ascending", "descending"] as const) {
    for (const place of arrowPlaces(direction)) {
      drawMask(bitmap, spriteOf(`arrow:${direction}`), "slot-gold", ...place);
    }
    scene[direction].forEach((rank, suit) => {
      const place = foundationPlace(direction, suit);
      drawImage(bitmap, spriteOf("card:panel"), ...place);
      drawFace(bitmap, suit, rank, scene.indexes, place);
    });
  }
}

/** What the index of a rank reads. */
function indexOf(rank: number, [ace, jack, queen, king]: CourtIndexes): string {
  return { 1: ace, 11: jack, 12: queen, 13: king }[rank] ?? String(rank);
}

/** What stands on a card that is drawn already. */
function drawFace(
  bitmap: Bitmap,
  suit: number,
  rank: number,
  indexes: CourtIndexes,
  [x, y]: Place,
): void {
  const ramp = suit === 1 || suit === 2 ? "card-red" : "card-black";
  drawMask(bitmap, spriteOf(`index:${indexOf(rank, indexes)}`), ramp, x, y);
  drawMask(bitmap, spriteOf(`suit:${suit}${rank > 10 ? ":court" : ""}`), ramp, x, y);
  if (rank > 10) drawMask(bitmap, spriteOf(`court:${rank}`), "card-court", x, y);
}

/** The pile's number on its badge, and at the right the count of its cards. */
function drawLabel(bitmap: Bitmap, number: number, count: number, [x, y]: Place): void {
  drawImage(bitmap, spriteOf("badge"), x, y);
  drawText(bitmap, "label", String(number), "slot-text", x + 17, y + 3, 0.5);
  drawMask(bitmap, spriteOf("cards"), "felt-muted", x, y);
  drawText(bitmap, "label", String(count), "felt-muted", x + 57, y + 3, 0);
}

/** The code's seven letters large, what leads them smaller, both on one line in the middle. */
function drawCode(bitmap: Bitmap, code: string): void {
  const cut = code.lastIndexOf("-") + 1;
  const head = code.slice(0, cut);
  const letters = code.slice(cut);
  const [middle, top] = CODE_PLACE;
  const width = textWidth("head", head) + textWidth("code", letters);
  const left = middle - Math.round(width / 2);
  drawText(bitmap, "head", head, "felt-muted", left, top + HEAD_DROP, 0);
  drawText(bitmap, "code", letters, "felt-text", left + textWidth("head", head), top, 0);
}

function drawWon(bitmap: Bitmap, scene: WonScene): void {
  const [ace, , , king] = scene.indexes;
  drawImage(bitmap, spriteOf(`fan:${ace}:${king}`), 0, 0);
  for (const [suit, x, y] of CONFETTI) {
    const ramp = suit === 1 || suit === 2 ? "felt-gold" : "felt-line";
    drawMask(bitmap, spriteOf(`confetti:${suit}`), ramp, x, y);
  }
  const blocks = scene.tallies.map(({ count, caption }) => {
    const words = findSprite(`caption:${caption}`);
    const width = Math.max(textWidth("tally", String(count)), words?.width ?? 0);
    return { count, words, width };
  });
  const whole = blocks.reduce((sum, { width }) => sum + width, TALLY_GAP);
  let left = Math.round((WIDTH - whole) / 2);
  for (const { count, words, width } of blocks) {
    const middle = left + Math.round(width / 2);
    drawText(bitmap, "tally", String(count), "felt-gold", middle, TALLY_TOP, 0.5);
    if (words !== undefined) drawMask(bitmap, words, "felt-text", middle, CAPTION_TOP);
    left += width + TALLY_GAP;
  }
}

const textWidth = (font: string, text: string) =>
  [...text].reduce((sum, char) => sum + spriteOf(`${font}:${char}`).advance, 0);

/** Draws a text; `anchor` is the part of its width that lies left of x: 0, 0.5 or 1. */
function drawText(
  bitmap: Bitmap,
  font: string,
  text: string,
  ramp: RampName,
  x: number,
  y: number,
  anchor: number,
): void {
  let left = x - Math.round(textWidth(font, text) * anchor);
  for (const char of text) {
    const sprite = spriteOf(`${font}:${char}`);
    drawMask(bitmap, sprite, ramp, left, y);
    left += sprite.advance;
  }
}
