/** Polish for the settings, for where the cards lie and for the position in words; terms: glossary.md. */
import type { TableTexts } from "../en/settings";
import { engine } from "./engine";

const { card, cards, place } = engine;

export const table: TableTexts = {
  choices: {
    theme: { name: "Jasność", system: "Jak w urządzeniu", light: "Jasny", dark: "Ciemny" },
    table: { name: "Stół", felt: "Sukno", plain: "Gładki" },
    deck: { name: "Kolory kart", two: "Dwie barwy", four: "Cztery barwy" },
    index: { name: "Znaki na kartach", normal: "Zwykłe", large: "Duże" },
    letters: { name: "Litery na kartach", own: "Jak w języku" },
    motion: { name: "Ruch kart", normal: "Zwykły", slow: "Wolny", fast: "Szybki", off: "Brak" },
    reasons: { name: "Pokazuj, czemu ruch jest odrzucony", on: "Tak", off: "Nie" },
    clock: { name: "Zegar", on: "Widoczny", off: "Ukryty" },
    drag: { name: "Przenoszenie kart", on: "Dotknięcie lub przeciąganie", off: "Tylko dotknięcie" },
    hand: { name: "Przyciski", right: "Dla prawej ręki", left: "Dla lewej ręki" },
    standing: { name: "Pokazuj, czy można jeszcze wygrać", off: "Nie", on: "Tak" },
    deals: { name: "Nowe rozdania", winnable: "Do wygrania", any: "Dowolne" },
  },
  settings: {
    title: "Ustawienia",
    language: "Język",
    reduced: "Twoje urządzenie prosi o brak ruchu, więc go nie ma.",
  },
  survey: {
    title: "Gdzie leżą karty",
    suits: "Kolor",
    rank: "Karta",
    first: "Jedna kopia",
    second: "Druga kopia",
    under: (where, above) =>
      above === 0 ? `${place(where)}, na wierzchu` : `${place(where)}, na niej ${cards(above)}`,
    home: "Na funda\u00ADmencie",
    both: (value, one, other) => `${card(value)}: ${one}; ${other}.`,
    hint: "Dotknij karty, by zobaczyć, gdzie leżą obie jej kopie.",
  },
  position: {
    title: "Układ słowami",
    full: "Pełne, nie przyjmą karty: ",
    copy: "Kopiuj",
    copied: "Skopiowano.",
    copyByHand: "Nie udało się skopiować. Zaznacz tekst i skopiuj go.",
  },
};
