/** English for the board, the table at which it is played, and the start. */
import type { Card } from "#engine/card";
import type { ActionMessage, NamedPlace, PlaceMessage } from "#engine/describe";
import { durationFormatter } from "../duration";
import { pluralizer } from "../plural";
import { engine } from "./engine";

const plural = pluralizer("en");
const duration = durationFormatter("en");
const date = new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone: "UTC" });
const { action, card, cards, moves, place, placeWithCards, redeals } = engine;

/** A sentence that begins with a word of the engine's. */
const sentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;

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

/** What is said when something has happened at the table: whole sentences. */
const said = {
  did: (value: ActionMessage) => sentence(action(value)),
  /** What now shows where a card was taken away. */
  shows: (value: PlaceMessage) => sentence(placeWithCards(value)),
  undone: (value: ActionMessage) => `Taken back: ${action(value)}.`,
  selected: (value: Card, from: NamedPlace, targets: number) =>
    `${sentence(`${card(value)} of ${place(from)} selected`)} ${plural(targets, {
      one: "# place takes it.",
      other: "# places take it.",
    })}`,
  deselected: "Nothing selected.",
  noTarget: (value: Card) => `No place takes the ${card(value)}.`,
  nothingToUndo: "Nothing to take back.",
  nothingToRedo: "Nothing to redo.",
  restarted: "Back to the beginning.",
  restartUndone: "The game is back.",
  elsewhere: "This game went on in another tab. Here it is now.",
  stuck: "Stuck: no card can move.",
  won: "Won!",
  /** A summary on demand. */
  status: (home: number, moveCount: number, redealsLeft: number, undoable: number) =>
    `${home} of 104 cards home, ${moves(moveCount)}, ${redeals(redealsLeft)} left, ${moves(undoable)} can be taken back.`,
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
  peek: "Look into piles",
  peekShort: "Peek",
  menu: "Menu",
  newDeal: "New deal",
  moves: "Moves",
  time: "Time",
};

const menu = {
  title: "Menu",
  newDeal: "New deal",
  enterCode: "Enter a code",
  restart: "Start this deal again",
  takeBackRestart: "Take back the restart",
  share: "Share this deal",
  help: "Keys and gestures",
  rules: "Rules",
  home: "Start page",
  language: "Language",
};

const dialogs = {
  close: "Close",
  back: "Look at the board",
  enterTitle: "Enter a code",
  enterHint: "Seven letters, such as CR1-N-CRESCEN. Small letters and spaces are fine.",
  enterLabel: "Game code",
  enterGo: "Play",
  /** Asks whether another code was meant. */
  suggest: (code: string) => `Did you mean ${code}?`,
  peekTitle: (pile: number) => `Pile ${pile}`,
  peekCount: (count: number) => `${cards(count)}, from the bottom to the top`,
  peekFoundation: (value: NamedPlace) => sentence(place(value)).slice(0, -1),
  peekEmpty: "This pile is empty and stays so.",
  peekNext: "Next pile",
  peekPrevious: "Previous pile",
  stuckTitle: "Stuck",
  stuckText: "No card can move, and no redeal could change that.",
  undoMove: "Undo the last move",
  wonTitle: "Won!",
  wonText: (moveCount: number, redealCount: number, seconds: number) =>
    `All 104 cards are home: ${moves(moveCount)}, ${redeals(redealCount)}, ${duration(seconds)}.`,
};

const sharing = {
  saving: "Saving your game …",
  waiting: "Not saved yet. It will be sent again by itself, also when you come back later.",
  saved: "Saved. Anyone with the link can watch it.",
  refused: "The game could not be saved.",
  tooLong: "The game is too long to be saved.",
  share: "Share",
  watch: "Watch the replay",
  replayLink: "Link to this replay",
  dealLink: "Link to this deal",
  copy: "Copy",
  copied: "Copied.",
  copyByHand: "Copy this address:",
  title: (code: string) => `Crescent, game ${code}`,
  wonText: (code: string, moveCount: number, deal: string) =>
    `I won the Crescent game ${code} in ${moves(moveCount)}. Play it yourself: ${deal} Watch how I did it:`,
  dealText: (code: string) => `Play the Crescent game ${code} with me:`,
};

const help = {
  title: "Keys and gestures",
  gestures: "Mouse and touch",
  tap: "Tap a card: it goes to the only place that takes it. Where there are several, it is selected; then tap the place.",
  doubleTap: "Double tap: to a foundation that takes it.",
  drag: "Drag a card to where it should go; anywhere between the foundations is good for all of them.",
  hold: "Press long, or right-click: look into the pile.",
  keys: "Keys, while the board has the focus",
  arrows: "Arrow keys",
  arrowsDo: "go from place to place",
  figures: "1 to 16",
  figuresDo: "go to that pile",
  enter: "Enter or space",
  enterDo: "the same as a tap",
  escape: "Esc",
  escapeDo: "drop the selection",
  home: "to a foundation that takes the card",
  peek: "look into the pile",
  undo: "undo",
  redo: "redo",
  redeal: "redeal",
  newDeal: "new deal",
  status: "say how the game stands",
  help: "this help",
};

const start = {
  title: "Crescent",
  about: "A solitaire with two decks: 16 piles, 8 foundations and 3 redeals.",
  daily: "Today’s deal",
  /** The UTC day of a time in milliseconds since 1970. */
  date: (time: number) => date.format(time),
  goOn: "Go on with your game",
  goOnWith: (code: string, moveCount: number) => `${code}, ${moves(moveCount)}`,
  newDeal: "New deal",
  newDealAbout: "One of eight billion",
  enterCode: "Enter a code",
  rules: "Rules",
  language: "Language",
};

export const play = { board, said, table, menu, dialogs, sharing, help, start };

export type PlayTexts = typeof play;
