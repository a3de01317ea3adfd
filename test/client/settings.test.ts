import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { choose } from "../../client/settings/choose";
import { settings, startSettings } from "../../client/settings/current";
import source from "../../client/settings/first.ts?raw";
import {
  CHOICES,
  formatSettings,
  parseSettings,
  SETTINGS_KEY,
  type Setting,
} from "../../client/settings/settings";
import { makeMemoryStore } from "../../client/storage/store";

const DEFAULTS = parseSettings(null);
const root = document.documentElement;

beforeEach(() => startSettings(makeMemoryStore()));
afterEach(() => startSettings(makeMemoryStore()));

describe("a record of settings", () => {
  it("is the first choice of each where there is none", () => {
    expect(DEFAULTS).toMatchObject({ theme: "system", table: "felt", reasons: "on", clock: "on" });
  });

  it("says again what was written", () => {
    const chosen = { ...DEFAULTS, theme: "dark", deck: "four", letters: "pl" } as const;
    expect(parseSettings(formatSettings(chosen))).toEqual(chosen);
  });

  it("that is poisoned gives what is readable of it", () => {
    const poisoned = { theme: "dark", table: 7, deck: ["four"], motion: "__proto__", hand: "left" };
    expect(parseSettings(JSON.stringify(poisoned))).toEqual({
      ...DEFAULTS,
      theme: "dark",
      hand: "left",
    });
  });

  it("is always whole, whatever stands there", () => {
    const check = (text: string) => {
      const read = parseSettings(text);
      for (const name of Object.keys(CHOICES) as Setting[]) {
        expect(CHOICES[name]).toContain(read[name]);
      }
    };
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), check));
    for (const text of ["", "null", "[]", '"dark"', '{"theme":', "{}"]) check(text);
  });
});

describe("a choice", () => {
  it("is in force at once and kept", () => {
    const store = makeMemoryStore();
    choose(store, "deck", "four");
    expect(settings.value.deck).toBe("four");
    expect(root.dataset["deck"]).toBe("four");
    expect(parseSettings(store.get(SETTINGS_KEY)).deck).toBe("four");
  });

  it("leaves alone what another tab has chosen since", () => {
    const store = makeMemoryStore();
    store.set(SETTINGS_KEY, formatSettings({ ...DEFAULTS, clock: "off" }));
    choose(store, "table", "plain");
    expect(settings.value).toEqual({ ...DEFAULTS, clock: "off", table: "plain" });
  });

  it("of another tab is in force when it is told", () => {
    const store = makeMemoryStore();
    startSettings(store);
    store.set(SETTINGS_KEY, formatSettings({ ...DEFAULTS, theme: "light" }));
    dispatchEvent(new StorageEvent("storage", { key: SETTINGS_KEY }));
    expect(root.dataset["theme"]).toBe("light");
    store.remove(SETTINGS_KEY);
    dispatchEvent(new StorageEvent("storage", { key: null }));
    expect(root.dataset["theme"]).toBe("system");
  });
});

describe("the script before the first paint", () => {
  it("reads the same record, for the same attributes", () => {
    expect(source).toContain(`"${SETTINGS_KEY}"`);
    const names = /for \(const name of (\[.*?\])/.exec(source)?.[1] ?? "[]";
    startSettings(makeMemoryStore());
    expect(JSON.parse(names)).toEqual(Object.keys(root.dataset));
  });

  it("imports and exports nothing: it is run as a classic script", () => {
    expect(source).not.toMatch(/^\s*(import|export)\b/m);
  });
});
