/** German for the start; terms: glossary.md. */
import type { StartTexts } from "../en/start";
import { engine } from "./engine";

const date = new Intl.DateTimeFormat("de", { dateStyle: "long", timeZone: "UTC" });
const { moves } = engine;

export const start: StartTexts = {
  title: "Crescent",
  about: "Eine Patience mit zwei Kartenspielen: 16 Stapel, 8 Fundamente und 3 Neuausteilungen.",
  daily: "Spiel des Tages",
  date: (time) => date.format(time),
  grades: { easy: "leicht", medium: "mittel", hard: "schwer" },
  goOn: "Partie fortsetzen",
  goOnWith: (code, moveCount) => `${code}, ${moves(moveCount)}`,
  newDeal: "Neues Spiel",
  newDealAbout: "Eines von acht Milliarden",
  enterCode: "Code eingeben",
  settings: "Einstellungen",
  stats: "Statistik",
  calendar: "Spiele des Tages",
  rules: "Regeln",
  language: "Sprache",
};
