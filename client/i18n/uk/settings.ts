/** Ukrainian for the settings, for where the cards lie and for the position in words; terms: glossary.md. */
import type { TableTexts } from "../en/settings";
import { engine } from "./engine";

const { card, cards, place } = engine;

export const table: TableTexts = {
  choices: {
    theme: { name: "Яскравість", system: "Як на пристрої", light: "Світла", dark: "Темна" },
    table: { name: "Стіл", felt: "Сукно", plain: "Гладкий" },
    deck: { name: "Кольори мастей", two: "Два", four: "Чотири" },
    index: { name: "Знаки на картах", normal: "Звичайні", large: "Великі" },
    letters: { name: "Літери на картах", own: "За мовою" },
    motion: { name: "Рух", normal: "Звичайний", slow: "Повільний", fast: "Швидкий", off: "Немає" },
    reasons: { name: "Показувати, чому хід неможливий", on: "Так", off: "Ні" },
    clock: { name: "Годинник", on: "Показано", off: "Приховано" },
    drag: { name: "Перенесення карт", on: "Дотик або перетягування", off: "Лише дотик" },
    hand: { name: "Кнопки", right: "Для правої руки", left: "Для лівої руки" },
    standing: { name: "Показувати, чи може партія зійтися", off: "Ні", on: "Так" },
    deals: { name: "Нові роздачі", winnable: "Сходяться", any: "Будь-які" },
  },
  settings: {
    title: "Налаштування",
    language: "Мова",
    reduced: "Ваш пристрій просить обійтися без руху, тому його немає.",
  },
  survey: {
    title: "Де лежать карти",
    suits: "Масть",
    rank: "Карта",
    first: "Одна",
    second: "Інша",
    under: (where, above) =>
      above === 0 ? `${place(where)}, зверху` : `${place(where)}, на ній ${cards(above)}`,
    home: "На основі",
    both: (value, one, other) => `${card(value)}: ${one}; ${other}.`,
    hint: "Торкніться карти, щоб дізнатися, де лежать обидві такі карти.",
  },
  position: {
    title: "Позиція словами",
    full: "Повні, карт не приймають: ",
    copy: "Копіювати",
    copied: "Скопійовано.",
    copyByHand: "Не вдалося скопіювати. Виділіть текст і скопіюйте його.",
  },
};
