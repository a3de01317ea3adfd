/** Spanish for what is said when something has happened at the table; terms: glossary.md. */
import type { SaidTexts } from "../en/said";
import { pluralizer } from "../plural";
import { engine } from "./engine";
import { redealsLeft } from "./words";

const plural = pluralizer("es");
const { action, card, cards, moves, place, placeWithCards } = engine;

const title = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
/** A sentence that begins with a word of the engine's. */
const sentence = (words: string) => `${title(words)}.`;

export const said: SaidTexts = {
  refusal: (value) => {
    switch (value.id) {
      case "empty-source":
        return "Aquí no hay ninguna carta que tomar.";
      case "base-locked":
        return "La carta inicial de la base no se mueve nunca.";
      case "foundation-to-pile":
        return "Una carta de una base no vuelve nunca a un montón.";
      case "same-place":
        return "La carta ya está ahí.";
      case "empty-pile":
        return "Un montón vacío se queda vacío.";
      case "pile-full":
        return `Este montón está lleno con ${cards(value.limit)}; elige otro lugar.`;
      case "different-suit":
        return "Tiene que ser del mismo palo.";
      case "wrong-rank":
        return value.to?.id === "foundation"
          ? "Tiene que ser el valor siguiente de la base."
          : "Tiene que ser un valor más o un valor menos.";
      case "no-redeals":
        return "No quedan repartos.";
      case "nothing-to-redeal":
        return "Ningún montón tiene dos cartas: un reparto no cambiaría nada.";
      case "game-over":
        return "La partida está ganada.";
    }
  },
  did: (value) => sentence(action(value)),
  shows: (value) => sentence(placeWithCards(value)),
  undone: (value) => `Deshecho: ${action(value)}.`,
  selected: (value, from, targets) =>
    `Elegida: ${card(value)}, ${place(from)}. ${plural(targets, {
      one: "# lugar la admite.",
      other: "# lugares la admiten.",
    })}`,
  deselected: "Ninguna carta elegida.",
  noTarget: (value) => `${title(card(value))}: ningún lugar la admite.`,
  noHome: (value) => `${title(card(value))}: ninguna base la admite.`,
  nothingToUndo: "No hay nada que deshacer.",
  nothingToRedo: "No hay nada que rehacer.",
  restarted: "De vuelta al principio.",
  restartUndone: "La partida ha vuelto.",
  elsewhere: "Esta partida siguió en otra pestaña. Así está ahora.",
  stuck: "Sin salida: ninguna carta puede moverse.",
  won: "¡Has ganado!",
  status: (home, moveCount, left, undoable) =>
    `${cards(home)} de 104 en las bases, ${moves(moveCount)}, ${redealsLeft(left)}, ${plural(
      undoable,
      { one: "se puede deshacer # movimiento", other: "se pueden deshacer # movimientos" },
    )}.`,
};
