/** The door to dragging and long presses: a board is tapped at once, its hand is fetched after it. */
import { useEffect, useRef } from "preact/hooks";
import type { Place, Position } from "#engine/position";
import type { HandAtBoard } from "./hand";
import type { LetGo } from "./moving";

export interface PointerUse {
  readonly position: Position;
  /** Whether cards may be dragged at all. */
  readonly draggable: boolean;
  /** A card is lifted, or (null) no longer. */
  readonly onLift: (place: Place | null) => void;
  readonly onDrop: (from: Place, to: Place, letGo: LetGo) => void;
  readonly onPeek: (place: Place) => void;
}

/** The place of an event's target, or null. */
export function placeAt(target: EventTarget | null): Place | null {
  const found = target instanceof Element ? target.closest<HTMLElement>("[data-place]") : null;
  return found === null ? null : Number(found.dataset["place"]);
}

/**
 * Listens to a board's pointers. Answers with the board's ref and with a test whether the click
 * that comes now belongs to a drag or a long press, and so is no tap.
 */
export function usePointer(use: PointerUse) {
  const ref = useRef<HTMLDivElement>(null);
  const latest = useRef(use);
  latest.current = use;
  const hand = useRef<HandAtBoard | null>(null);
  useEffect(() => {
    const board = ref.current;
    if (board === null) return;
    let here = true;
    const fetchHand = () =>
      import("./hand").then(
        ({ comeToBoard }) => {
          if (!here || hand.current !== null) return;
          board.removeEventListener("pointerdown", fetchHand);
          hand.current = comeToBoard(board, () => latest.current);
        },
        // Without a network taps and keys still do; the next press tries again.
        () => undefined,
      );
    board.addEventListener("pointerdown", fetchHand);
    fetchHand();
    return () => {
      here = false;
      board.removeEventListener("pointerdown", fetchHand);
      hand.current?.leave();
      hand.current = null;
    };
  }, []);
  return { ref, isTap: () => hand.current?.isTap() !== false };
}
