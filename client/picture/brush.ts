/**
 * Draws small things once on a canvas and turns them into numbers of the palette's colours; whole
 * pictures are then put together from those, without a canvas.
 */
import type { Rank, Suit } from "#engine/card";
import { FACE_RADIUS, FACE_WIDTH, makeFace } from "../art/face";
import type { Index } from "../art/glyphs";
import { type Look, makePalette, type Palette, type Rgb } from "./palette";
import { CARD_HEIGHT, CARD_WIDTH } from "./scene";

/** A drawn thing: a colour's number for each pixel. */
export interface Sprite {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** How words stand in their box. */
export interface WordStyle {
  readonly width: number;
  readonly height: number;
  readonly size: number;
  readonly bold: boolean;
  readonly colour: string;
  readonly align: "start" | "end" | "center";
  readonly dir: "ltr" | "rtl";
}

export interface Brush {
  readonly palette: Palette;
  readonly colour: (css: string) => number;
  readonly card: (suit: Suit, rank: Rank) => Sprite;
  /** Where an emptied pile was. */
  readonly gap: () => Sprite;
  readonly words: (text: string, style: WordStyle) => Sprite;
}

/** What the faces of cards look like: their indexes by rank, from 1, and whether they are large. */
export interface Faces {
  readonly indexes: readonly Index[];
  readonly large: boolean;
}

const FONT = "system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif";

/** A brush for the colours and the cards of a table; null where the browser draws no canvas here. */
export function makeBrush(look: Look, faces: Faces): Brush | null {
  const canvas = new OffscreenCanvas(1, 1);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (context === null) return null;
  const rgb = (css: string): Rgb => {
    const [red = 0, green = 0, blue = 0] = (css.match(/[\d.]+/g) ?? []).map(Number);
    return [red, green, blue];
  };
  const palette = makePalette({
    felt: rgb(look.felt),
    onFelt: rgb(look.onFelt),
    dim: rgb(look.dim),
    line: rgb(look.line),
    accent: rgb(look.accent),
    paper: rgb(look.paper),
    courtPaper: rgb(look.courtPaper),
    edge: rgb(look.edge),
    court: rgb(look.court),
    suits: [rgb(look.suits[0]), rgb(look.suits[1]), rgb(look.suits[2]), rgb(look.suits[3])],
  });
  const draw = (width: number, height: number, paint: () => void): Sprite => {
    canvas.width = width;
    canvas.height = height;
    context.fillStyle = look.felt;
    context.fillRect(0, 0, width, height);
    paint();
    const { data } = context.getImageData(0, 0, width, height);
    const pixels = new Uint8Array(width * height);
    for (let i = 0; i < pixels.length; i++) {
      const at = 4 * i;
      pixels[i] = palette.nearest(
        data[at] as number,
        data[at + 1] as number,
        data[at + 2] as number,
      );
    }
    return { width, height, pixels };
  };
  const outline = () => {
    const radius = (FACE_RADIUS * CARD_WIDTH) / FACE_WIDTH;
    context.beginPath();
    context.roundRect(0.5, 0.5, CARD_WIDTH - 1, CARD_HEIGHT - 1, radius);
  };
  return {
    palette,
    colour: (css) => palette.nearest(...rgb(css)),
    card: (suit, rank) =>
      draw(CARD_WIDTH, CARD_HEIGHT, () => {
        outline();
        context.fillStyle = rank > 10 ? look.courtPaper : look.paper;
        context.fill();
        context.strokeStyle = look.edge;
        context.stroke();
        const scale = CARD_WIDTH / FACE_WIDTH;
        const index = faces.indexes[rank - 1] ?? "A";
        for (const mark of makeFace(suit, rank, index, faces.large)) {
          context.setTransform(scale, 0, 0, scale, mark.x * scale, mark.y * scale);
          context.scale(mark.scale, mark.scale);
          context.fillStyle = mark.ink === "suit" ? (look.suits[suit] ?? look.paper) : look.court;
          context.fill(new Path2D(mark.path));
        }
        context.resetTransform();
      }),
    gap: () =>
      draw(CARD_WIDTH, CARD_HEIGHT, () => {
        outline();
        context.strokeStyle = look.line;
        context.stroke();
      }),
    words: (text, { width, height, size, bold, colour, align, dir }) =>
      draw(width, height, () => {
        context.font = `${bold ? 650 : 400} ${size}px ${FONT}`;
        context.fillStyle = colour;
        context.textBaseline = "middle";
        context.textAlign = align;
        context.direction = dir;
        const atRight = (align === "end") === (dir === "ltr");
        const x = align === "center" ? width / 2 : atRight ? width : 0;
        context.fillText(text, x, height / 2 + 1, width);
      }),
  };
}
