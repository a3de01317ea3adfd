/** Russian for the board and the table at which it is played; terms: glossary.md. */
import type { PlayTexts } from "../en/play";
import { pluralizer } from "../plural";

const plural = pluralizer("ru");
const date = new Intl.DateTimeFormat("ru", { dateStyle: "long", timeZone: "UTC" });

export const play: PlayTexts = {
  board: {
    board: "Игровое поле",
    leftArm: "Левая ветвь, стопки с 1 по 4",
    topRow: "Верхний ряд, стопки с 5 по 12",
    rightArm: "Правая ветвь, стопки с 13 по 16",
    ascending: "Восходящие базы",
    descending: "Нисходящие базы",
    full: "полная",
    selected: "карта выбрана",
    target: "примет карту",
  },
  table: {
    controls: "Управление игрой",
    undo: "Отмена",
    redo: "Вернуть",
    redeal: "Пере\u00ADсдача",
    redealsLeft: (count) =>
      count === 0
        ? "Пересдач больше нет"
        : `Пересдача, ${plural(count, { one: "осталась #", few: "остались #", other: "осталось #" })}`,
    noRedeals: "Больше нет",
    peek: "Заглянуть в стопки",
    peekShort: "Загля\u00ADнуть",
    menu: "Меню",
    home: "На главную",
    hint: "Под\u00ADсказка",
    moves: "Ходы",
    time: "Время",
    date: (time) => date.format(time),
  },
};
