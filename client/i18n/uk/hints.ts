/** Ukrainian for hints, for whether a game can still be won, and for looking back on it; terms: glossary.md. */
import type { HintTexts } from "../en/hints";
import { pluralizer } from "../plural";
import { engine } from "./engine";

const { action, card, moves, place, redeals } = engine;
const plural = pluralizer("uk");

const steps = (count: number) =>
  plural(count, { one: "# крок", few: "# кроки", many: "# кроків", other: "# кроку" });

export const hints: HintTexts = {
  advice: {
    thinking: "Думаю…",
    cancel: "Скасувати",
    exists: "Є хід, за якого пасьянс іще зійдеться.",
    perhaps: "Виграшу звідси поки не видно, але один хід має найкращий вигляд.",
    more: "Підказати ще",
    keeps: (words) => `Веде до виграшу: ${words}.`,
    looksBest: (words) => `Має найкращий вигляд: ${words}.`,
    cardAt: (value, where) => `${card(value)}, ${place(where)}`,
    move: (value) => action(value),
    play: "Зробити хід",
    lost: "Доведено: ця партія вже не зійдеться.",
    looking: "Шукаю, де вона ще могла зійтися…",
    back: (count) =>
      count === 1
        ? "До останнього ходу вона ще могла."
        : `Якщо повернутися назад (${moves(count)}), вона ще може.`,
    beyond: (count) =>
      `Востаннє вона могла зійтися раніше: ${steps(count)} тому, а так далеко повернутися не можна.`,
    nowhere: "З якого ходу, невідомо.",
    takeBack: (count) => `Скасувати ${moves(count)}`,
    unavailable: "У цьому браузері підказок немає.",
    rest: (count) => `Решта зійдеться сама: ${moves(count)}.`,
    finish: "Дограти",
    finishing: "Карти йдуть на основи…",
    stop: "Зупинити",
    key: "підказка, далі докладніше",
  },
  standing: {
    won: "Ще може зійтися",
    lost: "Уже не зійдеться",
    unknown: "Невідомо",
    looking: "Шукаю…",
  },
  review: {
    title: "Розбір партії",
    looking: "Шукаю…",
    all: "Партія ще може зійтися.",
    certain: (step, last) =>
      step === 0
        ? `На початку вона могла зійтися; усього зроблено кроків: ${last}.`
        : `До кроку ${step} із ${last} вона точно могла зійтися.`,
    uncertain: "До якого кроку партія могла зійтися, невідомо.",
    lostAt: (step, words) => `З кроку ${step} вона програна, це доведено: ${words}.`,
    neverSure: "Не доведено, що вона програна: можливо, ще зійдеться.",
    yours: (moveCount, redealCount) =>
      `Ваш результат: ${moves(moveCount)}, ${redeals(redealCount)}.`,
    best: (moveCount, redealCount) =>
      `Найкращий відомий результат: ${moves(moveCount)}, ${redeals(redealCount)}.`,
    bestNote: "Найкращий відомий не означає найкоротший: цього ніхто не довів.",
    fewer: (count) => `Менше, ніж у вас, на ${moves(count)}.`,
    yoursIsBest: "Коротшого за ваш не знайшлося.",
    noBest: "Жодного розв’язку цієї роздачі не відомо.",
    odds: "Скільки роздач сходиться",
  },
};
