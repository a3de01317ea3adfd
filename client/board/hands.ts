/** What a person's hands can do on a board; a board without hands is only looked at. */
import type { Place } from "#engine/position";

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
