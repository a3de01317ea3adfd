/** Arabic for what `worker/engine/describe.ts` says; terms: glossary.md. */
import type { Card, Rank, Suit } from "#engine/card";
import { rankOf, suitOf } from "#engine/card";
import type { ActionMessage, NamedPlace, PlaceMessage, RefusalMessage } from "#engine/describe";
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
  refusal: (value: RefusalMessage): string => {
    switch (value.id) {
      case "empty-source":
        return "لا ورقة هنا يمكن أخذها.";
      case "base-locked":
        return "ورقة البداية في الأساس لا تتحرّك أبدًا.";
      case "foundation-to-pile":
        return "الورقة التي على أساس لا ترجع إلى كومة.";
      case "same-place":
        return "الورقة موجودة هناك أصلًا.";
      case "empty-pile":
        return "الكومة التي فرغت تبقى فارغة.";
      case "pile-full":
        return `هذه الكومة ممتلئة، ففيها ${cards(value.limit)}؛ اختر مكانًا آخر.`;
      case "different-suit":
        return "يجب أن تكون الورقة من النقش نفسه.";
      case "wrong-rank":
        return value.to?.id === "foundation"
          ? "يجب أن تكون الورقة هي التالية في الأساس."
          : "يجب أن تكون الورقة أعلى أو أدنى برتبة واحدة.";
      case "no-redeals":
        return "لم تبقَ إعادة توزيع.";
      case "nothing-to-redeal":
        return "لا توجد كومة فيها ورقتان، فإعادة التوزيع لن تغيّر شيئًا.";
      case "game-over":
        return "انتهت الجولة بالفوز.";
    }
  },
};
