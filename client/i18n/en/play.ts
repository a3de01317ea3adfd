/** English for the board and the table at which it is played: the first screen. */

const date = new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone: "UTC" });

/** How the board speaks of itself. */
const board = {
  board: "Board",
  leftArm: "Left arm, piles 1 to 4",
  topRow: "Top row, piles 5 to 12",
  rightArm: "Right arm, piles 13 to 16",
  ascending: "Ascending foundations",
  descending: "Descending foundations",
  /** Added to a pile of 13 cards. */
  full: "full",
  /** Added to a place whose card is selected. */
  selected: "selected",
  /** Added to a place that takes the selected card. */
  target: "takes the card",
};

/** The table's buttons and figures. */
const table = {
  controls: "Game controls",
  undo: "Undo",
  redo: "Redo",
  redeal: "Redeal",
  /** What the redeal button says of itself. */
  redealsLeft: (count: number) => (count === 0 ? "No redeals" : `Redeal, ${count} left`),
  noRedeals: "No redeals",
  peek: "Peek into piles",
  peekShort: "Peek",
  menu: "Menu",
  /** The way to the start page. */
  home: "Start page",
  hint: "Hint",
  moves: "Moves",
  time: "Time",
  /** The UTC day of a time in milliseconds since 1970. */
  date: (time: number) => date.format(time),
};

export const play = { board, table };

export type PlayTexts = typeof play;
