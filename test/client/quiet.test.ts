import { describe, expect, test } from "vitest";
import type { GameCode } from "#engine/code";
import type { Page } from "../../client/page";
import { mayDisturb } from "../../client/pwa/quiet";
import { keepGame } from "../../client/storage/games";
import { makeMemoryStore } from "../../client/storage/store";

const code = "CR1-N-CRESCEN" as GameCode;
const playing: Page = { page: "play", lang: "en", code };

/** A store in which the deal was played so far. */
function storeWith(log: string, won = false) {
  const store = makeMemoryStore();
  const saved = { log, undone: "", undoable: 0 };
  keepGame(store, code, { ...saved, seconds: 1, start: 1, at: 1, won, replay: null, before: null });
  return store;
}

describe("a note that is not about the game", () => {
  test("never comes while a game goes on", () => {
    expect(mayDisturb(playing, `/${code}`, storeWith("abcd"))).toBe(false);
    expect(mayDisturb(null, `/${code}`, storeWith("abcd"))).toBe(false);
  });

  test("may come before the first move, after the last, and where no game is", () => {
    expect(mayDisturb(playing, `/${code}`, makeMemoryStore())).toBe(true);
    expect(mayDisturb(playing, `/${code}`, storeWith(""))).toBe(true);
    expect(mayDisturb(playing, `/${code}`, storeWith("abcd", true))).toBe(true);
    expect(mayDisturb({ page: "stats", lang: "en" }, "/stats", storeWith("abcd"))).toBe(true);
  });

  test("has no words on pages that are written whole", () => {
    expect(mayDisturb({ page: "rules", lang: "en" }, "/rules", makeMemoryStore())).toBe(false);
  });
});
