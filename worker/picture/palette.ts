/** The picture's colours, as `rrggbb`. */
export const COLORS = {
  felt: "17543d",
  slot: "10402e",
  line: "3f7a62",
  shade: "0e3627",
  card: "fffdf7",
  edge: "d5cfba",
  black: "16181d",
  red: "c8202f",
  court: "b8821a",
  text: "fbf6e6",
  muted: "a9cbb9",
  gold: "f5c84c",
} as const;

export type Color = keyof typeof COLORS;

/** The colour of a suit's marks, ♠ ♥ ♦ ♣. */
export const suitColor = (suit: number) => (suit === 1 || suit === 2 ? "red" : "black");

/** Shades from one colour of a pair to the other, both of them included. */
const STEPS = 12;

/** The pairs of colours that meet in a picture. */
const PAIRS: readonly (readonly [Color, Color])[] = [
  ["felt", "card"],
  ["felt", "text"],
  ["felt", "muted"],
  ["felt", "gold"],
  ["felt", "slot"],
  ["felt", "line"],
  ["felt", "shade"],
  ["card", "black"],
  ["card", "red"],
  ["card", "court"],
  ["card", "shade"],
  ["card", "edge"],
  ["edge", "shade"],
  ["slot", "text"],
  ["slot", "line"],
  ["slot", "gold"],
  ["slot", "card"],
  ["slot", "shade"],
];

const channels = (color: Color) =>
  [0, 2, 4].map((at) => Number.parseInt(COLORS[color].slice(at, at + 2), 16));

/** The palette, three bytes per entry; the felt is entry 0. At most 256 entries. */
export const PALETTE: Uint8Array = Uint8Array.from(
  PAIRS.flatMap(([one, other]) => {
    const from = channels(one);
    const to = channels(other);
    return Array.from({ length: STEPS }, (_, step) =>
      from.map((c, k) => Math.round(c + (((to[k] ?? 0) - c) * step) / (STEPS - 1))),
    ).flat();
  }),
);
