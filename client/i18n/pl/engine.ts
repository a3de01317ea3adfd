/** Polish for what `worker/engine/describe.ts` says; terms: glossary.md. */
import type { Card, Rank, Suit } from "#engine/card";
import { rankOf, suitOf } from "#engine/card";
import type { ActionMessage, NamedPlace, PlaceMessage } from "#engine/describe";
import type { EngineTexts } from "../en/engine";
import { pluralizer } from "../plural";

const plural = pluralizer("pl");
const SUIT_NAMES = ["pik", "kier", "karo", "trefl"];
/** Each rank in the nominative and in the accusative (“na …”). */
const RANK_NAMES: readonly (readonly [string, string])[] = [
  ["as", "asa"],
  ["dwójka", "dwójkę"],
  ["trójka", "trójkę"],
  ["czwórka", "czwórkę"],
  ["piątka", "piątkę"],
  ["szóstka", "szóstkę"],
  ["siódemka", "siódemkę"],
  ["ósemka", "ósemkę"],
  ["dziewiątka", "dziewiątkę"],
  ["dziesiątka", "dziesiątkę"],
  ["walet", "waleta"],
  ["dama", "damę"],
  ["król", "króla"],
];

const suit = (value: Suit) => SUIT_NAMES[value] as string;
const names = (value: Rank) => RANK_NAMES[value - 1] as readonly [string, string];
const rank = (value: Rank) => names(value)[0];
const card = (value: Card) => `${rank(rankOf(value))} ${suit(suitOf(value))}`;
const cardAccusative = (value: Card) => `${names(rankOf(value))[1]} ${suit(suitOf(value))}`;
const cards = (count: number) =>
  plural(count, { one: "# karta", few: "# karty", many: "# kart", other: "# karty" });
const moves = (count: number) =>
  plural(count, { one: "# ruch", few: "# ruchy", many: "# ruchów", other: "# ruchu" });
const redeals = (count: number) =>
  plural(count, {
    one: "# przetasowanie",
    few: "# przetasowania",
    many: "# przetasowań",
    other: "# przetasowania",
  });

const DIRECTIONS = {
  ascending: { nominative: "rosnący", genitive: "rosnącego" },
  descending: { nominative: "malejący", genitive: "malejącego" },
};
/** Also the accusative, which is the same for piles and foundations. */
const place = (value: NamedPlace) =>
  value.id === "pile"
    ? `stos ${value.pile}`
    : `fundament ${DIRECTIONS[value.direction].nominative} ${suit(value.suit)}`;
const placeFrom = (value: NamedPlace) =>
  value.id === "pile"
    ? `ze stosu ${value.pile}`
    : `z fundamentu ${DIRECTIONS[value.direction].genitive} ${suit(value.suit)}`;

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
      ? `${place(value)}: pusty`
      : `${place(value)}: ${cards(value.count)}, na wierzchu ${card(value.top)}`,
  action: (value: ActionMessage) => {
    if (value.id === "redeal") {
      const left = { one: "pozostało #", few: "pozostały #", many: "pozostało #", other: "#" };
      return `Przetasowanie, ${plural(value.left, left)}`;
    }
    const target =
      value.to.id === "pile"
        ? `na ${cardAccusative(value.onto)} na stosie ${value.to.pile}`
        : `na ${place(value.to)}`;
    return `${card(value.card)} ${placeFrom(value.from)} ${target}`;
  },
};
