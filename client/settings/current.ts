/** The settings in force on this page: read when it begins, and again when another tab changes them. */
import { type ReadonlySignal, signal } from "@preact/signals";
import type { Store } from "../storage/store";
import { parseSettings, SETTINGS_KEY, type Setting, type Settings } from "./settings";

/** What the style sheets need to know stands on the document's root as `data-…`. */
const SHOWN = ["theme", "table", "deck", "hand"] as const satisfies readonly Setting[];

const current = signal<Settings>(parseSettings(null));

/** The settings in force. A component that reads them is drawn again when they change. */
export const settings: ReadonlySignal<Settings> = current;

/** Reads the kept settings and follows them, whichever tab changes them. */
export function startSettings(store: Store): void {
  const read = () => apply(parseSettings(store.get(SETTINGS_KEY)));
  read();
  addEventListener("storage", ({ key }) => {
    if (key === null || key === SETTINGS_KEY) read();
  });
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) read();
  });
}

/** Puts settings in force on this page. */
export function apply(next: Settings): void {
  const { theme, table } = current.value;
  current.value = next;
  for (const name of SHOWN) document.documentElement.dataset[name] = next[name];
  // The page comes with the browser's frame in the colours of the first choices.
  if (theme === next.theme && table === next.table) return;
  import("./frame").then(
    ({ colorFrame }) => colorFrame(),
    () => undefined,
  );
}
