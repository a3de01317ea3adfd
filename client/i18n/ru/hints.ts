/** Russian for hints, for whether a game can still be won, and for looking back on it; terms: glossary.md. */
import type { HintTexts } from "../en/hints";
import { pluralizer } from "../plural";
import { engine } from "./engine";

const { action, card, moves, place, redeals } = engine;
const plural = pluralizer("ru");

const steps = (count: number) =>
  plural(count, { one: "# шаг", few: "# шага", many: "# шагов", other: "# шага" });

export const hints: HintTexts = {
  advice: {
    thinking: "Думаю…",
    cancel: "Отменить",
    exists: "Есть ход, при котором пасьянс ещё сойдётся.",
    perhaps: "Выигрыша отсюда пока не видно, но один ход выглядит лучшим.",
    more: "Подсказать ещё",
    keeps: (words) => `Ведёт к выигрышу: ${words}.`,
    looksBest: (words) => `Выглядит лучшим: ${words}.`,
    cardAt: (value, where) => `${card(value)}, ${place(where)}`,
    move: (value) => action(value),
    play: "Сделать ход",
    lost: "Доказано: эта партия уже не сойдётся.",
    looking: "Ищу, где она ещё могла сойтись…",
    back: (count) =>
      count === 1
        ? "До последнего хода она ещё могла."
        : `Если вернуться назад (${moves(count)}), она ещё может.`,
    beyond: (count) =>
      `В последний раз она могла сойтись раньше: ${steps(count)} назад, а так далеко вернуться нельзя.`,
    nowhere: "С какого хода, неизвестно.",
    takeBack: (count) => `Отменить ${moves(count)}`,
    unavailable: "В этом браузере подсказок нет.",
    rest: (count) => `Остальное сойдётся само: ${moves(count)}.`,
    finish: "Доиграть",
    finishing: "Карты идут на базы…",
    stop: "Остановить",
    key: "подсказка, затем подробнее",
  },
  standing: {
    won: "Ещё может сойтись",
    lost: "Уже не сойдётся",
    unknown: "Неизвестно",
    looking: "Ищу…",
  },
  review: {
    title: "Разбор партии",
    looking: "Ищу…",
    all: "Партия ещё может сойтись.",
    certain: (step, last) =>
      step === 0
        ? `В начале она могла сойтись; всего шагов сделано: ${last}.`
        : `До шага ${step} из ${last} она точно могла сойтись.`,
    uncertain: "До какого шага партия могла сойтись, неизвестно.",
    lostAt: (step, words) => `С шага ${step} она проиграна, это доказано: ${words}.`,
    neverSure: "Не доказано, что она проиграна: может быть, ещё сойдётся.",
    yours: (moveCount, redealCount) =>
      `Ваш результат: ${moves(moveCount)}, ${redeals(redealCount)}.`,
    best: (moveCount, redealCount) =>
      `Лучший известный результат: ${moves(moveCount)}, ${redeals(redealCount)}.`,
    bestNote: "Лучший известный не значит самый короткий: этого никто не доказал.",
    fewer: (count) => `Меньше, чем у вас, на ${moves(count)}.`,
    yoursIsBest: "Короче вашего ничего не нашлось.",
    noBest: "Ни одного решения этого расклада не известно.",
    odds: "Сколько раскладов сходится",
  },
};
