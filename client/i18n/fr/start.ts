/** French for the start; terms: glossary.md. */
import type { StartTexts } from "../en/start";
import { engine } from "./engine";

const date = new Intl.DateTimeFormat("fr", { dateStyle: "long", timeZone: "UTC" });
const { moves } = engine;

export const start: StartTexts = {
  title: "Crescent",
  about: "Une réussite à deux jeux de cartes : 16 piles, 8 fondations et 3 redonnes.",
  daily: "Donne du jour",
  date: (time) => date.format(time),
  grades: { easy: "facile", medium: "moyenne", hard: "difficile" },
  goOn: "Reprendre votre partie",
  goOnWith: (code, moveCount) => `${code}, ${moves(moveCount)}`,
  newDeal: "Nouvelle donne",
  newDealAbout: "Une parmi huit milliards",
  enterCode: "Saisir un code",
  settings: "Réglages",
  stats: "Statistiques",
  calendar: "Donnes du jour",
  rules: "Règles",
  language: "Langue",
};
