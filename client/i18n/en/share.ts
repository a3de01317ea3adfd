/** English for what travels: wins of a deal, challenges, positions, comparisons, moving pictures. */
import { formats } from "../formats";
import { pluralizer } from "../plural";
import { engine } from "./engine";

const plural = pluralizer("en");
const { number } = formats("en");
const { moves, redeals } = engine;
const fewer = (count: number) => plural(count, { one: "# move fewer", other: "# moves fewer" });

const wins = {
  title: (code: string) => `Wins of ${code}`,
  all: "All wins of this deal",
  /** The names of two figures. */
  count: "Wins",
  fewest: "Fewest moves",
  none: "Nobody has won this deal yet. Be the first.",
  watchBest: "Watch the best",
  list: "Best replays",
  order: "Fewer moves first, then fewer redeals, then whoever was first.",
  place: "Place",
  moves: "Moves",
  redeals: "Redeals",
  time: "Reported time",
  day: "Date",
  watch: (place: number) => `Watch number ${number(place)}`,
  compare: (place: number) => `Compare number ${number(place)} with the best`,
  compareShort: "Compare",
  you: "you",
  plotAll: "Moves of all wins",
  plotBest: (count: number) => `Moves of the best ${number(count)} wins`,
  yours: "How you did",
  yourWin: (moveCount: number, redealCount: number) =>
    `Your best: ${moves(moveCount)}, ${redeals(redealCount)}.`,
  yourPlace: (place: number, of: number) => `Place ${number(place)} of ${number(of)}.`,
  yourBelow: (count: number) => `Not among the best ${number(count)}.`,
  toBest: (moveCount: number) => `The best took ${fewer(moveCount)}.`,
  begun: "You have begun this deal but not won it yet.",
  notBegun: "You have not played this deal yet.",
  stale: "The newest wins could not be fetched; these are from when the page was loaded.",
};

const challenge = {
  send: "Challenge somebody",
  link: "Link to the challenge",
  text: (code: string, moveCount: number) =>
    `Beat my ${moves(moveCount)} in the Crescent game ${code}:`,
  /** Said when the table of a challenge opens. */
  greeting: (moveCount: number, redealCount: number) =>
    `To beat: ${moves(moveCount)}, ${redeals(redealCount)}.`,
  gone: "The game that this link tells you to beat could not be found. The deal can be played all the same.",
  beaten: (by: number) => `Challenge won: ${fewer(by)}.`,
  missed: (by: number) => `The challenge stands: it took ${fewer(by)}.`,
  fewerRedeals: "Challenge won: as many moves, fewer redeals.",
  moreRedeals: "The challenge stands: as many moves, fewer redeals.",
  equal: "As good as the challenge: as many moves and redeals.",
};

const position = {
  send: "Share the position",
  link: "Link to this position",
  text: (code: string, moveCount: number) =>
    `The Crescent game ${code} after ${moves(moveCount)}. Go on from here:`,
  title: "Open the shared position?",
  open: "Open the position",
  opened: (moveCount: number) => `Shared position: ${moves(moveCount)} so far.`,
  damaged: (moveCount: number) =>
    `The link is damaged. It could be followed for ${moves(moveCount)}.`,
};

const compare = {
  title: (code: string) => `Two replays of ${code}`,
  open: "Compare with another replay",
  choose: "Another win of this deal",
  paste: "Or the link to a replay",
  go: "Compare",
  bad: "This is no link to another replay of this deal.",
  none: "No other win of this deal is known.",
  unknown: "The other wins could not be fetched.",
  missing: "The other replay could not be fetched.",
  by: "Side by side",
  bySteps: "By steps",
  byHome: "By cards home",
  alike: (ply: number) =>
    ply === 0 ? "They part at the first step." : `Alike up to step ${number(ply)}, then they part.`,
  same: "Both are the same game.",
  toParting: "To where they part",
  alone: "Only this replay",
};

const picture = {
  make: "Moving picture",
  about: "The whole replay as a GIF, for a chat.",
  making: "Drawing the picture …",
  cancel: "Cancel",
  cancelled: "Cancelled.",
  ready: (kilobytes: number) => `The picture is ready: ${number(kilobytes)} KB.`,
  send: "Share the picture",
  save: "Download the picture",
  failed: "This browser could not draw the picture.",
};

const embed = {
  open: "Open in Crescent",
  code: "Copy code to embed",
};

export const share = { wins, challenge, position, compare, picture, embed };

export type ShareTexts = typeof share;
