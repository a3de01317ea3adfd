import type { Definition } from "./definition";
import { CAP_HEIGHT, outline } from "./outline";
import { captions } from "./words";

/** A text's size is the height of its capitals, in pixels. */
type Text = { name: string; text: string; cap: number; sheet: Definition["sheet"] };

/** The glyphs that are set one by one: a name, the characters, the size. */
const FONTS = [
  { font: "label", chars: "0123456789", cap: 18, sheet: "board" },
  { font: "head", chars: "CR1N-", cap: 34, sheet: "text" },
  { font: "code", chars: "ABCDEFGHIJKLMNOPQRSTUVWXYZ", cap: 56, sheet: "text" },
  { font: "tally", chars: "0123456789", cap: 88, sheet: "won" },
] as const;

const CAPTION_CAP = 28;
const NAME_CAP = 26;

/** Extra space behind a glyph, in heights of a capital. */
const LETTER_GAP = 1 / 60;

/** Size at which the typeface is outlined, before it is scaled. */
const SIZE = 1000;

/** All text of the pictures: glyphs begin at their place, whole words have their middle there. */
export async function textDefinitions(): Promise<Definition[]> {
  const glyphs = FONTS.flatMap(({ font, chars, ...rest }) =>
    [...chars].map((char): Text => ({ name: `${font}:${char}`, text: char, ...rest })),
  );
  const words: Text[] = [
    { name: "name", text: "Crescent", cap: NAME_CAP, sheet: "text" },
    ...(await captions()).map(
      (text): Text => ({ name: `caption:${text}`, text, cap: CAPTION_CAP, sheet: "won" }),
    ),
  ];
  const all = [...glyphs, ...words];
  const outlines = await outline(
    all.map(({ text }) => text),
    SIZE,
  );
  return outlines.map(({ path, left, right, advance }, i) => {
    const { name, cap, sheet } = all[i] as Text;
    const scale = cap / (CAP_HEIGHT * SIZE);
    const shift = i < glyphs.length ? 0 : -Math.round(((left + right) * scale) / 2);
    return {
      name,
      sheet,
      kind: "mask",
      width: Math.ceil((right - Math.min(0, left)) * scale) + 8,
      height: Math.ceil(cap * 1.9),
      x: 4 - shift,
      y: Math.ceil(cap * 0.5),
      advance: Math.round(advance * scale + cap * LETTER_GAP),
      svg: `<path fill="currentColor" transform="translate(${shift} ${cap}) scale(${scale})" d="${path}"/>`,
    };
  });
}
