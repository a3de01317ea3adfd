/** Portuguese for what `worker/engine/describe.ts` says; terms: glossary.md. */
import type { Card, Rank, Suit } from "#engine/card";
import { rankOf, suitOf } from "#engine/card";
import type { ActionMessage, NamedPlace, PlaceMessage } from "#engine/describe";
import type { EngineTexts } from "../en/engine";
import { pluralizer } from "../plural";

const plural = pluralizer("pt");
const SUIT_NAMES = ["espadas", "copas", "ouros", "paus"];
const RANK_NAMES = ["ás", "2", "3", "4", "5", "6", "7", "8", "9", "10", "valete", "dama", "rei"];
const QUEEN = 12;

const suit = (value: Suit) => SUIT_NAMES[value] as string;
const rank = (value: Rank) => RANK_NAMES[value - 1] as string;
const card = (value: Card) => `${rank(rankOf(value))} de ${suit(suitOf(value))}`;
/** A card with its article: of the ranks only the queen is feminine. */
const theCard = (value: Card) => `${rankOf(value) === QUEEN ? "a" : "o"} ${card(value)}`;
const cards = (count: number) =>
  count === 0
    ? "nenhuma carta"
    : plural(count, { one: "# carta", many: "# de cartas", other: "# cartas" });
const moves = (count: number) =>
  count === 0
    ? "nenhuma jogada"
    : plural(count, { one: "# jogada", many: "# de jogadas", other: "# jogadas" });
const redeals = (count: number) =>
  count === 0
    ? "nenhuma redistribuição"
    : plural(count, {
        one: "# redistribuição",
        many: "# de redistribuições",
        other: "# redistribuições",
      });

const DIRECTIONS = { ascending: "ascendente", descending: "descendente" };
/** Piles and foundations are both feminine: “da”, “para a”. */
const place = (value: NamedPlace) =>
  value.id === "pile"
    ? `pilha ${value.pile}`
    : `fundação ${DIRECTIONS[value.direction]} de ${suit(value.suit)}`;

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
      ? `${place(value)}: vazia`
      : `${place(value)}: ${cards(value.count)}, com ${theCard(value.top)} em cima`,
  action: (value: ActionMessage) => {
    if (value.id === "redeal") {
      const left = plural(value.left, { one: "resta #", other: "restam #" });
      return `redistribuição, ${value.left === 0 ? "não resta nenhuma" : left}`;
    }
    const target =
      value.to.id === "pile"
        ? `para ${theCard(value.onto)} da ${place(value.to)}`
        : `para a ${place(value.to)}`;
    return `${card(value.card)} da ${place(value.from)} ${target}`;
  },
};
