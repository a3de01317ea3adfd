/** Hebrew for what `worker/engine/describe.ts` says; terms: glossary.md. */
import type { Card, Rank, Suit } from "#engine/card";
import { rankOf, suitOf } from "#engine/card";
import type { ActionMessage, NamedPlace, PlaceMessage } from "#engine/describe";
import type { EngineTexts } from "../en/engine";
import { pluralizer } from "../plural";

const plural = pluralizer("he");
const SUIT_NAMES = ["עלה", "לב", "יהלום", "תלתן"];
const RANK_NAMES = ["אס", "2", "3", "4", "5", "6", "7", "8", "9", "10", "נסיך", "מלכה", "מלך"];
const QUEEN = 12;

const suit = (value: Suit) => SUIT_NAMES[value] as string;
const rank = (value: Rank) => RANK_NAMES[value - 1] as string;
/** Before its suit a rank is in the construct state, which only the queen's shows. */
const card = (value: Card) => {
  const before = rankOf(value) === QUEEN ? "מלכת" : rank(rankOf(value));
  return `${before} ${suit(suitOf(value))}`;
};
const cards = (count: number) =>
  plural(count, { one: "קלף אחד", two: "שני קלפים", other: "# קלפים" });
const moves = (count: number) =>
  plural(count, { one: "מהלך אחד", two: "שני מהלכים", other: "# מהלכים" });
const redeals = (count: number) =>
  plural(count, { one: "חלוקה מחדש אחת", two: "שתי חלוקות מחדש", other: "# חלוקות מחדש" });

const DIRECTIONS = { ascending: "עולה", descending: "יורדת" };
const place = (value: NamedPlace) =>
  value.id === "pile"
    ? `ערימה ${value.pile}`
    : `קרן ${DIRECTIONS[value.direction]} של ${suit(value.suit)}`;
/** A place after a preposition that is written as one word with it: a foundation gets its article. */
const placeAfter = (preposition: string, value: NamedPlace) =>
  value.id === "pile"
    ? `${preposition}ערימה ${value.pile}`
    : `${preposition}הקרן ה${DIRECTIONS[value.direction]} של ${suit(value.suit)}`;

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
      ? `${place(value)}: ריקה`
      : `${place(value)}: ${cards(value.count)}, ${card(value.top)} למעלה`,
  action: (value: ActionMessage) => {
    if (value.id === "redeal") {
      const left = plural(value.left, { one: "נותרה אחת", two: "נותרו שתיים", other: "נותרו #" });
      return `חלוקה מחדש, ${value.left === 0 ? "לא נותרו עוד" : left}`;
    }
    const target =
      value.to.id === "pile"
        ? `אל ${card(value.onto)} ש${placeAfter("ב", value.to)}`
        : placeAfter("אל ", value.to);
    return `${card(value.card)} ${placeAfter("מ", value.from)} ${target}`;
  },
};
