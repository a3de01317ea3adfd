/** English for what is said when something has happened at the table: whole sentences. */
import type { Card } from "#engine/card";
import type { ActionMessage, NamedPlace, PlaceMessage, RefusalMessage } from "#engine/describe";
import { pluralizer } from "../plural";
import { engine } from "./engine";

const plural = pluralizer("en");
const { action, card, cards, moves, place, placeWithCards, redeals } = engine;

/** A sentence that begins with a word of the engine's. */
const sentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;

export const said = {
  /** Why something is refused, the reason. */
  refusal: (value: RefusalMessage): string => {
    switch (value.id) {
      case "empty-source":
        return "There is no card to take here.";
      case "base-locked":
        return "The foundation's base never moves.";
      case "foundation-to-pile":
        return "A card on a foundation never goes back to a pile.";
      case "same-place":
        return "The card is already there.";
      case "empty-pile":
        return "An emptied pile stays empty.";
      case "pile-full":
        return `This pile is full with ${cards(value.limit)}; choose another place.`;
      case "different-suit":
        return "It must be of the same suit.";
      case "wrong-rank":
        return value.to?.id === "foundation"
          ? "It must be the next rank of the foundation."
          : "It must be one rank higher or lower.";
      case "no-redeals":
        return "No redeals left.";
      case "nothing-to-redeal":
        return "No pile has two cards, so a redeal would change nothing.";
      case "game-over":
        return "The game is won.";
    }
  },
  did: (value: ActionMessage) => sentence(action(value)),
  /** What now shows where a card was taken away. */
  shows: (value: PlaceMessage) => sentence(placeWithCards(value)),
  undone: (value: ActionMessage) => `Taken back: ${action(value)}.`,
  selected: (value: Card, from: NamedPlace, targets: number) =>
    `${sentence(`${card(value)} of ${place(from)} selected`)} ${plural(targets, {
      one: "# place takes it.",
      other: "# places take it.",
    })}`,
  deselected: "Nothing selected.",
  noTarget: (value: Card) => `No place takes the ${card(value)}.`,
  noHome: (value: Card) => `No foundation takes the ${card(value)}.`,
  nothingToUndo: "Nothing to take back.",
  nothingToRedo: "Nothing to redo.",
  restarted: "Back to the beginning.",
  restartUndone: "The game is back.",
  elsewhere: "This game went on in another tab. Here it is now.",
  stuck: "Stuck: no card can move.",
  won: "Won!",
  /** A summary on demand. */
  status: (home: number, moveCount: number, redealsLeft: number, undoable: number) =>
    `${home} of 104 cards home, ${moves(moveCount)}, ${redeals(redealsLeft)} left, ${moves(undoable)} can be taken back.`,
};

export type SaidTexts = typeof said;
