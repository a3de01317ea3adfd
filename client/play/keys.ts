/**
 * The table's keys. They act only while the board has the focus, so that no single letter is taken
 * from anybody's screen reader or dictation. Arrows, Home, End and figures are the board's own.
 */

export type TableCommand =
  | "undo"
  | "redo"
  | "redeal"
  | "newDeal"
  | "peek"
  | "home"
  | "status"
  | "help"
  | "hint"
  | "survey"
  | "position"
  | "deselect";

/** The letter of each command, as the help sheet shows them. */
export const COMMAND_KEYS = {
  home: "F",
  peek: "P",
  undo: "U",
  redo: "Y",
  redeal: "R",
  newDeal: "N",
  status: "S",
  hint: "H",
  survey: "W",
  position: "T",
  help: "?",
} as const satisfies Partial<Record<TableCommand, string>>;

type Pressed = Pick<KeyboardEvent, "key" | "code" | "shiftKey" | "ctrlKey" | "metaKey" | "altKey">;

/** The command of a key, or null. Letters count by their place where the keyboard is not Latin. */
export function commandOf(event: Pressed): TableCommand | null {
  if (event.altKey) return null;
  if (event.key === "Escape") return "deselect";
  const letter = /^[a-z]$/i.test(event.key) || event.key === "?" ? event.key : event.code.slice(3);
  const key = letter.toUpperCase();
  if (event.ctrlKey || event.metaKey) {
    if (key === "Z") return event.shiftKey ? "redo" : "undo";
    return key === "Y" ? "redo" : null;
  }
  for (const [command, of] of Object.entries(COMMAND_KEYS)) {
    if (of === key) return command as TableCommand;
  }
  return null;
}
