import { CODE_PREFIX } from "#engine/code";
import { COLORS, type Color } from "../palette";
import type { Definition } from "./definition";
import { CAP_HEIGHT, outline } from "./outline";
import { captions } from "./words";

/** A text to be set, its size the height of its capitals in pixels. */
type Text = { text: string; cap: number; color: Color; from: "left" | "middle" };

/** A text that has been set: its SVG, with the top of its capitals at 0, and its extent. */
export type SetText = { svg: string; left: number; right: number; advance: number };

const DIGITS = [..."0123456789"];
const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/** The glyphs that are set one by one, and the words: a name, the texts, how they look. */
const FONTS = [
  { name: "count", texts: DIGITS, cap: 18, color: "muted", from: "left" },
  { name: "prefix", texts: [CODE_PREFIX], cap: 34, color: "muted", from: "left" },
  { name: "letter", texts: LETTERS, cap: 56, color: "text", from: "left" },
  { name: "tally", texts: DIGITS, cap: 88, color: "gold", from: "left" },
] as const;

const CAPTION = { cap: 28, color: "text", from: "middle" } as const;

/** Extra space behind a glyph, in heights of a capital. */
const LETTER_GAP = 1 / 60;

/** Size at which the typeface is outlined, before it is scaled. */
const SIZE = 1000;

/** Sets texts at 0,0: from there to the right, or with the middle of their ink there. */
export async function setTexts(texts: readonly Text[]): Promise<SetText[]> {
  const outlines = await outline(
    texts.map(({ text }) => text),
    SIZE,
  );
  return outlines.map(({ path, left, right, advance }, i) => {
    const { cap, color, from } = texts[i] as Text;
    const scale = cap / (CAP_HEIGHT * SIZE);
    const x = from === "left" ? 0 : -Math.round(((left + right) * scale) / 2);
    return {
      svg: `<path fill="#${COLORS[color]}" transform="translate(${x} ${cap}) scale(${scale})" d="${path}"/>`,
      left: Math.floor(x + left * scale),
      right: Math.ceil(x + right * scale),
      advance: Math.round(advance * scale + cap * LETTER_GAP),
    };
  });
}

/** The sprites of all text that differs from scene to scene. */
export async function textDefinitions(): Promise<Definition[]> {
  const words = { name: "caption", texts: await captions(), ...CAPTION };
  const all = [...FONTS, ...[words]].flatMap(({ name, texts, ...rest }) =>
    texts.map((text) => ({ name: `${name}:${text}`, text, ...rest })),
  );
  const set = await setTexts(all);
  return all.map(({ name, cap }, i) => {
    const { svg, left, right, advance } = set[i] as SetText;
    const x = 4 - Math.min(0, left);
    const y = Math.ceil(cap / 2);
    return {
      name,
      ground: "felt",
      width: x + right + 4,
      height: Math.ceil(cap * 2.2),
      x,
      y,
      advance,
      svg,
    };
  });
}
