/** What is known of the game on the table: it spares asking the solver again. */
import type { Action } from "#engine/action";
import { makeDeal } from "#engine/deal";
import type { Game } from "#engine/game";
import { restOfLine } from "#engine/solver/hint";

/** A proven loss. */
export interface Loss {
  /** After how many actions the game could last be won; null where that is not known. */
  readonly back: number | null;
  /** It is not known yet: whoever looked for it was stopped. */
  readonly looking: boolean;
}

export interface Knowledge {
  /** What wins from here for certain, or null. */
  readonly winFrom: (game: Game) => readonly Action[] | null;
  /** What is known of its loss; null where it is not proven lost. */
  readonly lossAt: (game: Game) => Loss | null;
  readonly learnWin: (game: Game, line: readonly Action[]) => void;
  readonly learnLoss: (game: Game, loss: Loss) => void;
}

/** Knowledge of one deal's games, none at first. */
export function makeKnowledge(): Knowledge {
  /** From the deal to a win, through the last position of which one was found. */
  let win: readonly Action[] | null = null;
  let loss: (Loss & { readonly log: readonly Action[] }) | null = null;
  return {
    winFrom: ({ code, position }) => win && restOfLine(makeDeal(code), win, position),
    // What can come of a lost position is lost as well.
    lossAt: ({ log }) => (loss?.log.every((action, i) => log[i] === action) ? loss : null),
    learnWin: ({ log }, line) => {
      win = [...log, ...line];
    },
    learnLoss: ({ log }, facts) => {
      loss = { ...facts, log };
    },
  };
}
