/**
 * One press of a pointer as a small value: pressed, then perhaps held or dragging, then over.
 * Pure: it knows no screen and no clock; every event brings its own time and place.
 */
import type { Place } from "#engine/position";

export type PointerKind = "mouse" | "pen" | "touch";

/** How far a pointer may stray before a press is a drag, in CSS pixels. */
export const DRAG_PX: Readonly<Record<PointerKind, number>> = { mouse: 4, pen: 7, touch: 9 };
/** How long a press that stays in place lasts until it looks into the pile, in milliseconds. */
export const HOLD_MS = 500;

export interface Press {
  readonly phase: "pressed" | "dragging";
  readonly pointer: number;
  readonly kind: PointerKind;
  readonly place: Place;
  /** Where the press began, in CSS pixels of the window. */
  readonly startX: number;
  readonly startY: number;
  readonly x: number;
  readonly y: number;
}

export type PressEvent =
  | {
      readonly type: "down";
      readonly pointer: number;
      readonly kind: PointerKind;
      readonly place: Place;
      readonly x: number;
      readonly y: number;
    }
  | {
      readonly type: "move" | "up";
      readonly pointer: number;
      readonly x: number;
      readonly y: number;
    }
  | { readonly type: "hold" }
  | { readonly type: "cancel" };

/** What a press comes to: the board lifts, moves, drops or puts back the card, or peeks. */
export type PressResult = "lift" | "move" | "drop" | "back" | "peek" | null;

/** The press after an event (null: over) and what the board has to do. */
export function nextPress(press: Press | null, event: PressEvent): [Press | null, PressResult] {
  if (event.type === "down") return pressDown(press, event);
  if (press === null) return [null, null];
  if (event.type === "cancel") return [null, press.phase === "dragging" ? "back" : null];
  if (event.type === "hold") return press.phase === "pressed" ? [null, "peek"] : [press, null];
  if (event.pointer !== press.pointer) return [press, null];
  const { x, y } = event;
  if (event.type === "up") return [null, press.phase === "dragging" ? "drop" : null];
  if (press.phase === "dragging") return [{ ...press, x, y }, "move"];
  const strayed = Math.hypot(x - press.startX, y - press.startY) > DRAG_PX[press.kind];
  return strayed ? [{ ...press, phase: "dragging", x, y }, "lift"] : [press, null];
}

/** A second finger ends what the first began: it is a pinch then. */
function pressDown(
  press: Press | null,
  event: PressEvent & { type: "down" },
): [Press | null, PressResult] {
  if (press !== null) return [null, press.phase === "dragging" ? "back" : null];
  const { pointer, kind, place, x, y } = event;
  return [{ phase: "pressed", pointer, kind, place, startX: x, startY: y, x, y }, null];
}
