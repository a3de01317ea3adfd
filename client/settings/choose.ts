import type { Store } from "../storage/store";
import { apply } from "./current";
import { type Choice, formatSettings, parseSettings, SETTINGS_KEY, type Setting } from "./settings";

/** A person chose something: it is in force at once, and kept. */
export function choose<Name extends Setting>(store: Store, name: Name, choice: Choice<Name>): void {
  // What another tab has chosen since stays.
  const kept = parseSettings(store.get(SETTINGS_KEY));
  const next = { ...kept, [name]: choice };
  store.set(SETTINGS_KEY, formatSettings(next));
  apply(next);
}
