/** English for statistics, favourites, one's data as a file, and the calendar of daily deals. */
import { durationFormatter } from "../duration";
import { formats } from "../formats";
import { pluralizer } from "../plural";
import { engine } from "./engine";

const plural = pluralizer("en");

const page = {
  title: "Statistics",
  empty: "Nothing to count yet. A game counts from its first move.",
};

const figures = {
  title: "Figures",
  begun: "Games begun",
  won: "Games won",
  streak: "Won in a row",
  bestStreak: "Longest row",
  fewestMoves: "Fewest moves",
  middleMoves: "Typical moves",
  fastest: "Fastest win",
  time: "Time in won games",
  redeals: "Redeals a win",
  dailyWon: "Daily deals won",
  dailyStreak: "Days in a row",
  dailyBest: "Most days in a row",
  attempts: (count: number) => plural(count, { one: "# attempt", other: "# attempts" }),
  wins: (count: number) => plural(count, { one: "# win", other: "# wins" }),
};

const plots = {
  moves: "Moves of your wins",
  movesSummary: (least: number, most: number, middle: number) =>
    `From ${least} to ${engine.moves(most)}; half of the wins took ${middle} or fewer.`,
  time: "Wins over time",
  timeSummary: (count: string, since: string) => `${count} since ${since}.`,
  asTable: "As a table",
  when: "When",
  wins: "Wins",
};

const deals = {
  unfinished: "Unfinished",
  unfinishedAbout: "A game that you left breaks a row only until you win it.",
  title: "Your deals",
  deal: "Deal",
  time: "Fastest",
  /** The deal of a day; `date` is written out. */
  daily: (date: string) => `Deal of ${date}`,
  more: "Show more",
};

const favourites = {
  title: "Favourites",
  none: "Mark a deal in its menu, or here, and write a note to it.",
  mark: "Mark as a favourite",
  edit: "Favourite: note",
  editOf: (code: string) => `Note on ${code}`,
  note: "Note",
  save: "Save",
  remove: "Remove",
  removed: (code: string) => `${code} is a favourite no more.`,
  back: "Undo",
};

const data = {
  title: "Your data",
  about:
    "All this is kept in this browser and nowhere else, and browsers forget. A file keeps it safe, and brings it to another device.",
  save: "Save as a file",
  load: "Load from a file",
  saved: "The file is written.",
  attempts: (count: number) => plural(count, { one: "# game counted", other: "# games counted" }),
  favourites: (count: number) => plural(count, { one: "# favourite", other: "# favourites" }),
  games: (count: number) => plural(count, { one: "# kept game", other: "# kept games" }),
  settings: "Settings",
  /** `list`: what was taken in, of the kinds above. */
  taken: (list: string) => `New here: ${list}.`,
  nothing: "Nothing in the file is new here.",
  known: (count: number) =>
    plural(count, { one: "# entry was here already.", other: "# entries were here already." }),
  refused: (count: number) =>
    plural(count, {
      one: "# entry could not be read and was left out.",
      other: "# entries could not be read and were left out.",
    }),
  lost: (count: number) =>
    plural(count, {
      one: "The browser had no room for # entry.",
      other: "The browser had no room for # entries.",
    }),
  fault: {
    "not-ours": "This is no file of Crescent’s, or a damaged one. Nothing was changed.",
    newer: "A newer version of Crescent wrote this file. Load the page again, then try once more.",
    "too-large": "This file is far too large to be one of Crescent’s. Nothing was changed.",
  },
};

const counting = {
  title: "How it is counted",
  lines: [
    "A game counts from its first move or redeal, not when its deal is opened.",
    "Each deal is one game, however often you begin it again; it is won when any attempt was.",
    "Games in a row are taken in the order in which you began them. The one begun last never breaks a row. One that you left does, until you go back and win it.",
    "Days in a row are days whose deal you began on that day, by UTC, and won, even after midnight.",
    "A game that goes on from somebody’s replay does not count.",
    "The last 20,000 attempts are kept. Times are as your device reports them.",
  ],
};

const calendar = {
  title: "Daily deals",
  previous: "Previous month",
  next: "Next month",
  today: "today",
  won: (moves: number) => `won in ${engine.moves(moves)}`,
  wonShort: "Won",
  begun: "Begun",
  /** Of the month shown. */
  summary: (won: number, days: number) => `${won} of ${days} won`,
  /** The day with which a week begins. */
  firstWeekday: 0,
  about:
    "A deal for every day, the same for everyone. The day changes at midnight UTC. They get harder from Monday to Sunday, and each can be won.",
};

export const stats = {
  page,
  figures,
  plots,
  deals,
  favourites,
  data,
  counting,
  calendar,
  formats: formats("en"),
  duration: durationFormatter("en"),
};

export type StatsTexts = typeof stats;
