/** Ukrainian for the board and the table at which it is played; terms: glossary.md. */
import type { PlayTexts } from "../en/play";
import { pluralizer } from "../plural";

const plural = pluralizer("uk");
const date = new Intl.DateTimeFormat("uk", { dateStyle: "long", timeZone: "UTC" });

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
    date: (time) => date.format(time),
  },
};
