/** Russian for what `worker/engine/describe.ts` says; terms: glossary.md. */
import type { Card, Rank, Suit } from "#engine/card";
import { rankOf, suitOf } from "#engine/card";
import type { ActionMessage, NamedPlace, PlaceMessage } from "#engine/describe";
import type { EngineTexts } from "../en/engine";
import { pluralizer } from "../plural";

const plural = pluralizer("ru");
/** Each suit by itself and, in the genitive, after a rank or a foundation. */
const SUIT_NAMES: readonly (readonly [string, string])[] = [
  ["пики", "пик"],
  ["червы", "червей"],
  ["бубны", "бубен"],
  ["трефы", "треф"],
];
/** Each rank in the nominative and in the accusative (“на …”). */
const RANK_NAMES: readonly (readonly [string, string])[] = [
  ["туз", "туза"],
  ["двойка", "двойку"],
  ["тройка", "тройку"],
  ["четвёрка", "четвёрку"],
  ["пятёрка", "пятёрку"],
  ["шестёрка", "шестёрку"],
  ["семёрка", "семёрку"],
  ["восьмёрка", "восьмёрку"],
  ["девятка", "девятку"],
  ["десятка", "десятку"],
  ["валет", "валета"],
  ["дама", "даму"],
  ["король", "короля"],
];

const suits = (value: Suit) => SUIT_NAMES[value] as readonly [string, string];
const suit = (value: Suit) => suits(value)[0];
const ofSuit = (value: Suit) => suits(value)[1];
const ranks = (value: Rank) => RANK_NAMES[value - 1] as readonly [string, string];
const rank = (value: Rank) => ranks(value)[0];
const card = (value: Card) => `${rank(rankOf(value))} ${ofSuit(suitOf(value))}`;
const cardAccusative = (value: Card) => `${ranks(rankOf(value))[1]} ${ofSuit(suitOf(value))}`;
const cards = (count: number) =>
  plural(count, { one: "# карта", few: "# карты", many: "# карт", other: "# карты" });
const moves = (count: number) =>
  plural(count, { one: "# ход", few: "# хода", many: "# ходов", other: "# хода" });
const redeals = (count: number) =>
  plural(count, {
    one: "# пересдача",
    few: "# пересдачи",
    many: "# пересдач",
    other: "# пересдачи",
  });

/** A foundation's words in the nominative, the genitive (“с …”) and the accusative (“на …”). */
const FOUNDATIONS = {
  ascending: ["восходящая база", "восходящей базы", "восходящую базу"],
  descending: ["нисходящая база", "нисходящей базы", "нисходящую базу"],
} as const;
const place = (value: NamedPlace) =>
  value.id === "pile"
    ? `стопка ${value.pile}`
    : `${FOUNDATIONS[value.direction][0]} ${ofSuit(value.suit)}`;
const placeFrom = (value: NamedPlace) =>
  value.id === "pile"
    ? `из стопки ${value.pile}`
    : `с ${FOUNDATIONS[value.direction][1]} ${ofSuit(value.suit)}`;
const onto = (value: ActionMessage & { readonly id: "move" }) =>
  value.to.id === "pile"
    ? `на ${cardAccusative(value.onto)} в стопке ${value.to.pile}`
    : `на ${FOUNDATIONS[value.to.direction][2]} ${ofSuit(value.to.suit)}`;

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
      ? `${place(value)}: пусто`
      : `${place(value)}: ${cards(value.count)}, сверху ${card(value.top)}`,
  action: (value: ActionMessage) => {
    if (value.id === "move") return `${card(value.card)} ${placeFrom(value.from)} ${onto(value)}`;
    const left = { one: "осталась #", few: "остались #", many: "осталось #", other: "осталось #" };
    return `пересдача, ${value.left === 0 ? "больше не осталось" : plural(value.left, left)}`;
  },
};
