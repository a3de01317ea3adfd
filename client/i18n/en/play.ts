/** English for the board, the table at which it is played, and the start: the first screens. */
import { engine } from "./engine";

const date = new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone: "UTC" });
const { moves } = engine;

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
};

const start = {
  title: "Crescent",
  about: "A solitaire with two decks: 16 piles, 8 foundations and 3 redeals.",
  daily: "Today’s deal",
  /** The UTC day of a time in milliseconds since 1970. */
  date: (time: number) => date.format(time),
  /** How hard a day’s deal is. */
  grades: { easy: "easy", medium: "medium", hard: "hard" },
  goOn: "Go on with your game",
  goOnWith: (code: string, moveCount: number) => `${code}, ${moves(moveCount)}`,
  newDeal: "New deal",
  newDealAbout: "One of eight billion",
  enterCode: "Enter a code",
  settings: "Settings",
  stats: "Statistics",
  calendar: "Daily deals",
  rules: "Rules",
  language: "Language",
};

export const play = { board, table, start };

export type PlayTexts = typeof play;
