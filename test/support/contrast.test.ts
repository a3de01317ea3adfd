/** The colours of client/style/tokens.css, in each combination that one may choose. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const css = readFileSync(new URL("../../client/style/tokens.css", import.meta.url), "utf8");
/** What may be chosen: the plain style and all that changes it. */
const choices = (name: string, first: string) => [
  first,
  ...[...css.matchAll(new RegExp(`data-${name}="(\\w+)"`, "g"))].map(
    ([, choice]) => choice as string,
  ),
];
const TABLES = choices("table", "felt");
const DECKS = choices("deck", "two");

type Rgb = readonly [number, number, number];
type Tokens = (name: string) => string;

/** What a rule of the style sheet sets. */
function rule(selector: string): Map<string, string> {
  const start = css.indexOf(`${selector} {`);
  if (start < 0) throw new Error(`no rule ${selector}`);
  const body = css.slice(start, css.indexOf("}", start));
  return new Map(
    [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [
      name as string,
      value as string,
    ]),
  );
}

/** The colours as a combination shows them, as `#rrggbb`. */
function tokensOf(theme: "light" | "dark", table: string, deck: string): Tokens {
  const all = new Map(rule(":root"));
  const add = (more: Map<string, string>) => {
    for (const [name, value] of more) all.set(name, value);
  };
  if (table !== "felt") add(rule(`:root[data-table="${table}"]`));
  if (deck !== "two") add(rule(`:root[data-deck="${deck}"]`));
  const colorOf: Tokens = (name) => {
    const value = all.get(name) ?? "";
    const pair = /^light-dark\((.+), (.+)\)$/.exec(value);
    const chosen = pair ? (pair[theme === "light" ? 1 : 2] as string) : value;
    const other = /^var\(--(.+)\)$/.exec(chosen)?.[1];
    return other === undefined ? chosen : colorOf(other);
  };
  return colorOf;
}

/** Linear light of a colour, each part from 0 to 1. */
function linear(hex: string): Rgb {
  if (!/^#[0-9a-f]{6}$/.test(hex)) throw new Error(`${hex} is no plain colour`);
  return [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
}

const luminance = ([r, g, b]: Rgb) => 0.2126 * r + 0.7152 * g + 0.0722 * b;

/** The contrast of WCAG 2.2. */
function contrast(one: string, other: string): number {
  const [less, more] = [luminance(linear(one)), luminance(linear(other))].sort((a, b) => a - b);
  return ((more as number) + 0.05) / ((less as number) + 0.05);
}

/** What somebody sees who has no red or no green receptors (Machado, Oliveira, Fernandes 2009). */
const EYES = {
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
} as const;

/** CIE Lab of linear light. */
function lab([r, g, b]: Rgb): Rgb {
  const f = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047);
  const y = f(luminance([r, g, b]));
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** How far apart two colours look (CIE 1976) to certain eyes. */
function apart(one: string, other: string, eyes: keyof typeof EYES): number {
  const seen = (hex: string) => {
    const light = linear(hex);
    const parts = EYES[eyes].map((row) => row.reduce((sum, k, i) => sum + k * (light[i] ?? 0), 0));
    return lab(parts.map((part) => Math.min(1, Math.max(0, part))) as unknown as Rgb);
  };
  const [a, b] = [seen(one), seen(other)];
  return Math.hypot(...a.map((part, i) => part - (b[i] ?? 0)));
}

const SUITS = ["suit-s", "suit-h", "suit-d", "suit-c"];
const TABLE = ["felt", "felt-glow", "felt-deep"];
const SURFACE = ["surface", "surface-2"];
const PAPER = ["paper", "paper-court"];
const pairs = (inks: readonly string[], grounds: readonly string[]) =>
  inks.flatMap((ink) => grounds.map((ground) => [ink, ground] as const));

/** Which ink is read on which ground. */
const TEXT = [
  ...pairs(["on-felt", "on-felt-dim"], TABLE),
  ...pairs(["on-surface", "on-surface-dim", "link", "danger"], SURFACE),
  ...pairs(SUITS, PAPER),
  ["on-accent", "accent"],
  // A chosen segment of a setting.
  ["surface", "link"],
] as const;
/** Which mark is seen on which ground. */
const GRAPHICS = [
  ...pairs(["accent"], TABLE),
  ...pairs(["line", "link"], SURFACE),
  ...pairs(["mark", "court"], PAPER),
] as const;

describe.each(["light", "dark"] as const)("%s", (theme) => {
  describe.each(TABLES)("on %s", (table) => {
    it.each(DECKS)("with %s colours has the contrast of WCAG AA", (deck) => {
      const token = tokensOf(theme, table, deck);
      const poor = (least: number) => (pair: readonly [string, string]) =>
        contrast(token(pair[0]), token(pair[1])) < least;
      expect({ text: TEXT.filter(poor(4.5)), graphics: GRAPHICS.filter(poor(3)) }).toEqual({
        text: [],
        graphics: [],
      });
    });
  });

  it.each(["deuteranopia", "protanopia"] as const)("four suits are told apart with %s", (eyes) => {
    const token = tokensOf(theme, "felt", "four");
    for (const [i, one] of SUITS.entries()) {
      for (const other of SUITS.slice(i + 1)) {
        // Neighbouring shades are told apart from about 5 on.
        expect(apart(token(one), token(other), eyes)).toBeGreaterThan(15);
      }
    }
  });
});
