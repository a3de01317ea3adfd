/** Arabic for what `worker/engine/describe.ts` says; terms: glossary.md. */
import type { Card, Rank, Suit } from "#engine/card";
import { rankOf, suitOf } from "#engine/card";
import type { ActionMessage, NamedPlace, PlaceMessage } from "#engine/describe";
import type { EngineTexts } from "../en/engine";
import { pluralizer } from "../plural";
import { cards, moves, redeals } from "./words";

const plural = pluralizer("ar");
const SUIT_NAMES = ["بستوني", "كوبة", "ديناري", "سباتي"];
const RANK_NAMES = ["آس", "2", "3", "4", "5", "6", "7", "8", "9", "10", "ولد", "ملكة", "ملك"];
const DIRECTIONS = { ascending: "الصاعد", descending: "النازل" };

const suit = (value: Suit) => SUIT_NAMES[value] as string;
const rank = (value: Rank) => RANK_NAMES[value - 1] as string;
const card = (value: Card) => `${rank(rankOf(value))} ${suit(suitOf(value))}`;
/** A place with its article, fit to stand alone and after a preposition. */
const place = (value: NamedPlace) =>
  value.id === "pile"
    ? `الكومة ${value.pile}`
    : `الأساس ${DIRECTIONS[value.direction]} لل${suit(value.suit)}`;

export const engine: EngineTexts = {
  suit,
  rank,
  card,
  cards,
  moves,
  redeals,
  place,
  placeWithCards: (value: PlaceMessage) =>
    value.top === null
      ? `${place(value)}: فارغة`
      : `${place(value)}: ${cards(value.count)}، في الأعلى ${card(value.top)}`,
  action: (value: ActionMessage) => {
    if (value.id === "redeal") {
      const left = {
        zero: "لم تبقَ أخرى",
        one: "بقيت واحدة",
        two: "بقيت اثنتان",
        other: "بقيت #",
      };
      return `إعادة توزيع، ${plural(value.left, left)}`;
    }
    const target =
      value.to.id === "pile" ? `${card(value.onto)} في ${place(value.to)}` : place(value.to);
    return `${card(value.card)} من ${place(value.from)} إلى ${target}`;
  },
};
