/** German for the page that says what share of the deals can be won; terms: glossary.md. */
import type { OddsTexts } from "../en/odds";

export const odds: OddsTexts = {
  title: "Wie viele Spiele zu gewinnen sind",
  description:
    "Welcher Anteil aller Spiele von Crescent zu gewinnen ist, gemessen an Tausenden Spielen, mit der Unsicherheit und wie gemessen wurde.",
  lead: (share, low, high) =>
    `Für ${share} der Spiele ist ein Gewinn bekannt. Der wahre Anteil der Spiele, die zu gewinnen sind, liegt mit 95 % Sicherheit zwischen ${low} und ${high}.`,
  won: "Ein Gewinn ist bekannt",
  lost: "Bewiesen verloren",
  unknown: "Nicht bekannt",
  unknownNote: (millions) =>
    `Nicht bekannt heißt: In ${millions} Millionen Stellungen fand sich weder ein Gewinn noch ein Beweis, dass es keinen gibt. Solche Spiele zählen nie als verloren: Die untere Grenze nimmt sie alle als verloren an, die obere alle als gewonnen.`,
  how: "Wie gemessen wurde",
  picked: (deals) =>
    `${deals} Spiele wurden zufällig aus allen acht Milliarden gezogen. Für jedes suchte das Programm einen Gewinn, und jeder Gewinn wurde nach den Regeln durchgespielt.`,
  again: (millions) =>
    `Die Befehle npm run odds und danach npm run odds -- --deepen ${millions} im Quelltext messen dieselben Spiele noch einmal, mit demselben Ergebnis.`,
  hardness: "Leichte und schwere Spiele",
  hardnessText: (searches) =>
    `Jedes Spiel wurde mit ${searches} schnellen Suchen versucht, die sich wenig ansehen. Je mehr davon gewinnen, desto leichter ist es. So sind auch die Spiele des Tages eingestuft: Jedes ist zu gewinnen, montags kommen die leichtesten, sonntags die schwersten.`,
  searches: "Schnelle Suchen, die gewinnen",
  share: "Anteil der Spiele",
  lengths: "Wie viele Züge ein Gewinn braucht",
  lengthsText: (deals, middle) =>
    `Für ${deals} der Spiele suchte eine längere Suche einen kurzen Gewinn: Die Hälfte brauchte höchstens ${middle} Züge. Vielleicht geht es noch kürzer.`,
  moves: "Züge",
  deals: "Spiele",
};
