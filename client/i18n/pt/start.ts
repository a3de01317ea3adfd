/** Portuguese for the start; terms: glossary.md. */
import type { StartTexts } from "../en/start";
import { engine } from "./engine";

const date = new Intl.DateTimeFormat("pt", { dateStyle: "long", timeZone: "UTC" });
const { moves } = engine;

export const start: StartTexts = {
  title: "Crescent",
  about: "Uma paciência com dois baralhos: 16 pilhas, 8 fundações e 3 redistribuições.",
  daily: "Jogo do dia",
  date: (time) => date.format(time),
  grades: { easy: "fácil", medium: "médio", hard: "difícil" },
  goOn: "Continuar a partida",
  goOnWith: (code, moveCount) => `${code}, ${moves(moveCount)}`,
  newDeal: "Novo jogo",
  newDealAbout: "Um entre oito bilhões",
  enterCode: "Digitar um código",
  settings: "Configurações",
  stats: "Estatísticas",
  calendar: "Jogos do dia",
  rules: "Regras",
  language: "Idioma",
};
