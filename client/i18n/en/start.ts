/** English for the start. */
import { engine } from "./engine";

const date = new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone: "UTC" });
const { moves } = engine;

export const start = {
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

export type StartTexts = typeof start;
