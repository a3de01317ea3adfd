/** Russian for the sheets that open over the table and the start; terms: glossary.md. */
import { durationFormatter } from "../duration";
import type { SheetTexts } from "../en/sheets";
import { engine } from "./engine";

const duration = durationFormatter("ru");
const { cards, moves, place } = engine;

/** A phrase that begins with a word of the engine's. */
const title = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

export const sheets: SheetTexts = {
  menu: {
    title: "Меню",
    newDeal: "Новый расклад",
    enterCode: "Ввести код",
    restart: "Начать этот расклад заново",
    takeBackRestart: "Вернуть прежнюю партию",
    share: "Поделиться раскладом",
    help: "Клавиши и жесты",
    rules: "Правила",
    home: "На главную",
    language: "Язык",
  },
  dialogs: {
    close: "Закрыть",
    back: "Посмотреть на поле",
    enterTitle: "Ввести код",
    enterHint:
      "Семь латинских букв, например CR1-\u2060N-\u2060CRESCEN. Строчные буквы и пробелы не помешают.",
    enterLabel: "Код расклада",
    enterGo: "Играть",
    suggest: (code) => `Может быть, ${code}?`,
    peekTitle: (pile) => `Стопка ${pile}`,
    peekCount: (count) => `${cards(count)}, снизу вверх`,
    peekFoundation: (value) => title(place(value)),
    peekEmpty: "Эта стопка пуста и такой останется.",
    peekNext: "Следующая стопка",
    peekPrevious: "Предыдущая стопка",
    stuckTitle: "Тупик",
    stuckText: "Ни одну карту нельзя сдвинуть, и никакая пересдача этого не изменит.",
    undoMove: "Отменить последний ход",
    wonTitle: "Пасьянс сошёлся!",
    wonText: (moveCount, redealCount, seconds) => {
      const redeals = redealCount === 0 ? "без пересдач" : engine.redeals(redealCount);
      return `Все 104 карты на базах: ${moves(moveCount)}, ${redeals}, ${duration(seconds)}.`;
    },
  },
  sharing: {
    saving: "Партия сохраняется…",
    waiting: "Пока не сохранено. Партия отправится ещё раз сама, в том числе когда вы вернётесь.",
    saved: "Сохранено. Любой, у кого есть ссылка, может посмотреть партию.",
    refused: "Сохранить партию не удалось.",
    tooLong: "Партия слишком длинная, её нельзя сохранить.",
    share: "Поделиться",
    watch: "Смотреть запись",
    replayLink: "Ссылка на запись",
    dealLink: "Ссылка на расклад",
    copy: "Копировать",
    copied: "Скопировано.",
    copyByHand: "Скопируйте этот адрес:",
    title: (code) => `Crescent, расклад ${code}`,
    wonText: (code, moveCount, deal) =>
      `Расклад Crescent ${code} сошёлся у меня за ${moves(moveCount)}. Попробуйте и вы: ${deal} А вот как это было:`,
    dealText: (code) => `Сыграйте со мной расклад Crescent ${code}:`,
  },
  help: {
    title: "Клавиши и жесты",
    gestures: "Мышь и касание",
    tap: "Коснитесь карты: она ляжет на единственное место, которое её примет. Если мест несколько, карта будет выбрана; тогда коснитесь места.",
    doubleTap: "Двойное касание: на базу, которая примет карту.",
    drag: "Перетащите карту туда, где ей место; между базами любая точка годится для них всех.",
    hold: "Долгое нажатие или правая кнопка: заглянуть в стопку.",
    keys: "Клавиши, когда фокус на поле",
    arrows: "Стрелки",
    arrowsDo: "с места на место",
    figures: "1–16",
    figuresDo: "к этой стопке",
    enter: "Enter или пробел",
    enterDo: "то же, что касание",
    escape: "Esc",
    escapeDo: "снять выбор",
    home: "на базу, которая примет карту",
    peek: "заглянуть в стопку",
    undo: "отменить ход",
    redo: "вернуть ход",
    redeal: "пересдача",
    newDeal: "новый расклад",
    status: "сказать, как идёт партия",
    help: "эта справка",
  },
};
