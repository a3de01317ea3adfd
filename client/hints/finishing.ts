/** Plays a line to its end, action by action, so that one can watch it and stop it. */
import { type Action, REDEAL } from "#engine/action";
import { moveOf } from "#engine/rules";
import type { Table } from "../play/table";

/** What is needed of a table to play at it. */
export type PlayedTable = Pick<Table, "game" | "move" | "redeal">;

/** Does one action at the table, as a hand would. */
export function playAt(table: PlayedTable, action: Action): void {
  if (action === REDEAL) table.redeal();
  else {
    const { from, to } = moveOf(table.game.value.position, action);
    table.move(from, to);
  }
}

/**
 * Plays a legal line, one action each time so many milliseconds have gone by. It ends with the
 * line, when it is stopped, or when somebody else plays; then `onEnd` is called once. The result
 * stops it.
 */
export function playLineAt(
  table: PlayedTable,
  line: readonly Action[],
  paceMs: number,
  onEnd: () => void,
): () => void {
  let done = 0;
  let expected = table.game.value.log.length;
  const timer = setInterval(() => {
    const action = line[done];
    if (action === undefined || table.game.value.log.length !== expected) return stop();
    done++;
    expected++;
    playAt(table, action);
    if (done === line.length || table.game.value.status === "won") stop();
  }, paceMs);
  let running = true;
  const stop = () => {
    if (!running) return;
    running = false;
    clearInterval(timer);
    onEnd();
  };
  return stop;
}
