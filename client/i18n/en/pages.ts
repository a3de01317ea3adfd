/** English for what the worker writes itself: meta tags, the pages' frame, error pages. */
import type { Card } from "#engine/card";
import type { GameCode } from "#engine/code";
import { engine } from "./engine";

/** Why a page could not be given. */
export type PageErrorId = "bad-code" | "no-replay" | "no-page" | "no-daily" | "unavailable";

export const pages = {
  /** The game's name, after a page's own title. */
  name: "Crescent",
  home: {
    title: "Crescent, the two-deck solitaire",
    description:
      "Play Crescent in your browser: 16 piles, 8 foundations, every deal with a link of its own. Share the games you win and let others watch them, move by move.",
    imageAlt: "Eight cards in an arc above a crescent moon and the name Crescent.",
  },
  play: {
    title: (code: GameCode) => `Deal ${code}`,
    description:
      "Can you win this deal of Crescent? 104 cards, 16 piles, 8 foundations, three redeals. Open the link and play exactly this deal.",
    /** `tops`: the top cards of piles 1 to 16. */
    imageAlt: (code: GameCode, tops: readonly Card[]) =>
      `Crescent, deal ${code}. On top of piles 1 to ${tops.length}: ${tops.map(engine.card).join(", ")}.`,
  },
  replay: {
    title: (code: GameCode, moves: number) => `Won in ${engine.moves(moves)}: ${code}`,
    description: (moves: number, redeals: number) =>
      `Watch this deal of Crescent being won in ${engine.moves(moves)} ${withRedeals(redeals)}, step by step, then play it yourself.`,
    imageAlt: (code: GameCode, moves: number, redeals: number) =>
      `Crescent, deal ${code}, won: all eight foundations are full after ${engine.moves(moves)} ${withRedeals(redeals)}.`,
    /** Which step a link names, of how many. */
    step: (ply: number, last: number) => `Step ${ply} of ${last}`,
  },
  /** A link that asks to win a deal better than a game that is shown by its counts alone. */
  challenge: {
    title: (code: GameCode, moves: number) => `Beat ${engine.moves(moves)}: ${code}`,
    description: (moves: number, redeals: number) =>
      `This deal of Crescent was won in ${engine.moves(moves)} ${withRedeals(redeals)}. Can you do better? Open the link and play exactly this deal.`,
    imageAlt: (code: GameCode, moves: number, redeals: number) =>
      `Crescent, deal ${code} as it begins. To beat: ${engine.moves(moves)}, ${engine.redeals(redeals)}.`,
  },
  wins: {
    title: (code: GameCode) => `Wins of ${code}`,
    /** `fewest`: the moves of the best win, null where there is none. */
    description: (wins: number, fewest: number | null) =>
      fewest === null
        ? "Nobody has won this deal of Crescent yet. Be the first."
        : `Wins of this deal of Crescent: ${wins}. The best took ${engine.moves(fewest)}. Watch how, step by step.`,
  },
  stats: {
    title: "Statistics",
    description:
      "Your games of Crescent: how many you won, how many in a row, in how few moves. Kept in your browser and nowhere else.",
  },
  calendar: {
    title: "Daily deals",
    description:
      "A deal of Crescent for every day, the same for everyone. Look back at the past days and play the ones that you missed.",
  },
  frame: {
    skip: "Skip to the text",
    navigation: "Site",
    languages: "Language",
    start: "Start",
    daily: "Today’s deal",
    rules: "Rules",
    settings: "Settings",
    noScript: "The game itself needs JavaScript. The rules can be read without it.",
  },
  /** Said where the script, or a part of it, can’t be had. */
  failure: {
    title: "Something is missing",
    text: "A part of the page could not be loaded. Perhaps the network is gone, or a new version has just come. Your games are kept.",
    reload: "Load again",
    close: "Close",
  },
  error: {
    title: {
      "bad-code": "This is no game code",
      "no-replay": "No such game",
      "no-page": "There is nothing here",
      "no-daily": "No deal for this date",
      unavailable: "Please try again in a moment",
    } satisfies Record<PageErrorId, string>,
    text: {
      "bad-code":
        "A game code looks like CR1-\u2060N-\u2060AAAAAAB; its seven letters alone will do.",
      "no-replay":
        "No finished game is kept under this link. It may have been copied with letters missing.",
      "no-page": "This address leads nowhere. It may have been copied with letters missing.",
      "no-daily": "Each day has a deal from 1 January 2026 to today, as in /daily/2026-11-30.",
      unavailable: "The finished games cannot be reached right now. Nothing is lost.",
    } satisfies Record<PageErrorId, string>,
    /** Before the text that was asked for. */
    asked: "You asked for:",
    /** Before the code that may have been meant. */
    suggestion: "Did you mean this deal?",
    playDeal: (code: GameCode) => `Play the deal ${code}`,
  },
};

function withRedeals(redeals: number): string {
  return redeals === 0 ? "without a redeal" : `with ${engine.redeals(redeals)}`;
}

export type PagesTexts = typeof pages;
