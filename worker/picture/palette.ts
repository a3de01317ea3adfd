type Rgb = readonly [number, number, number];

const rgb = (hex: string): Rgb =>
  [0, 2, 4].map((i) => Number.parseInt(hex.slice(i, i + 2), 16)) as unknown as Rgb;

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

/** Steps of a ramp: a sprite's mask says 0 (ground) to RAMP_STEPS − 1 (ink). */
export const RAMP_STEPS = 12;

/** The pairs of ground and ink that meet in a picture; each is a ramp of palette entries. */
const RAMPS = [
  ["felt", "card"],
  ["card", "black"],
  ["card", "red"],
  ["card", "court"],
  ["felt", "text"],
  ["felt", "muted"],
  ["felt", "gold"],
  ["felt", "slot"],
  ["felt", "line"],
  ["felt", "shade"],
  ["shade", "card"],
  ["card", "edge"],
  ["shade", "edge"],
  ["slot", "text"],
  ["slot", "line"],
  ["slot", "gold"],
  ["slot", "card"],
  ["slot", "shade"],
] as const satisfies readonly (readonly [Color, Color])[];

type Ramp = (typeof RAMPS)[number];
type Pair<R> = R extends readonly [infer G extends string, infer I extends string]
  ? `${G}-${I}`
  : never;

/** A ramp's name: ground and ink. */
export type RampName = Pair<Ramp>;

/** The palette index at which each ramp begins. */
export const RAMP_START = Object.fromEntries(
  RAMPS.map(([ground, ink], i) => [`${ground}-${ink}`, i * RAMP_STEPS]),
) as Record<RampName, number>;

/** The palette's entries, three bytes each. */
export const PALETTE: Uint8Array = Uint8Array.from(
  RAMPS.flatMap(([ground, ink]) => {
    const from = rgb(COLORS[ground]);
    const to = rgb(COLORS[ink]);
    return Array.from({ length: RAMP_STEPS }, (_, step) =>
      from.map((c, k) => Math.round(c + (((to[k] ?? 0) - c) * step) / (RAMP_STEPS - 1))),
    ).flat();
  }),
);
