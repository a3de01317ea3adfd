/** Russian for the board, the table at which it is played, and the start; terms: glossary.md. */
import type { PlayTexts } from "../en/play";
import { pluralizer } from "../plural";
import { engine } from "./engine";

const plural = pluralizer("ru");
const date = new Intl.DateTimeFormat("ru", { dateStyle: "long", timeZone: "UTC" });
const { moves } = engine;

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
  },
  start: {
    title: "Crescent",
    about: "Пасьянс на две колоды: 16 стопок, 8 баз и 3 пересдачи.",
    daily: "Расклад дня",
    date: (time) => date.format(time),
    grades: { easy: "лёгкий", medium: "средний", hard: "сложный" },
    goOn: "Продолжить партию",
    goOnWith: (code, moveCount) => `${code}, ${moves(moveCount)}`,
    newDeal: "Новый расклад",
    newDealAbout: "Один из восьми миллиардов",
    enterCode: "Ввести код",
    settings: "Настройки",
    stats: "Статистика",
    calendar: "Расклады дня",
    rules: "Правила",
    language: "Язык",
  },
};
