/** Russian for what is said when something has happened at the table; terms: glossary.md. */
import type { SaidTexts } from "../en/said";
import { pluralizer } from "../plural";
import { engine } from "./engine";

const plural = pluralizer("ru");
const { action, card, cards, moves, place, placeWithCards } = engine;

/** A phrase and a sentence that begin with a word of the engine's. */
const capital = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
const sentence = (words: string) => `${capital(words)}.`;

const redealsLeft = (count: number) =>
  count === 0
    ? "пересдач не осталось"
    : plural(count, {
        one: "осталась # пересдача",
        few: "остались # пересдачи",
        many: "осталось # пересдач",
        other: "осталось # пересдачи",
      });

export const said: SaidTexts = {
  refusal: (value) => {
    switch (value.id) {
      case "empty-source":
        return "Здесь нет карты, которую можно взять.";
      case "base-locked":
        return "Базовую карту нельзя двигать.";
      case "foundation-to-pile":
        return "Карта с базы в стопку не возвращается.";
      case "same-place":
        return "Карта уже лежит там.";
      case "empty-pile":
        return "Опустевшая стопка остаётся пустой.";
      case "pile-full":
        return `Стопка полна, в ней ${cards(value.limit)}; выберите другое место.`;
      case "different-suit":
        return "Карта должна быть той же масти.";
      case "wrong-rank":
        return value.to?.id === "foundation"
          ? "Карта должна быть следующей на этой базе."
          : "Карта должна быть на ступень старше или младше.";
      case "no-redeals":
        return "Пересдач больше нет.";
      case "nothing-to-redeal":
        return "Ни в одной стопке нет двух карт, и пересдача ничего не изменит.";
      case "game-over":
        return "Пасьянс уже сошёлся.";
    }
  },
  did: (value) => sentence(action(value)),
  shows: (value) => sentence(placeWithCards(value)),
  undone: (value) => `Отменено: ${action(value)}.`,
  selected: (value, from, targets) =>
    `${capital(card(value))}, ${place(from)}: карта выбрана. ${plural(targets, {
      one: "Подходит # место.",
      few: "Подходят # места.",
      many: "Подходит # мест.",
      other: "Подходит # места.",
    })}`,
  deselected: "Ничего не выбрано.",
  noTarget: (value) => `${capital(card(value))}: подходящего места нет.`,
  noHome: (value) => `${capital(card(value))}: подходящей базы нет.`,
  nothingToUndo: "Отменять нечего.",
  nothingToRedo: "Возвращать нечего.",
  restarted: "Всё сначала.",
  restartUndone: "Прежняя партия вернулась.",
  elsewhere: "Эта партия продолжилась в другой вкладке. Вот как она выглядит теперь.",
  stuck: "Тупик: ни одну карту нельзя сдвинуть.",
  won: "Пасьянс сошёлся!",
  status: (home, moveCount, left, undoable) => {
    const back = undoable === 0 ? "отменять нечего" : `можно отменить ${moves(undoable)}`;
    return `На базах ${cards(home)} из 104, ${moves(moveCount)}, ${redealsLeft(left)}, ${back}.`;
  },
};
