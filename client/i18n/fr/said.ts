/** French for what is said when something has happened at the table; terms: glossary.md. */
import type { SaidTexts } from "../en/said";
import { pluralizer } from "../plural";
import { engine } from "./engine";
import { redealsLeft } from "./words";

const plural = pluralizer("fr");
const { action, card, cards, moves, place, placeWithCards } = engine;

const title = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
/** A sentence that begins with a word of the engine's. */
const sentence = (words: string) => `${title(words)}.`;

export const said: SaidTexts = {
  refusal: (value) => {
    switch (value.id) {
      case "empty-source":
        return "Il n’y a pas de carte à prendre ici.";
      case "base-locked":
        return "La base de la fondation ne bouge jamais.";
      case "foundation-to-pile":
        return "Une carte de fondation ne retourne jamais sur une pile.";
      case "same-place":
        return "La carte y est déjà.";
      case "empty-pile":
        return "Une pile vidée reste vide.";
      case "pile-full":
        return `Cette pile est pleine avec ${cards(value.limit)} ; choisissez une autre place.`;
      case "different-suit":
        return "Il faut la même couleur.";
      case "wrong-rank":
        return value.to?.id === "foundation"
          ? "Il faut la valeur suivante de la fondation."
          : "Il faut une valeur juste au-dessus ou au-dessous.";
      case "no-redeals":
        return "Il ne reste plus de redonne.";
      case "nothing-to-redeal":
        return "Aucune pile n’a deux cartes : une redonne ne changerait rien.";
      case "game-over":
        return "La partie est gagnée.";
    }
  },
  did: (value) => sentence(action(value)),
  shows: (value) => sentence(placeWithCards(value)),
  undone: (value) => `Coup annulé : ${action(value)}.`,
  selected: (value, from, targets) =>
    `${sentence(`${card(value)} de la ${place(from)}, carte choisie`)} ${plural(targets, {
      one: "# place l’accepte.",
      other: "# places l’acceptent.",
    })}`,
  deselected: "Aucune carte choisie.",
  noTarget: (value) => `${title(card(value))} : aucune place ne l’accepte.`,
  noHome: (value) => `${title(card(value))} : aucune fondation ne l’accepte.`,
  nothingToUndo: "Rien à annuler.",
  nothingToRedo: "Rien à rétablir.",
  restarted: "Retour au début.",
  restartUndone: "La partie est de retour.",
  elsewhere: "Cette partie a continué dans un autre onglet. La voici.",
  stuck: "Bloqué : aucune carte ne peut bouger.",
  won: "Gagné !",
  status: (home, moveCount, left, undoable) =>
    `${cards(home)} sur 104 aux fondations, ${moves(moveCount)}, ${redealsLeft(left)}, ${plural(
      undoable,
      { one: "# coup peut être annulé", other: "# coups peuvent être annulés" },
    )}.`,
};
