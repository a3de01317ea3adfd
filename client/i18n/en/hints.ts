/** English for hints, for whether a game can still be won, and for looking back on it. */
import type { Card } from "#engine/card";
import type { ActionMessage, NamedPlace } from "#engine/describe";
import { pluralizer } from "../plural";
import { engine } from "./engine";

const { action, card, moves, place, redeals } = engine;
const plural = pluralizer("en");

const steps = (count: number) => plural(count, { one: "# step", other: "# steps" });

export const hints = {
  advice: {
    thinking: "Thinking …",
    cancel: "Cancel",
    exists: "There is a move that keeps the win.",
    /** No win is known, but a move that leads to the best position found. */
    perhaps: "No win is known from here, but one move looks best.",
    more: "Tell me more",
    /** Before what is given away: the card, then the whole move. */
    keeps: (words: string) => `Keeps the win: ${words}.`,
    looksBest: (words: string) => `Looks best: ${words}.`,
    cardAt: (value: Card, where: NamedPlace) => `${card(value)}, ${place(where)}`,
    move: (value: ActionMessage) => action(value),
    play: "Play it",
    lost: "Proven: this game can no longer be won.",
    looking: "Looking for the place where it still could …",
    /** So many moves ago it could be won, and they can be taken back. */
    back: (count: number) =>
      count === 1 ? "Before the last move it could." : `Before the last ${moves(count)} it could.`,
    /** So many steps ago, which are moves and redeals. */
    beyond: (count: number) =>
      `It last could ${steps(count)} ago, further back than moves can be taken back.`,
    nowhere: "From where on is not known.",
    takeBack: (count: number) => `Take back ${moves(count)}`,
    unavailable: "This browser can give no hints.",
    rest: (count: number) => `The rest plays itself: ${moves(count)}.`,
    finish: "Finish",
    finishing: "Playing the rest …",
    stop: "Stop",
    key: "a hint, and then more of it",
  },
  standing: {
    won: "Can still be won",
    lost: "Can no longer be won",
    unknown: "Not known",
    looking: "Looking …",
  },
  review: {
    title: "Look back",
    looking: "Looking …",
    /** Steps are moves and redeals, numbered from 1. */
    all: "The game can still be won.",
    certain: (step: number, last: number) =>
      step === 0
        ? `It could be won at the start; ${last} steps were played.`
        : `Up to step ${step} of ${last} it could be won for certain.`,
    uncertain: "It is not known up to where this game could be won.",
    lostAt: (step: number, words: string) => `From step ${step} on it is proven lost: ${words}.`,
    neverSure: "It is not proven lost: perhaps it can still be won.",
    yours: (moveCount: number, redealCount: number) =>
      `Your win: ${moves(moveCount)}, ${redeals(redealCount)}.`,
    best: (moveCount: number, redealCount: number) =>
      `Best known win of this deal: ${moves(moveCount)}, ${redeals(redealCount)}.`,
    bestNote: "Best known does not mean shortest: nobody has proven that.",
    fewer: (count: number) => `${moves(count)} fewer than yours.`,
    yoursIsBest: "No shorter one than yours was found.",
    noBest: "No win of this deal is known.",
    /** The link to /about/odds. */
    odds: "How many deals can be won",
  },
};

export type HintTexts = typeof hints;
