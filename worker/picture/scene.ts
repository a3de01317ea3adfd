/** What the indexes of Ace, Jack, Queen and King read in the picture's language (#i18n/languages). */
export type CourtIndexes = readonly [string, string, string, string];

/** A pile as the picture shows it: its top card 0–51 (suit × 13 + rank − 1), null when empty. */
export type ScenePile = { top: number | null; height: number };

/** A number and the word below it in the picture's language, as `captionOf` gives it. */
export type Tally = { count: number; caption: string };

/** Two numbers, from the left. */
export type Tallies = readonly [Tally, Tally];

/** A deal or a position: piles 1–16, and the top rank (1–13) of each foundation by suit ♠ ♥ ♦ ♣. */
export type BoardScene = {
  kind: "board";
  /** The canonical code. */
  code: string;
  indexes: CourtIndexes;
  piles: readonly ScenePile[];
  ascending: readonly number[];
  descending: readonly number[];
  /** Numbers at the left and at the right of the foundations, for a position of a replay. */
  tallies?: Tallies;
};

/** A won game: all foundations full. `tallies` are two, in reading order from the left. */
export type WonScene = {
  kind: "won";
  /** The canonical code. */
  code: string;
  indexes: CourtIndexes;
  tallies: Tallies;
};

/** All that a preview picture shows, as plain data. */
export type Scene = BoardScene | WonScene;
