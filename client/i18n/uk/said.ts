/** Ukrainian for what is said when something has happened at the table; terms: glossary.md. */
import type { SaidTexts } from "../en/said";
import { pluralizer } from "../plural";
import { engine } from "./engine";

const plural = pluralizer("uk");
const { action, card, cards, moves, place, placeWithCards } = engine;

/** A phrase and a sentence that begin with a word of the engine's. */
const capital = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
const sentence = (words: string) => `${capital(words)}.`;

const redealsLeft = (count: number) =>
  count === 0
    ? "перездач не залишилося"
    : plural(count, {
        one: "залишилася # перездача",
        few: "залишилися # перездачі",
        many: "залишилося # перездач",
        other: "залишилося # перездачі",
      });

export const said: SaidTexts = {
  refusal: (value) => {
    switch (value.id) {
      case "empty-source":
        return "Тут немає карти, яку можна взяти.";
      case "base-locked":
        return "Базову карту не можна рухати.";
      case "foundation-to-pile":
        return "Карта з основи до стосу не повертається.";
      case "same-place":
        return "Карта вже лежить там.";
      case "empty-pile":
        return "Стос, що спорожнів, лишається порожнім.";
      case "pile-full":
        return `Стос повний, у ньому ${cards(value.limit)}; виберіть інше місце.`;
      case "different-suit":
        return "Карта має бути тієї самої масті.";
      case "wrong-rank":
        return value.to?.id === "foundation"
          ? "Карта має бути наступною на цій основі."
          : "Карта має бути на один ранг вищою або нижчою.";
      case "no-redeals":
        return "Перездач більше немає.";
      case "nothing-to-redeal":
        return "У жодному стосі немає двох карт, тож перездача нічого не змінить.";
      case "game-over":
        return "Пасьянс уже зійшовся.";
    }
  },
  did: (value) => sentence(action(value)),
  shows: (value) => sentence(placeWithCards(value)),
  undone: (value) => `Скасовано: ${action(value)}.`,
  selected: (value, from, targets) =>
    `${capital(card(value))}, ${place(from)}: карту вибрано. ${plural(targets, {
      one: "Підходить # місце.",
      few: "Підходять # місця.",
      many: "Підходить # місць.",
      other: "Підходить # місця.",
    })}`,
  deselected: "Нічого не вибрано.",
  noTarget: (value) => `${capital(card(value))}: відповідного місця немає.`,
  noHome: (value) => `${capital(card(value))}: відповідної основи немає.`,
  nothingToUndo: "Нема чого скасовувати.",
  nothingToRedo: "Нема чого повторювати.",
  restarted: "Усе спочатку.",
  restartUndone: "Попередня партія повернулася.",
  elsewhere: "Ця партія тривала в іншій вкладці. Ось який вигляд вона має тепер.",
  stuck: "Глухий кут: жодну карту не можна зрушити.",
  won: "Пасьянс зійшовся!",
  status: (home, moveCount, left, undoable) => {
    const back = undoable === 0 ? "нема чого скасовувати" : `можна скасувати ${moves(undoable)}`;
    return `На основах ${cards(home)} зі 104, ${moves(moveCount)}, ${redealsLeft(left)}, ${back}.`;
  },
};
