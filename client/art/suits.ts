/** Side of the square in which every suit's path is drawn: `viewBox="0 0 100 100"`. */
export const SUIT_BOX = 100;

/**
 * Own outlines of the four suits, one closed shape each (fill rule nonzero), in the engine's order
 * ♠ ♥ ♦ ♣. They carry no colour: the page fills them from its style's tokens, which is all that a
 * four-colour deck has to change.
 */
export const SUIT_PATHS: readonly [string, string, string, string] = [
  "M50 3C55 18 95 39 95 65c0 14-10 23-22 23-8 0-14-3-18-9 1 8 5 13 12 18H33c7-5 11-10 12-18-4 6-10 9-18 9C15 88 5 79 5 65 5 39 45 18 50 3z",
  "M50 97C42 82 4 61 4 32 4 16 15 5 28 5c11 0 19 6 22 16C53 11 61 5 72 5c13 0 24 11 24 27 0 29-38 50-46 65z",
  "M50 1c9 18 25 37 42 49-17 12-33 31-42 49C41 81 25 62 8 50 25 38 41 19 50 1z",
  "M50 3a22 22 0 0 1 16 37q-2 3-4 5a22 22 0 1 1-7 33c1 8 5 14 12 19H33c7-5 11-11 12-19a22 22 0 1 1-7-33q-2-2-4-5A22 22 0 0 1 50 3z",
];
