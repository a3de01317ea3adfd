/** Russian for the start; terms: glossary.md. */
import type { StartTexts } from "../en/start";
import { engine } from "./engine";

const date = new Intl.DateTimeFormat("ru", { dateStyle: "long", timeZone: "UTC" });
const { moves } = engine;

export const start: StartTexts = {
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
};
