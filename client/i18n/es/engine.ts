/** Spanish for what `worker/engine/describe.ts` says; terms: glossary.md. */
import type { Card, Rank, Suit } from "#engine/card";
import { rankOf, suitOf } from "#engine/card";
import type { ActionMessage, NamedPlace, PlaceMessage } from "#engine/describe";
import type { EngineTexts } from "../en/engine";
import { pluralizer } from "../plural";

const plural = pluralizer("es");
const SUIT_NAMES = ["picas", "corazones", "diamantes", "tréboles"];
const RANK_NAMES = ["as", "2", "3", "4", "5", "6", "7", "8", "9", "10", "jota", "reina", "rey"];
const FEMININE = ["jota", "reina"];

const suit = (value: Suit) => SUIT_NAMES[value] as string;
const rank = (value: Rank) => RANK_NAMES[value - 1] as string;
const card = (value: Card) => `${rank(rankOf(value))} de ${suit(suitOf(value))}`;
const theCard = (value: Card) =>
  `${FEMININE.includes(rank(rankOf(value))) ? "la" : "el"} ${card(value)}`;
const cards = (count: number) =>
  plural(count, { one: "# carta", many: "# de cartas", other: "# cartas" });
const moves = (count: number) =>
  plural(count, { one: "# movimiento", many: "# de movimientos", other: "# movimientos" });
const redeals = (count: number) =>
  plural(count, { one: "# reparto", many: "# de repartos", other: "# repartos" });
const DIRECTIONS = { ascending: "ascendente", descending: "descendente" };
const place = (value: NamedPlace) =>
  value.id === "pile"
    ? `montón ${value.pile}`
    : `base ${DIRECTIONS[value.direction]} de ${suit(value.suit)}`;
/** With its article after “de”. */
const ofPlace = (value: NamedPlace) =>
  value.id === "pile" ? `del ${place(value)}` : `de la ${place(value)}`;

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
      ? `${place(value)}: vacío`
      : `${place(value)}: ${cards(value.count)}, ${card(value.top)} arriba`,
  action: (value: ActionMessage) => {
    if (value.id === "redeal") {
      return value.left === 0
        ? "Reparto, era el último"
        : `Reparto, ${plural(value.left, { one: "queda #", other: "quedan #" })}`;
    }
    const target =
      value.to.id === "pile"
        ? `sobre ${theCard(value.onto)} ${ofPlace(value.to)}`
        : `a la ${place(value.to)}`;
    return `${card(value.card)} ${ofPlace(value.from)} ${target}`;
  },
};
