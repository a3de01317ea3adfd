import { type Mark, makeFace } from "#art/face";
import { GLYPH_HEIGHT, GLYPHS, isIndex } from "#art/glyphs";
import { ACE } from "#engine/card";
import { FAN, HEIGHT, WIDTH } from "../layout";
import { COLORS } from "../palette";
import type { Definition } from "./definition";
import { confettiSvg } from "./grounds";
import { fanPoint, fanShape } from "./shapes";
import { courtIndexes } from "./words";

/** The index letters of a won game's cards, each in its place and as oblique as its card. */
export function fanDefinitions(): Definition[] {
  const each = (index: 0 | 3) => new Set(courtIndexes().map((letters) => letters[index]));
  const [aces, kings] = [each(0), each(3)];
  return FAN.flatMap(({ suit, rank }, card) =>
    [...(rank === ACE ? aces : kings)].map((letters) => {
      if (!isIndex(letters)) throw new Error(`no outline of the index ${letters}`);
      const [mark] = makeFace(suit, rank, letters);
      return {
        ...cell(card, mark as Mark, GLYPHS[letters].width),
        name: `fan:${card}:${letters}`,
        ground: "card",
        advance: 0,
        svg: FELT + fanShape(letters, letters) + confettiSvg(),
      };
    }),
  );
}

const FELT = `<rect width="${WIDTH}" height="${HEIGHT}" fill="#${COLORS.felt}"/>`;

/** What a letter takes of the picture, with the room below its foot that some letters use. */
function cell(card: number, { x, y, scale }: Mark, width: number) {
  const [right, bottom] = [x + width * scale + 1, y + GLYPH_HEIGHT * scale * 1.2];
  const corners = [x - 1, right].flatMap((cx) =>
    [y - 1, bottom].map((cy) => fanPoint(card, cx, cy)),
  );
  const xs = corners.map(([cx]) => cx);
  const ys = corners.map(([, cy]) => cy);
  const [left, top] = [Math.floor(Math.min(...xs)), Math.floor(Math.min(...ys))];
  return {
    x: -left,
    y: -top,
    width: Math.ceil(Math.max(...xs)) - left,
    height: Math.ceil(Math.max(...ys)) - top,
  };
}
