/** The door to motion: a board works without it, and has it where it is wanted. */
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
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

/**
 * Shows after each change of the position how the cards came to where they are. Answers with the
 * position of which a place's cards are to be drawn: at a redeal the piles turn one after the
 * other, each in a frame of its own, as all sixteen would be too much for one. `still`: a change is
 * shown without motion.
 */
export function useMotion(
  board: { readonly current: HTMLElement | null },
  position: Position,
  letGo: { current: LetGo | null },
  still: boolean,
): (place: Place) => Position {
  const shown = useRef(position);
  const before = useRef<Position | null>(null);
  const turns = useRef<Turns | null>(null);
  const [, drawAgain] = useState(0);
  const wanted = pace() > 0;
  useEffect(() => {
    if (!wanted) return;
    const keep = (module: typeof import("./motion")) => {
      fetched = module;
    };
    import("./motion").then(keep, () => undefined);
  }, [wanted]);
  if (shown.current !== position) {
    before.current = shown.current;
    shown.current = position;
    turns.current = still ? null : (motion()?.turnsBetween(before.current, position) ?? null);
  }
  useLayoutEffect(() => {
    const earlier = before.current;
    const released = letGo.current;
    before.current = null;
    letGo.current = null;
    if (earlier === null || board.current === null) return;
    const way = still || turns.current ? null : ([earlier, position] as const);
    motion()?.showMotion(board.current, way, released);
  }, [position]);
  useLayoutEffect(() => {
    const going = turns.current;
    if (going === null || board.current === null) return;
    const now = going.next;
    const timer = setTimeout(() => {
      going.next++;
      if (going.next > going.piles.length) turns.current = null;
      drawAgain((n) => n + 1);
    }, going.everyMs);
    if (now > going.started) {
      going.started = now;
      motion()?.turn(board.current, going.piles[now - 1] as Place, going.forward);
    }
    return () => clearTimeout(timer);
  });
  return (place) => {
    const going = turns.current;
    const waits = going !== null && going.piles.indexOf(place) >= going.next;
    return waits ? going.before : position;
  };
}

/** The turns of the piles at a redeal, as far as they have come. */
export interface Turns {
  readonly before: Position;
  /** The piles that turn, in order. */
  readonly piles: readonly Place[];
  /** Whether the bottom cards come to the top, and not back. */
  readonly forward: boolean;
  readonly everyMs: number;
  /** How many piles show their new cards, and how many have begun to move. */
  next: number;
  started: number;
}
