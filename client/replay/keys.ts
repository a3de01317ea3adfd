/**
 * The viewer's keys. Time runs the way the page's text does, as on its slider: where it is read
 * from right to left, the left arrow is the one that goes on.
 */
import type { Reel, Viewer } from "./viewer";

/** What keys can do. */
export type KeyCommand = "first" | "previous" | "next" | "last" | "play";

/** The command of a key by its `KeyboardEvent.key` in a page of the given direction, or null. */
export function commandOf(key: string, dir: "ltr" | "rtl"): KeyCommand | null {
  switch (key) {
    case "ArrowRight":
      return dir === "ltr" ? "next" : "previous";
    case "ArrowLeft":
      return dir === "ltr" ? "previous" : "next";
    case "Home":
      return "first";
    case "End":
      return "last";
    case " ":
      return "play";
    default:
      return null;
  }
}

/** Does a command; `again` where it is done over and over, as by a key that is held. */
export function run(viewer: Viewer<Reel>, command: KeyCommand, again = false): void {
  if (command !== "play") viewer[again ? "scrub" : "go"](targetOf(viewer, command));
  else if (viewer.playing.peek()) viewer.pause();
  else viewer.play();
}

function targetOf(viewer: Viewer<Reel>, command: "first" | "previous" | "next" | "last"): number {
  switch (command) {
    case "first":
      return 0;
    case "previous":
      return viewer.ply.peek() - 1;
    case "next":
      return viewer.ply.peek() + 1;
    case "last":
      return viewer.film.last;
  }
}

/** Whatever has these keys for itself: fields and lists, open dialogs and menus. */
const OWN_KEYS =
  "select, textarea, input:not([type=range]), [contenteditable], dialog, [role=menu]";
/** What a space presses. */
const PRESSED = "button, a, summary";

/** Handles a key pressed anywhere on the page; true when it was one of the viewer's. */
export function handleKey(viewer: Viewer<Reel>, event: KeyboardEvent, dir: "ltr" | "rtl"): boolean {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return false;
  const command = commandOf(event.key, dir);
  const target = event.target instanceof Element ? event.target : null;
  if (command === null || target?.closest(OWN_KEYS)) return false;
  if (command === "play" && (event.repeat || target?.closest(PRESSED))) return false;
  event.preventDefault();
  run(viewer, command, event.repeat);
  return true;
}
