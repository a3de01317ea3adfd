/** English for the page that shows a replay step by step. A step is a move or a redeal. */
import { durationFormatter } from "../duration";
import { pluralizer } from "../plural";
import { engine } from "./engine";

const plural = pluralizer("en");
const number = new Intl.NumberFormat("en");
const date = new Intl.DateTimeFormat("en", { dateStyle: "long" });
const duration = durationFormatter("en");
const { moves, redeals } = engine;

export const viewer = {
  title: (code: string) => `Replay of ${code}`,
  /** The whole game's counts. */
  won: (moveCount: number, redealCount: number) =>
    `Won in ${moves(moveCount)}, ${redeals(redealCount)}`,
  time: (seconds: number) => `${duration(seconds)}, as reported`,
  /** The day of a time in milliseconds since 1970. */
  wonOn: (time: number) => date.format(time),

  controls: "Playback",
  first: "To the beginning",
  previous: "Step back",
  play: "Play",
  pause: "Pause",
  next: "Step forward",
  last: "To the end",
  speed: "Speed",
  times: (speed: number) => `${number.format(speed)}×`,

  timeline: "Step",
  step: (ply: number, last: number) => `Step ${number.format(ply)} of ${number.format(last)}`,
  /** What is said of a step: which one, and what it did. */
  stepWith: (ply: number, last: number, words: string) =>
    `Step ${number.format(ply)} of ${number.format(last)}: ${words}`,
  soFar: (moveCount: number, redealCount: number) => `${moves(moveCount)}, ${redeals(redealCount)}`,
  home: (count: number, all: number) =>
    `${number.format(count)} of ${number.format(all)} cards home`,
  left: (count: number) =>
    count === 0
      ? "No redeals left"
      : plural(count, { one: "# redeal left", other: "# redeals left" }),
  markRedeal: "Redeal",
  markHome: "To a foundation",
  markEmptied: "Pile emptied",

  steps: "Steps",
  deal: "The deal",
  emptied: (pile: number) => `pile ${pile} is empty now`,
  wins: "won",
  words: "Position in words",

  playDeal: "Play this deal",
  playFromHere: "Play from here",
  shareReplay: "Share replay",
  shareTitle: (code: string) => `Crescent, game ${code}`,
  shareText: (code: string, moveCount: number, redealCount: number) =>
    `Watch how the Crescent game ${code} was won in ${moves(moveCount)} with ${redeals(redealCount)}.`,
  copyLink: "Copy link to this step",
  download: "Download as text",
  more: "More",
  copied: "Copied.",
  copyByHand: "Copy this address:",

  /** Asked before a person's own game of the deal is put away. */
  forkTitle: (ply: number) => `Play from step ${number.format(ply)}?`,
  forkText: (moveCount: number) =>
    `You have begun this deal yourself: ${moves(moveCount)}. Your game will be put away; the menu at the table brings it back.`,
  forkLoses: "An older game that you put away before will be gone.",
  forkStay: "Go on with my game",
  forkFailed: "Your browser keeps no games now, so nothing can be played from here.",

  brokenTitle: "This replay can’t be shown",
  brokenText: "What arrived is not a won game. Load the page again, or play the deal yourself.",
};

export type ViewerTexts = typeof viewer;
