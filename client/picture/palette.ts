/** The few colours of a moving picture: those of the table, and what lies between neighbours. */
import { MOST_COLOURS } from "./gif";

/** Red, green and blue, each 0–255. */
export type Rgb = readonly [number, number, number];

/** Colours as the picture wants them, by what they are for. */
export interface Look<Colour = string> {
  readonly felt: Colour;
  readonly onFelt: Colour;
  readonly dim: Colour;
  readonly line: Colour;
  readonly accent: Colour;
  readonly paper: Colour;
  /** The ground of Jack, Queen and King. */
  readonly courtPaper: Colour;
  readonly edge: Colour;
  readonly court: Colour;
  readonly suits: readonly [Colour, Colour, Colour, Colour];
}

export interface Palette {
  /** Red, green, blue for each colour. */
  readonly bytes: Uint8Array;
  /** The number of the colour that is nearest to one. */
  readonly nearest: (red: number, green: number, blue: number) => number;
}

/** How many shades lie between two colours whose edges are smoothed into each other. */
const SHADES = 7;

/** The palette of a look. */
export function makePalette(look: Look<Rgb>): Palette {
  const { felt, paper, courtPaper } = look;
  const pairs: readonly (readonly [Rgb, Rgb])[] = [
    ...look.suits.map((suit) => [paper, suit] as const),
    ...look.suits.map((suit) => [courtPaper, suit] as const),
    [courtPaper, look.court],
    [courtPaper, look.edge],
    [felt, look.edge],
    [felt, look.onFelt],
    [felt, look.dim],
    [felt, look.line],
    [felt, look.accent],
    [paper, look.edge],
  ];
  const colours = new Map<string, Rgb>();
  for (const [from, to] of pairs) {
    for (let shade = 0; shade <= SHADES; shade++) {
      const colour = mix(from, to, shade / SHADES);
      colours.set(colour.join(), colour);
    }
  }
  const list = [...colours.values()].slice(0, MOST_COLOURS);
  return { bytes: Uint8Array.from(list.flat()), nearest: makeNearest(list) };
}

function mix(from: Rgb, to: Rgb, part: number): Rgb {
  const at = (i: 0 | 1 | 2) => Math.round(from[i] + (to[i] - from[i]) * part);
  return [at(0), at(1), at(2)];
}

function makeNearest(colours: readonly Rgb[]): Palette["nearest"] {
  const known = new Map<number, number>();
  return (red, green, blue) => {
    const key = (red << 16) | (green << 8) | blue;
    let best = known.get(key);
    if (best === undefined) {
      best = 0;
      let least = Number.POSITIVE_INFINITY;
      for (const [number, [r, g, b]] of colours.entries()) {
        const distance = (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2;
        if (distance < least) [best, least] = [number, distance];
      }
      known.set(key, best);
    }
    return best;
  };
}
