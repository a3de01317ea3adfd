import { focusBoard } from "../board/focus";
import { settings } from "../settings/current";
import { useMore, useTexts } from "../texts";
import { Toast } from "../ui/Toast";
import type { TableMessage } from "./message";
import type { Table } from "./table";
import { tableWords } from "./words";

export { tableWords };

/** What the table has to say that the board does not show: notes that go by themselves. */
export function Notes({ table }: { table: Table }) {
  const { engine, play } = useTexts();
  const { said: sentences } = useMore();
  const said = table.said.value;
  if (said === null || !isShown(said.message, settings.value.reasons)) return null;
  const takeBack = () => {
    table.takeBack();
    // The note goes, and the focus with it: back to the board.
    focusBoard();
  };
  return (
    <Toast
      number={said.number}
      words={tableWords({ engine, said: sentences }, said.message)}
      button={said.message.id === "restarted" ? { words: play.table.undo, act: takeBack } : null}
    />
  );
}

/**
 * Whether a message is also shown, not only spoken: what the board itself doesn't show, and the
 * reasons of refusals where they are wanted.
 */
function isShown({ id }: TableMessage, reasons: "on" | "off"): boolean {
  if (id === "refused" || id === "no-target" || id === "no-home") return reasons === "on";
  return id !== "did" && id !== "undone" && id !== "selected" && id !== "deselected";
}
