import { ENTRIES } from "./sprites.generated.js";

/**
 * A small bitmap of palette indexes, drawn when the worker was built. `left` and `top` lead from
 * the place where the thing stands to its first inked pixel; `advance` is the way to the next
 * glyph of a text; all in pixels. `offset` is where its pixels begin among all sprites'.
 */
export type Sprite = {
  width: number;
  height: number;
  left: number;
  top: number;
  advance: number;
  offset: number;
};

/** The sprite of that name, or undefined where the build drew none. */
export function findSprite(name: string): Sprite | undefined {
  const entry = ENTRIES[name];
  if (entry === undefined) return undefined;
  const [width, height, left, top, advance, offset] = entry;
  return { width, height, left, top, advance, offset };
}

/** The sprite of that name; throws where the build drew none. */
export function spriteOf(name: string): Sprite {
  const sprite = findSprite(name);
  if (sprite === undefined) throw new Error(`no sprite ${name}`);
  return sprite;
}
