/** Ukrainian for what `worker/engine/describe.ts` says; terms: glossary.md. */
import type { Card, Rank, Suit } from "#engine/card";
import { rankOf, suitOf } from "#engine/card";
import type { ActionMessage, NamedPlace, PlaceMessage } from "#engine/describe";
import type { EngineTexts } from "../en/engine";
import { pluralizer } from "../plural";

const plural = pluralizer("uk");
/** Each suit by itself and, in the genitive, after a rank or a foundation. */
const SUIT_NAMES: readonly (readonly [string, string])[] = [
  ["піки", "пік"],
  ["чирви", "чирв"],
  ["бубни", "бубен"],
  ["трефи", "треф"],
];
/** Each rank in the nominative and in the accusative (“на …”). */
const RANK_NAMES: readonly (readonly [string, string])[] = [
  ["туз", "туза"],
  ["двійка", "двійку"],
  ["трійка", "трійку"],
  ["четвірка", "четвірку"],
  ["п’ятірка", "п’ятірку"],
  ["шістка", "шістку"],
  ["сімка", "сімку"],
  ["вісімка", "вісімку"],
  ["дев’ятка", "дев’ятку"],
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
  plural(count, { one: "# карта", few: "# карти", many: "# карт", other: "# карти" });
const moves = (count: number) =>
  plural(count, { one: "# хід", few: "# ходи", many: "# ходів", other: "# ходу" });
const redeals = (count: number) =>
  plural(count, {
    one: "# перездача",
    few: "# перездачі",
    many: "# перездач",
    other: "# перездачі",
  });

/** A foundation's words in the nominative, the genitive (“з …”) and the accusative (“на …”). */
const FOUNDATIONS = {
  ascending: ["висхідна основа", "висхідної основи", "висхідну основу"],
  descending: ["низхідна основа", "низхідної основи", "низхідну основу"],
} as const;
const place = (value: NamedPlace) =>
  value.id === "pile"
    ? `стос ${value.pile}`
    : `${FOUNDATIONS[value.direction][0]} ${ofSuit(value.suit)}`;
const placeFrom = (value: NamedPlace) =>
  value.id === "pile"
    ? `зі стосу ${value.pile}`
    : `з ${FOUNDATIONS[value.direction][1]} ${ofSuit(value.suit)}`;
const onto = (value: ActionMessage & { readonly id: "move" }) =>
  value.to.id === "pile"
    ? `на ${cardAccusative(value.onto)} у стосі ${value.to.pile}`
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
      ? `${place(value)}: порожньо`
      : `${place(value)}: ${cards(value.count)}, зверху ${card(value.top)}`,
  action: (value: ActionMessage) => {
    if (value.id === "move") return `${card(value.card)} ${placeFrom(value.from)} ${onto(value)}`;
    const left = {
      one: "залишилася #",
      few: "залишилися #",
      many: "залишилося #",
      other: "залишилося #",
    };
    return `перездача, ${value.left === 0 ? "більше не залишилося" : plural(value.left, left)}`;
  },
};
