/** Italian for what `worker/engine/describe.ts` says; terms: glossary.md. */
import type { Card, Rank, Suit } from "#engine/card";
import { rankOf, suitOf } from "#engine/card";
import type { ActionMessage, NamedPlace, PlaceMessage } from "#engine/describe";
import type { EngineTexts } from "../en/engine";
import { pluralizer } from "../plural";

const plural = pluralizer("it");
const SUIT_NAMES = ["picche", "cuori", "quadri", "fiori"];
/** Each rank alone and after “su”. */
const RANK_NAMES: readonly (readonly [string, string])[] = [
  ["asso", "sull’asso"],
  ...["2", "3", "4", "5", "6", "7"].map((name) => [name, `sul ${name}`] as const),
  ["8", "sull’8"],
  ...["9", "10"].map((name) => [name, `sul ${name}`] as const),
  ["fante", "sul fante"],
  ["donna", "sulla donna"],
  ["re", "sul re"],
];

const suit = (value: Suit) => SUIT_NAMES[value] as string;
const names = (value: Rank) => RANK_NAMES[value - 1] as readonly [string, string];
const rank = (value: Rank) => names(value)[0];
const card = (value: Card) => `${rank(rankOf(value))} di ${suit(suitOf(value))}`;
const onCard = (value: Card) => `${names(rankOf(value))[1]} di ${suit(suitOf(value))}`;
const cards = (count: number) =>
  plural(count, { one: "# carta", many: "# di carte", other: "# carte" });
const moves = (count: number) =>
  plural(count, { one: "# mossa", many: "# di mosse", other: "# mosse" });
const redeals = (count: number) =>
  plural(count, {
    one: "# ridistribuzione",
    many: "# di ridistribuzioni",
    other: "# ridistribuzioni",
  });
const DIRECTIONS = { ascending: "ascendente", descending: "discendente" };
/** Without an article, which “dalla” and “alla” bring along. */
const place = (value: NamedPlace) =>
  value.id === "pile"
    ? `pila ${value.pile}`
    : `base ${DIRECTIONS[value.direction]} di ${suit(value.suit)}`;

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
      ? `${place(value)}: vuota`
      : `${place(value)}: ${cards(value.count)}, in cima ${card(value.top)}`,
  action: (value: ActionMessage) => {
    if (value.id === "redeal") {
      return value.left === 0
        ? "Ridistribuzione, era l’ultima"
        : `Ridistribuzione, ${plural(value.left, { one: "ne resta #", other: "ne restano #" })}`;
    }
    const target =
      value.to.id === "pile"
        ? `${onCard(value.onto)} della ${place(value.to)}`
        : `alla ${place(value.to)}`;
    return `${card(value.card)} dalla ${place(value.from)} ${target}`;
  },
};
