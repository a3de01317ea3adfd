/** Ukrainian for the sheets that open over the table and the start; terms: glossary.md. */
import { durationFormatter } from "../duration";
import type { SheetTexts } from "../en/sheets";
import { engine } from "./engine";

const duration = durationFormatter("uk");
const { cards, moves, place } = engine;

/** A phrase that begins with a word of the engine's. */
const title = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

export const sheets: SheetTexts = {
  menu: {
    title: "Меню",
    newDeal: "Нова роздача",
    enterCode: "Ввести код",
    restart: "Почати цю роздачу заново",
    takeBackRestart: "Повернути попередню партію",
    share: "Поділитися роздачею",
    help: "Клавіші та жести",
    rules: "Правила",
    home: "На головну",
    language: "Мова",
  },
  dialogs: {
    close: "Закрити",
    back: "Подивитися на поле",
    enterTitle: "Ввести код",
    enterHint:
      "Сім латинських літер, наприклад CR1-\u2060N-\u2060CRESCEN. Малі літери й пробіли не завадять.",
    enterLabel: "Код роздачі",
    enterGo: "Грати",
    suggest: (code) => `Можливо, ${code}?`,
    peekTitle: (pile) => `Стос ${pile}`,
    peekCount: (count) => `${cards(count)}, знизу вгору`,
    peekFoundation: (value) => title(place(value)),
    peekEmpty: "Цей стос порожній і таким залишиться.",
    peekNext: "Наступний стос",
    peekPrevious: "Попередній стос",
    stuckTitle: "Глухий кут",
    stuckText: "Жодну карту не можна зрушити, і жодна перездача цього не змінить.",
    undoMove: "Скасувати останній хід",
    wonTitle: "Пасьянс зійшовся!",
    wonText: (moveCount, redealCount, seconds) => {
      const redeals = redealCount === 0 ? "без перездач" : engine.redeals(redealCount);
      return `Усі 104 карти на основах: ${moves(moveCount)}, ${redeals}, ${duration(seconds)}.`;
    },
  },
  sharing: {
    saving: "Партія зберігається…",
    waiting: "Ще не збережено. Партія надішлеться знову сама, зокрема й коли ви повернетеся.",
    saved: "Збережено. Переглянути партію може кожен, хто має посилання.",
    refused: "Зберегти партію не вдалося.",
    tooLong: "Партія задовга, щоб її зберегти.",
    share: "Поділитися",
    watch: "Дивитися запис",
    replayLink: "Посилання на запис",
    dealLink: "Посилання на роздачу",
    copy: "Копіювати",
    copied: "Скопійовано.",
    copyByHand: "Скопіюйте цю адресу:",
    title: (code) => `Crescent, роздача ${code}`,
    wonText: (code, moveCount, deal) =>
      `Роздача Crescent ${code} зійшлася в мене за ${moves(moveCount)}. Спробуйте й ви: ${deal} А ось як це було:`,
    dealText: (code) => `Зіграйте зі мною роздачу Crescent ${code}:`,
  },
  help: {
    title: "Клавіші та жести",
    gestures: "Миша й дотик",
    tap: "Торкніться карти: вона ляже на єдине місце, яке її прийме. Якщо місць кілька, карту буде вибрано; тоді торкніться місця.",
    doubleTap: "Подвійний дотик: на основу, яка прийме карту.",
    drag: "Перетягніть карту туди, де їй місце; між основами будь-яка точка годиться для них усіх.",
    hold: "Довгий дотик або права кнопка: зазирнути в стос.",
    keys: "Клавіші, коли фокус на полі",
    arrows: "Стрілки",
    arrowsDo: "з місця на місце",
    figures: "1–16",
    figuresDo: "до цього стосу",
    enter: "Enter або пробіл",
    enterDo: "те саме, що дотик",
    escape: "Esc",
    escapeDo: "зняти вибір",
    home: "на основу, яка прийме карту",
    peek: "зазирнути в стос",
    undo: "хід назад",
    redo: "хід уперед",
    redeal: "перездача",
    newDeal: "нова роздача",
    status: "сказати, як іде партія",
    help: "ця довідка",
  },
};
