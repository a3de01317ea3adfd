/** What the table has to say, in a language's words. */
import type { EngineTexts } from "../i18n/en/engine";
import type { SaidTexts } from "../i18n/en/said";
import type { TableMessage } from "./message";

interface TableTexts {
  readonly engine: Pick<EngineTexts, "cards">;
  readonly said: SaidTexts;
}

/** A message in words: whole sentences. */
export function tableWords({ engine, said }: TableTexts, message: TableMessage): string {
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
      return said.refusal(message.refusal);
    case "selected":
      return said.selected(message.card, message.from, message.targets);
    case "no-target":
      return said.noTarget(message.card);
    case "no-home":
      return said.noHome(message.card);
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
