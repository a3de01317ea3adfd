/** Polish for what is said when something has happened at the table; terms: glossary.md. */
import type { SaidTexts } from "../en/said";
import { pluralizer } from "../plural";
import { engine } from "./engine";
import { redealsLeft } from "./words";

const plural = pluralizer("pl");
const { action, card, cards, moves, place, placeWithCards } = engine;

/** A sentence that begins with a word of the engine's. */
const sentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;

export const said: SaidTexts = {
  refusal: (value) => {
    switch (value.id) {
      case "empty-source":
        return "Nie ma tu karty do zabrania.";
      case "base-locked":
        return "Podstawa fundamentu jest zablokowana.";
      case "foundation-to-pile":
        return "Karta z fundamentu nie wraca na stos.";
      case "same-place":
        return "Karta już tam leży.";
      case "empty-pile":
        return "Nie można położyć na pustym stosie.";
      case "pile-full":
        return "Ten stos jest pełny; wybierz inne miejsce docelowe.";
      case "different-suit":
        return "Musi być tego samego koloru.";
      case "wrong-rank":
        return value.to?.id === "foundation"
          ? "Musi mieć następną wartość na tym fundamencie."
          : "Musi mieć wyższą lub niższą wartość.";
      case "no-redeals":
        return "Brak przetasowań.";
      case "nothing-to-redeal":
        return "Żaden stos nie ma dwóch kart, więc przetasowanie nic by nie zmieniło.";
      case "game-over":
        return "Partia jest już wygrana.";
    }
  },
  did: (value) => sentence(action(value)),
  shows: (value) => sentence(placeWithCards(value)),
  undone: (value) => `Cofnięto: ${action(value)}.`,
  selected: (value, from, targets) =>
    `Wybrano: ${card(value)}, ${place(from)}. ${plural(targets, {
      one: "Pasuje # miejsce.",
      few: "Pasują # miejsca.",
      other: "Pasuje # miejsc.",
    })}`,
  deselected: "Nic nie jest wybrane.",
  noTarget: (value) => `${sentence(card(value)).slice(0, -1)}: nigdzie nie pasuje.`,
  noHome: (value) => `${sentence(card(value)).slice(0, -1)}: nie pasuje na żaden fundament.`,
  nothingToUndo: "Nie ma czego cofnąć.",
  nothingToRedo: "Nie ma czego ponowić.",
  restarted: "Od początku.",
  restartUndone: "Partia wróciła.",
  elsewhere: "Ta partia toczyła się dalej w innej karcie przeglądarki. Oto jej stan.",
  stuck: "Partia zablokowana: żadna karta nie może się ruszyć.",
  won: "Wygrana!",
  status: (home, moveCount, left, undoable) =>
    `Na fundamentach ${cards(home)} ze 104, ${moves(moveCount)}, ${redealsLeft(left)}, do cofnięcia: ${moves(undoable)}.`,
};
