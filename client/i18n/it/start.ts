/** Italian for the start; terms: glossary.md. */
import type { StartTexts } from "../en/start";
import { engine } from "./engine";

const date = new Intl.DateTimeFormat("it", { dateStyle: "long", timeZone: "UTC" });
const { moves } = engine;

export const start: StartTexts = {
  title: "Crescent",
  about: "Un solitario con due mazzi: 16 pile, 8 basi e 3 ridistribuzioni.",
  daily: "Partita del giorno",
  date: (time) => date.format(time),
  grades: { easy: "facile", medium: "media", hard: "difficile" },
  goOn: "Continua la tua partita",
  goOnWith: (code, moveCount) => `${code}, ${moves(moveCount)}`,
  newDeal: "Nuova partita",
  newDealAbout: "Una su otto miliardi",
  enterCode: "Inserisci un codice",
  settings: "Impostazioni",
  stats: "Statistiche",
  calendar: "Partite del giorno",
  rules: "Regole",
  language: "Lingua",
};
