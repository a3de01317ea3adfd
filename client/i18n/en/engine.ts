/** English for what `worker/engine/describe.ts` says. */
import type { Card, Rank, Suit } from "#engine/card";
import { rankOf, suitOf } from "#engine/card";
import type { ActionMessage, NamedPlace, PlaceMessage, RefusalMessage } from "#engine/describe";
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
  /** Why something is refused, a whole sentence. */
  refusal: (value: RefusalMessage): string => {
    switch (value.id) {
      case "empty-source":
        return "There is no card to take here.";
      case "base-locked":
        return "The foundation's base never moves.";
      case "foundation-to-pile":
        return "A card on a foundation never goes back to a pile.";
      case "same-place":
        return "The card is already there.";
      case "empty-pile":
        return "An emptied pile stays empty.";
      case "pile-full":
        return `This pile is full with ${cards(value.limit)}; choose another place.`;
      case "different-suit":
        return "It must be of the same suit.";
      case "wrong-rank":
        return value.to?.id === "foundation"
          ? "It must be the next rank of the foundation."
          : "It must be one rank higher or lower.";
      case "no-redeals":
        return "No redeals left.";
      case "nothing-to-redeal":
        return "No pile has two cards, so a redeal would change nothing.";
      case "game-over":
        return "The game is won.";
    }
  },
};

export type EngineTexts = typeof engine;
