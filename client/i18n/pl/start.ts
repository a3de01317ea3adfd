/** Polish for the start; terms: glossary.md. */
import type { StartTexts } from "../en/start";
import { engine } from "./engine";

const date = new Intl.DateTimeFormat("pl", { dateStyle: "long", timeZone: "UTC" });
const { moves } = engine;

export const start: StartTexts = {
  title: "Crescent",
  about: "Pasjans na dwie talie: 16 stosów, 8 fundamentów i 3 przetasowania.",
  daily: "Rozdanie dnia",
  date: (time) => date.format(time),
  grades: { easy: "łatwe", medium: "średnie", hard: "trudne" },
  goOn: "Graj dalej",
  goOnWith: (code, moveCount) => `${code}, ${moves(moveCount)}`,
  newDeal: "Nowa gra",
  newDealAbout: "Jedno z ośmiu miliardów rozdań",
  enterCode: "Wpisz kod",
  settings: "Ustawienia",
  stats: "Statystyki",
  calendar: "Rozdania dnia",
  rules: "Zasady",
  language: "Język",
};
