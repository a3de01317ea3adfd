/** The door to motion: a board works without it, and has it where it is wanted. */
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { Place, Position } from "#engine/position";
import { settings } from "../settings/current";

/** Where a card was let go by a hand, in CSS pixels of the window: its motion begins there. */
export interface LetGo {
  readonly place: Place;
  readonly rect: DOMRect;
}

/** How long motion lasts, as a multiple of its usual time. */
const PACES = { normal: 1, slow: 2, fast: 0.5, off: 0 } as const;

/** The top card of a place on a board, or null. */
export function cardElement(board: Element, place: Place): HTMLElement | null {
  return board.querySelector<HTMLElement>(`[data-place="${place}"] .top`);
}

let fetched: typeof import("./motion") | null = null;

/** What shows motion; null while it is not fetched, where it is not wanted or can't be had. */
export function motion(): typeof import("./motion") | null {
  return pace() > 0 ? fetched : null;
}

/** The pace of motion: a factor to its times; 0 where there shall be none. */
export function pace(): number {
  const may =
    typeof Element.prototype.animate === "function" &&
    !matchMedia("(prefers-reduced-motion: reduce)").matches;
  return may ? PACES[settings.value.motion] : 0;
}

/** Shows after each change of the position how the cards came to where they are. */
export function useMotion(
  board: { readonly current: HTMLElement | null },
  position: Position,
  letGo: { current: LetGo | null },
): void {
  const shown = useRef(position);
  const wanted = pace() > 0;
  useEffect(() => {
    if (!wanted) return;
    const keep = (module: typeof import("./motion")) => {
      fetched = module;
    };
    import("./motion").then(keep, () => undefined);
  }, [wanted]);
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = position;
    const released = letGo.current;
    letGo.current = null;
    if (before === position || board.current === null) return;
    motion()?.showMotion(board.current, before, position, released);
  }, [position]);
}
