/** What the indexes of Ace, Jack, Queen and King read in the picture's language (#i18n/languages). */
export type CourtIndexes = readonly [string, string, string, string];

/** A pile as the picture shows it: its top card 0–51 (suit × 13 + rank − 1), null when empty. */
export type ScenePile = { top: number | null; height: number };

/** A number and the word below it in the picture's language, as `captionOf` gives it. */
export type Tally = { count: number; caption: string };

/** A number, at most 999, and the sign of what it counts: words would not fit in every language. */
export type Beside = { count: number; sign: "moves" | "redeals" | "beat" };

/** A deal or a position: piles 1–16, and the top rank (1–13) of each foundation by suit ♠ ♥ ♦ ♣. */
export type BoardScene = {
  kind: "board";
  /** The canonical code. */
  code: string;
  indexes: CourtIndexes;
  piles: readonly ScenePile[];
  ascending: readonly number[];
  descending: readonly number[];
  /** What stands at the left and at the right of the foundations: a step of a replay, or what is to be beaten. */
  beside?: readonly [Beside, Beside];
};

/** A won game: all foundations full. `tallies` are two, in reading order from the left. */
export type WonScene = {
  kind: "won";
  /** The canonical code. */
  code: string;
  indexes: CourtIndexes;
  tallies: readonly [Tally, Tally];
};

/** All that a preview picture shows, as plain data. */
export type Scene = BoardScene | WonScene;
