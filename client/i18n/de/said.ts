/** German for what is said when something has happened at the table; terms: glossary.md. */
import type { SaidTexts } from "../en/said";
import { pluralizer } from "../plural";
import { engine } from "./engine";
import { redealsLeft } from "./words";

const plural = pluralizer("de");
const { action, card, cards, moves, place, placeWithCards } = engine;

/** A sentence that begins with a word of the engine's. */
const sentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;

export const said: SaidTexts = {
  refusal: (value) => {
    switch (value.id) {
      case "empty-source":
        return "Hier liegt keine Karte.";
      case "base-locked":
        return "Die Grundkarte des Fundaments bleibt immer liegen.";
      case "foundation-to-pile":
        return "Von einem Fundament kommt keine Karte auf einen Stapel zurück.";
      case "same-place":
        return "Die Karte liegt schon dort.";
      case "empty-pile":
        return "Ein leerer Stapel bleibt leer.";
      case "pile-full":
        return `Dieser Stapel ist mit ${cards(value.limit)} voll; wähle einen anderen Platz.`;
      case "different-suit":
        return "Es muss dieselbe Farbe sein.";
      case "wrong-rank":
        return value.to?.id === "foundation"
          ? "Es muss der nächste Wert des Fundaments sein."
          : "Es muss ein Wert höher oder niedriger sein.";
      case "no-redeals":
        return "Keine Neuausteilung mehr übrig.";
      case "nothing-to-redeal":
        return "Kein Stapel hat zwei Karten; eine Neuausteilung würde nichts ändern.";
      case "game-over":
        return "Die Partie ist gewonnen.";
    }
  },
  did: (value) => sentence(action(value)),
  shows: (value) => sentence(placeWithCards(value)),
  undone: (value) => `Zurückgenommen: ${action(value)}.`,
  selected: (value, from, targets) =>
    `Ausgewählt: ${card(value)}, ${place(from)}. ${plural(targets, {
      one: "# Platz nimmt sie.",
      other: "# Plätze nehmen sie.",
    })}`,
  deselected: "Nichts ausgewählt.",
  noTarget: (value) => `${card(value)}: kein Platz nimmt diese Karte.`,
  noHome: (value) => `${card(value)}: kein Fundament nimmt diese Karte.`,
  nothingToUndo: "Nichts zurückzunehmen.",
  nothingToRedo: "Nichts zu wiederholen.",
  restarted: "Zurück am Anfang.",
  restartUndone: "Die Partie ist wieder da.",
  elsewhere: "Diese Partie ging in einem anderen Tab weiter. Hier ist ihr Stand.",
  stuck: "Festgefahren: keine Karte kann ziehen.",
  won: "Gewonnen!",
  status: (home, moveCount, left, undoable) =>
    `${cards(home)} von 104 auf den Fundamenten, ${moves(moveCount)}, ${redealsLeft(left)}, ${plural(
      undoable,
      { one: "# Zug kann", other: "# Züge können" },
    )} zurückgenommen werden.`,
};
