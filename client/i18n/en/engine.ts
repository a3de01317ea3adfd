/** English for what `worker/engine/describe.ts` says. */
import type { Card, Rank, Suit } from "#engine/card";
import { rankOf, suitOf } from "#engine/card";
import type { ActionMessage, NamedPlace, PlaceMessage } from "#engine/describe";
import { pluralizer } from "../plural";

const plural = pluralizer("en");
const SUIT_NAMES = ["spades", "hearts", "diamonds", "clubs"];
const RANK_NAMES = ["ace", "2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king"];

const suit = (value: Suit) => SUIT_NAMES[value] as string;
const rank = (value: Rank) => RANK_NAMES[value - 1] as string;
const card = (value: Card) => `${rank(rankOf(value))} of ${suit(suitOf(value))}`;
const cards = (count: number) => plural(count, { one: "# card", other: "# cards" });
const moves = (count: number) => plural(count, { one: "# move", other: "# moves" });
const redeals = (count: number) => plural(count, { one: "# redeal", other: "# redeals" });
const place = (value: NamedPlace) =>
  value.id === "pile"
    ? `pile ${value.pile}`
    : `${value.direction} foundation of ${suit(value.suit)}`;

export const engine = {
  suit,
  rank,
  card,
  cards,
  moves,
  redeals,
  /** A place's name. */
  place,
  /** A place with its count and top card. */
  placeWithCards: (value: PlaceMessage) =>
    value.top === null
      ? `${place(value)}: empty`
      : `${place(value)}: ${cards(value.count)}, ${card(value.top)} on top`,
  /** What an action does, a whole sentence without its full stop. */
  action: (value: ActionMessage) => {
    if (value.id === "redeal") return `Redeal, ${value.left} left`;
    const target =
      value.to.id === "pile" ? `the ${card(value.onto)} of ${place(value.to)}` : place(value.to);
    return `${card(value.card)} from ${place(value.from)} to ${target}`;
  },
};

export type EngineTexts = typeof engine;
