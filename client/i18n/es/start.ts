/** Spanish for the start; terms: glossary.md. */
import type { StartTexts } from "../en/start";
import { engine } from "./engine";

const date = new Intl.DateTimeFormat("es", { dateStyle: "long", timeZone: "UTC" });
const { moves } = engine;

export const start: StartTexts = {
  title: "Crescent",
  about: "Un solitario de dos barajas: 16 montones, 8 bases y 3 repartos.",
  daily: "Partida del día",
  date: (time) => date.format(time),
  grades: { easy: "fácil", medium: "media", hard: "difícil" },
  goOn: "Seguir con tu partida",
  goOnWith: (code, moveCount) => `${code}, ${moves(moveCount)}`,
  newDeal: "Nueva partida",
  newDealAbout: "Una entre ocho mil millones",
  enterCode: "Introducir un código",
  settings: "Ajustes",
  stats: "Estadísticas",
  calendar: "Partidas del día",
  rules: "Reglas",
  language: "Idioma",
};
