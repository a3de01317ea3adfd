/** What the table has to say, as facts; and the same in a language's words. */
import type { Card } from "#engine/card";
import type { ActionMessage, NamedPlace, PlaceMessage, RefusalMessage } from "#engine/describe";
import type { ClientTexts } from "../i18n/en/client";

export type TableMessage =
  | {
      readonly id: "did" | "undone";
      readonly action: ActionMessage;
      /** The place that gave a card, as it is now. */
      readonly left: PlaceMessage | null;
      readonly end: "won" | "stuck" | null;
    }
  | { readonly id: "refused"; readonly refusal: RefusalMessage }
  | {
      readonly id: "selected";
      readonly card: Card;
      readonly from: NamedPlace;
      readonly targets: number;
    }
  | { readonly id: "no-target"; readonly card: Card }
  | {
      readonly id: "status";
      readonly home: number;
      readonly moves: number;
      readonly redealsLeft: number;
      readonly undoable: number;
    }
  | {
      readonly id:
        | "deselected"
        | "nothing-to-undo"
        | "nothing-to-redo"
        | "restarted"
        | "restart-undone"
        | "elsewhere";
    };

/** A message in words: whole sentences. */
export function tableWords({ engine, play }: ClientTexts, message: TableMessage): string {
  const { said } = play;
  switch (message.id) {
    case "did":
    case "undone": {
      const { action } = message;
      const words = [said[message.id](action)];
      if (message.id === "did" && action.id === "move" && action.to.id === "foundation") {
        words.push(`${engine.cards(action.count)}.`);
      }
      if (message.left) words.push(said.shows(message.left));
      if (message.end) words.push(said[message.end]);
      return words.join(" ");
    }
    case "refused":
      return engine.refusal(message.refusal);
    case "selected":
      return said.selected(message.card, message.from, message.targets);
    case "no-target":
      return said.noTarget(message.card);
    case "status":
      return said.status(message.home, message.moves, message.redealsLeft, message.undoable);
    case "deselected":
      return said.deselected;
    case "nothing-to-undo":
      return said.nothingToUndo;
    case "nothing-to-redo":
      return said.nothingToRedo;
    case "restarted":
      return said.restarted;
    case "restart-undone":
      return said.restartUndone;
    case "elsewhere":
      return said.elsewhere;
  }
}
