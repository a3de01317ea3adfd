/** Polish for the page that says what share of the deals can be won; terms: glossary.md. */
import type { OddsTexts } from "../en/odds";

export const odds: OddsTexts = {
  title: "Ile rozdań da się wygrać",
  description:
    "Jaką część wszystkich rozdań Crescenta da się wygrać: pomiar na tysiącach rozdań, jego niepewność i sposób.",
  lead: (share, low, high) =>
    `Wygrana jest znana dla ${share} rozdań. Prawdziwa część rozdań do wygrania leży, z ufnością 95%, między ${low} a ${high}.`,
  won: "Wygrana jest znana",
  lost: "Udowodniona przegrana",
  unknown: "Nie wiadomo",
  unknownNote: (millions) =>
    `„Nie wiadomo” znaczy, że wśród układów rozdania (milionów: ${millions}) nie znaleziono ani wygranej, ani dowodu, że jej nie ma. Takiego rozdania nigdy nie liczymy jako przegranego: dolna granica uznaje je wszystkie za przegrane, górna wszystkie za wygrane.`,
  how: "Jak to zmierzono",
  picked: (deals) =>
    `Liczba rozdań wylosowanych ze wszystkich ośmiu miliardów: ${deals}. Dla każdego program szukał wygranej, a każda wygrana została rozegrana zgodnie z zasadami.`,
  again: (millions) =>
    `Polecenia npm run odds, a potem npm run odds -- --deepen ${millions} w kodzie źródłowym mierzą te same rozdania jeszcze raz, z tym samym wynikiem.`,
  hardness: "Rozdania łatwe i trudne",
  hardnessText: (searches) =>
    `W każdym rozdaniu próbowano szybkich, pobieżnych poszukiwań (${searches}). Im więcej z nich wygrywa, tym rozdanie łatwiejsze. Tak uszeregowane są rozdania dnia: każde da się wygrać, poniedziałkowe są najłatwiejsze, niedzielne najtrudniejsze.`,
  searches: "Szybkie poszukiwania, które wygrywają",
  share: "Część rozdań",
  lengths: "Ile ruchów wymaga wygrana",
  lengthsText: (deals, middle) =>
    `W części rozdań (${deals}) dłuższe poszukiwanie szukało krótkiej wygranej: w połowie z nich wystarczyło ruchów: ${middle}. Może są jeszcze krótsze.`,
  moves: "Ruchy",
  deals: "Rozdania",
};
