/** Russian for the board, the table at which it is played, and the start; terms: glossary.md. */
import type { PlayTexts } from "../en/play";
import { pluralizer } from "../plural";
import { engine } from "./engine";

const plural = pluralizer("ru");
const date = new Intl.DateTimeFormat("ru", { dateStyle: "long", timeZone: "UTC" });
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
  said: {
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
