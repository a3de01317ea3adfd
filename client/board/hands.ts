/** What hands do at a board. */
import type { Place } from "#engine/position";

/** The time in which a second tap on the same place makes a double tap, in milliseconds. */
export const DOUBLE_MS = 350;

/** What a person's hands can do on a board; a board without hands is only looked at. */
export interface Hands {
  /** A place was tapped, clicked, or pressed by key. */
  readonly tap: (place: Place) => void;
  /** A place was tapped again at once, after the `tap`. */
  readonly doubleTap: (place: Place) => void;
  /** The top card of a place was dropped where another place is meant, legal or not. */
  readonly drop: (from: Place, to: Place) => void;
  /** A drag begins: nothing else stays selected. */
  readonly lift: (place: Place) => void;
}
