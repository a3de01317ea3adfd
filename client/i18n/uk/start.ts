/** Ukrainian for the start; terms: glossary.md. */
import type { StartTexts } from "../en/start";
import { engine } from "./engine";

const date = new Intl.DateTimeFormat("uk", { dateStyle: "long", timeZone: "UTC" });
const { moves } = engine;

export const start: StartTexts = {
  title: "Crescent",
  about: "Пасьянс на дві колоди: 16 стосів, 8 основ і 3 перездачі.",
  daily: "Роздача дня",
  date: (time) => date.format(time),
  grades: { easy: "легка", medium: "середня", hard: "складна" },
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
};
