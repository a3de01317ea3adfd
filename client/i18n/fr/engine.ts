/** French for what `worker/engine/describe.ts` says; terms: glossary.md. */
import type { Card, Rank, Suit } from "#engine/card";
import { rankOf, suitOf } from "#engine/card";
import type { ActionMessage, NamedPlace, PlaceMessage } from "#engine/describe";
import type { EngineTexts } from "../en/engine";
import { pluralizer } from "../plural";

const plural = pluralizer("fr");
const SUIT_NAMES = ["pique", "cœur", "carreau", "trèfle"];
/** Each rank alone and with its article (“sur l’as”). */
const RANK_NAMES: readonly (readonly [string, string])[] = [
  ["as", "l’as"],
  ...["2", "3", "4", "5", "6", "7", "8", "9", "10"].map((name) => [name, `le ${name}`] as const),
  ["valet", "le valet"],
  ["dame", "la dame"],
  ["roi", "le roi"],
];

const suit = (value: Suit) => SUIT_NAMES[value] as string;
const names = (value: Rank) => RANK_NAMES[value - 1] as readonly [string, string];
const rank = (value: Rank) => names(value)[0];
const card = (value: Card) => `${rank(rankOf(value))} de ${suit(suitOf(value))}`;
const theCard = (value: Card) => `${names(rankOf(value))[1]} de ${suit(suitOf(value))}`;
const cards = (count: number) =>
  plural(count, { one: "# carte", many: "# de cartes", other: "# cartes" });
const moves = (count: number) =>
  plural(count, { one: "# coup", many: "# de coups", other: "# coups" });
const redeals = (count: number) =>
  plural(count, { one: "# redonne", many: "# de redonnes", other: "# redonnes" });
const DIRECTIONS = { ascending: "ascendante", descending: "descendante" };
/** Without an article, which “de la” and “vers la” add. */
const place = (value: NamedPlace) =>
  value.id === "pile"
    ? `pile ${value.pile}`
    : `fondation ${DIRECTIONS[value.direction]} de ${suit(value.suit)}`;

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
      ? `${place(value)} : vide`
      : `${place(value)} : ${cards(value.count)}, ${card(value.top)} sur le dessus`,
  action: (value: ActionMessage) => {
    if (value.id === "redeal") {
      return value.left === 0 ? "Redonne, la dernière" : `Redonne, encore ${value.left}`;
    }
    const target =
      value.to.id === "pile"
        ? `sur ${theCard(value.onto)} de la ${place(value.to)}`
        : `vers la ${place(value.to)}`;
    return `${card(value.card)} de la ${place(value.from)} ${target}`;
  },
};
