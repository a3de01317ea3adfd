/** Italian for what is said when something has happened at the table; terms: glossary.md. */
import type { SaidTexts } from "../en/said";
import { pluralizer } from "../plural";
import { engine } from "./engine";
import { redealsLeft } from "./words";

const plural = pluralizer("it");
const { action, card, cards, moves, place, placeWithCards } = engine;

const title = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
/** A sentence that begins with a word of the engine's. */
const sentence = (words: string) => `${title(words)}.`;

export const said: SaidTexts = {
  refusal: (value) => {
    switch (value.id) {
      case "empty-source":
        return "Qui non c’è nessuna carta da prendere.";
      case "base-locked":
        return "La carta iniziale della base non si muove mai.";
      case "foundation-to-pile":
        return "Una carta di una base non torna mai su una pila.";
      case "same-place":
        return "La carta è già lì.";
      case "empty-pile":
        return "Una pila svuotata resta vuota.";
      case "pile-full":
        return `Questa pila è piena con ${cards(value.limit)}; scegli un altro posto.`;
      case "different-suit":
        return "Deve essere dello stesso seme.";
      case "wrong-rank":
        return value.to?.id === "foundation"
          ? "Deve essere il valore successivo della base."
          : "Deve essere di un valore più alta o più bassa.";
      case "no-redeals":
        return "Non restano ridistribuzioni.";
      case "nothing-to-redeal":
        return "Nessuna pila ha due carte: una ridistribuzione non cambierebbe nulla.";
      case "game-over":
        return "La partita è vinta.";
    }
  },
  did: (value) => sentence(action(value)),
  shows: (value) => sentence(placeWithCards(value)),
  undone: (value) => `Annullato: ${action(value)}.`,
  selected: (value, from, targets) =>
    `Scelta: ${card(value)}, ${place(from)}. ${plural(targets, {
      one: "# posto la accetta.",
      other: "# posti la accettano.",
    })}`,
  deselected: "Nessuna carta scelta.",
  noTarget: (value) => `${title(card(value))}: nessun posto la accetta.`,
  noHome: (value) => `${title(card(value))}: nessuna base la accetta.`,
  nothingToUndo: "Nulla da annullare.",
  nothingToRedo: "Nulla da ripetere.",
  restarted: "Di nuovo all’inizio.",
  restartUndone: "La partita è tornata.",
  elsewhere: "Questa partita è andata avanti in un’altra scheda. Ecco a che punto è.",
  stuck: "Bloccata: nessuna carta può muoversi.",
  won: "Hai vinto!",
  status: (home, moveCount, left, undoable) =>
    `${cards(home)} su 104 nelle basi, ${moves(moveCount)}, ${redealsLeft(left)}, ${plural(
      undoable,
      { one: "si può annullare # mossa", other: "si possono annullare # mosse" },
    )}.`,
};
