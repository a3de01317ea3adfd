import { KING } from "#engine/card";
import { drawGround, drawSprite, rows } from "./canvas";
import {
  BESIDE_MIDDLES,
  BESIDE_RISE,
  besideSqueeze,
  CAPTION_TOP,
  CODE_PLACE,
  COUNT_SHIFT,
  codeSqueeze,
  FAN,
  foundationPlace,
  HEIGHT,
  LABEL_DROP,
  type Place,
  PREFIX_DROP,
  pilePlace,
  SIGN_MIDDLE,
  TALLY_TOP,
  type TallyWidths,
  tallyMiddles,
  WIDTH,
} from "./layout";
import { PALETTE, suitColor } from "./palette";
import { encodePng } from "./png";
import type { BoardScene, CourtIndexes, Scene, Tally, WonScene } from "./scene";
import { findSprite, spriteOf } from "./sprites";

/** The bytes of a scene's PNG, 1200 × 630. The same scene gives the same bytes on one runtime. */
export function drawPicture(scene: Scene): Uint8Array<ArrayBuffer> {
  if (scene.kind === "board") drawBoard(scene);
  else drawWon(scene);
  drawCode(scene.code);
  return encodePng(WIDTH, HEIGHT, PALETTE, rows());
}

function drawBoard({ piles, indexes, ascending, descending, beside }: BoardScene): void {
  drawGround("board");
  piles.forEach(({ top, height }, pile) => {
    const [x, y] = pilePlace(pile);
    if (top === null) drawSprite(spriteOf("slot"), x, y);
    else drawFace(Math.floor(top / 13), (top % 13) + 1, indexes, [x, y]);
    drawText("count", String(height), [x + COUNT_SHIFT, y + LABEL_DROP + 3]);
  });
  ascending.forEach((rank, suit) => {
    drawFace(suit, rank, indexes, foundationPlace("ascending", suit));
  });
  descending.forEach((rank, suit) => {
    drawFace(suit, rank, indexes, foundationPlace("descending", suit));
  });
  beside?.forEach(({ count, sign }, i) => {
    const middle = BESIDE_MIDDLES[i] as number;
    drawNumber(count, middle, TALLY_TOP - BESIDE_RISE, besideSqueeze);
    drawSprite(spriteOf(`sign:${sign}`), middle, SIGN_MIDDLE);
  });
}

/** Makes a card out of a blank one. */
function drawFace(
  suit: number,
  rank: number,
  [ace, jack, queen, king]: CourtIndexes,
  [x, y]: Place,
): void {
  const index = { 1: ace, 11: jack, 12: queen, 13: king }[rank] ?? String(rank);
  drawSprite(spriteOf(`index:${index}:${suitColor(suit)}`), x, y);
  drawSprite(spriteOf(rank > 10 ? `suit:${suit}:court` : `suit:${suit}`), x, y);
  if (rank > 10) drawSprite(spriteOf(`court:${rank}`), x, y);
}

/** The two numbers with the words below them, side by side in the middle under the cards. */
function drawWon({ indexes: [ace, , , king], tallies }: WonScene): void {
  drawGround("won");
  FAN.forEach(({ rank }, card) => {
    drawSprite(spriteOf(`fan:${card}:${rank === KING ? king : ace}`), 0, 0);
  });
  const [first, second] = tallies;
  const middles = tallyMiddles(tallyWidths(first), tallyWidths(second));
  tallies.forEach(({ count, caption }, i) => {
    const middle = middles[i] as number;
    drawNumber(count, middle, TALLY_TOP);
    const words = findSprite(`caption:${caption}`);
    if (words !== undefined) drawSprite(words, middle, CAPTION_TOP);
  });
}

function drawNumber(
  count: number,
  middle: number,
  top: number,
  squeeze = (_width: number, _digits: number) => 0,
): void {
  const digits = String(count);
  const free = textWidth("tally", digits);
  const closer = squeeze(free, digits.length);
  const left = middle - Math.round((free - closer * digits.length) / 2);
  drawText("tally", digits, [left, top], closer);
}

function tallyWidths({ count, caption }: Tally): TallyWidths {
  return [textWidth("tally", String(count)), findSprite(`caption:${caption}`)?.width ?? 0];
}

/**
 * The code's seven letters large, what leads them smaller, both on one line in the middle. Wide
 * letters stand closer where they would need too much room.
 */
function drawCode(code: string): void {
  const cut = code.lastIndexOf("-") + 1;
  const prefix = spriteOf(`prefix:${code.slice(0, cut)}`);
  const letters = code.slice(cut);
  const [middle, top] = CODE_PLACE;
  const free = prefix.advance + textWidth("letter", letters);
  const closer = codeSqueeze(free, letters.length);
  const left = middle - Math.round((free - closer * letters.length) / 2);
  drawSprite(prefix, left, top + PREFIX_DROP);
  drawText("letter", letters, [left + prefix.advance, top], closer);
}

const textWidth = (font: string, text: string) =>
  [...text].reduce((sum, char) => sum + spriteOf(`${font}:${char}`).advance, 0);

function drawText(font: string, text: string, [x, y]: Place, closer = 0): void {
  let left = x;
  for (const char of text) {
    const sprite = spriteOf(`${font}:${char}`);
    drawSprite(sprite, left, y);
    left += sprite.advance - closer;
  }
}
