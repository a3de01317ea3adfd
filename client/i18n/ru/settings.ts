/** Russian for the settings, for where the cards lie and for the position in words; terms: glossary.md. */
import type { TableTexts } from "../en/settings";
import { engine } from "./engine";

const { card, cards, place } = engine;

export const table: TableTexts = {
  choices: {
    theme: { name: "Яркость", system: "Как на устройстве", light: "Светлая", dark: "Тёмная" },
    table: { name: "Стол", felt: "Сукно", plain: "Гладкий" },
    deck: { name: "Цвета мастей", two: "Два", four: "Четыре" },
    index: { name: "Знаки на картах", normal: "Обычные", large: "Крупные" },
    letters: { name: "Буквы на картах", own: "По языку" },
    motion: { name: "Движение", normal: "Обычное", slow: "Медленное", fast: "Быстрое", off: "Нет" },
    reasons: { name: "Показывать, почему ход невозможен", on: "Да", off: "Нет" },
    clock: { name: "Часы", on: "Показаны", off: "Скрыты" },
    drag: { name: "Перенос карт", on: "Касание или перетаскивание", off: "Только касание" },
    hand: { name: "Кнопки", right: "Для правой руки", left: "Для левой руки" },
    standing: { name: "Показывать, может ли партия сойтись", off: "Нет", on: "Да" },
    deals: { name: "Новые расклады", winnable: "Сходятся", any: "Любые" },
  },
  settings: {
    title: "Настройки",
    language: "Язык",
    reduced: "Ваше устройство просит обойтись без движения, поэтому его нет.",
  },
  survey: {
    title: "Где лежат карты",
    suits: "Масть",
    rank: "Карта",
    first: "Одна",
    second: "Другая",
    under: (where, above) =>
      above === 0 ? `${place(where)}, сверху` : `${place(where)}, на ней ${cards(above)}`,
    home: "На базе",
    both: (value, one, other) => `${card(value)}: ${one}; ${other}.`,
    hint: "Коснитесь карты, чтобы узнать, где лежат обе такие карты.",
  },
  position: {
    title: "Позиция словами",
    full: "Полные, карт не принимают: ",
    copy: "Копировать",
    copied: "Скопировано.",
    copyByHand: "Скопировать не удалось. Выделите текст и скопируйте его.",
  },
};
