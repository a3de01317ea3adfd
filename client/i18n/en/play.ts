/** English for the board, the table at which it is played, and the start. */

/** How the board speaks of itself. */
const board = {
  board: "Board",
  leftArm: "Left arm, piles 1 to 4",
  topRow: "Top row, piles 5 to 12",
  rightArm: "Right arm, piles 13 to 16",
  ascending: "Ascending foundations",
  descending: "Descending foundations",
  /** Added to a place whose card is selected. */
  selected: "selected",
  /** Added to a place that takes the selected card. */
  target: "takes the card",
};

export type BoardWords = typeof board;

export const play = {
  board,
};

export type PlayTexts = typeof play;
