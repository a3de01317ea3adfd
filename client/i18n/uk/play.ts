/** Ukrainian for the board, the table at which it is played, and the start; terms: glossary.md. */
import type { PlayTexts } from "../en/play";
import { pluralizer } from "../plural";
import { engine } from "./engine";

const plural = pluralizer("uk");
const date = new Intl.DateTimeFormat("uk", { dateStyle: "long", timeZone: "UTC" });
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

export const play: PlayTexts = {
  board: {
    board: "Ігрове поле",
    leftArm: "Ліва гілка, стоси від 1 до 4",
    topRow: "Верхній ряд, стоси від 5 до 12",
    rightArm: "Права гілка, стоси від 13 до 16",
    ascending: "Висхідні основи",
    descending: "Низхідні основи",
    full: "повний",
    selected: "карту вибрано",
    target: "прийме карту",
  },
  said: {
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
  },
  table: {
    controls: "Керування грою",
    undo: "Хід назад",
    redo: "Хід уперед",
    redeal: "Пере\u00ADздача",
    redealsLeft: (count) =>
      count === 0
        ? "Немає перездач"
        : `Перездача, ${plural(count, { one: "залишилася #", few: "залишилися #", other: "залишилося #" })}`,
    noRedeals: "Немає",
    peek: "Зазирнути в стоси",
    peekShort: "Зазир\u00ADнути",
    menu: "Меню",
    home: "На головну",
    hint: "Під\u00ADказка",
    moves: "Ходи",
    time: "Час",
  },
  start: {
    title: "Crescent",
    about: "Пасьянс на дві колоди: 16 стосів, 8 основ і 3 перездачі.",
    daily: "Роздача дня",
    date: (time) => date.format(time),
    goOn: "Продовжити партію",
    goOnWith: (code, moveCount) => `${code}, ${moves(moveCount)}`,
    newDeal: "Нова роздача",
    newDealAbout: "Одна з восьми мільярдів",
    enterCode: "Ввести код",
    settings: "Налаштування",
    stats: "Статистика",
    calendar: "Роздачі дня",
    rules: "Правила",
    language: "Мова",
  },
};
