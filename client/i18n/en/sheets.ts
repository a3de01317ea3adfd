/** English for the sheets that open over the table and the start. */
import type { NamedPlace } from "#engine/describe";
import { durationFormatter } from "../duration";
import { engine } from "./engine";

const duration = durationFormatter("en");
const { cards, moves, place, redeals } = engine;

/** A phrase that begins with a word of the engine's. */
const title = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

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
  enterHint: "Seven letters, such as CR1-\u2060N-\u2060CRESCEN. Small letters and spaces are fine.",
  enterLabel: "Game code",
  enterGo: "Play",
  /** Asks whether another code was meant. */
  suggest: (code: string) => `Did you mean ${code}?`,
  peekTitle: (pile: number) => `Pile ${pile}`,
  peekCount: (count: number) => `${cards(count)}, from the bottom to the top`,
  peekFoundation: (value: NamedPlace) => title(place(value)),
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

export const sheets = { menu, dialogs, sharing, help };

export type SheetTexts = typeof sheets;
