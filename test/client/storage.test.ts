import { beforeEach, describe, expect, it } from "vitest";
import { makeCode } from "#engine/code";
import {
  gameKey,
  type KeptGame,
  keepGame,
  lastGame,
  loadGame,
  MOST_GAMES,
  parseGame,
} from "../../client/storage/games";
import { addWin, removeWin, waitingWins } from "../../client/storage/outbox";
import { OUTBOX_KEY } from "../../client/storage/outbox-key";
import { browserStore, makeMemoryStore, makeStore, type Store } from "../../client/storage/store";

const code = (number: number) => makeCode(number);
const kept = (at: number, more: Partial<KeptGame> = {}): KeptGame => ({
  log: "nA",
  undone: "",
  undoable: 1,
  seconds: 12,
  start: 3,
  at,
  won: false,
  replay: null,
  before: null,
  ...more,
});
/** A Web Storage that takes `most` records and then refuses. */
function fullStorage(most: number): Storage {
  const texts = new Map<string, string>();
  return {
    get length() {
      return texts.size;
    },
    key: (i: number) => [...texts.keys()][i] ?? null,
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (!texts.has(key) && texts.size >= most) throw new DOMException("", "QuotaExceededError");
      texts.set(key, text);
    },
    removeItem: (key: string) => void texts.delete(key),
    clear: () => texts.clear(),
  };
}
const blocked = new Proxy({} as Storage, {
  get: () => {
    throw new DOMException("", "SecurityError");
  },
});

beforeEach(() => localStorage.clear());

describe("a store", () => {
  it("keeps texts in the browser", () => {
    const store = browserStore();
    expect(store.set("a", "1")).toBe(true);
    expect(localStorage.getItem("a")).toBe("1");
    expect(store.keys()).toEqual(["a"]);
    store.remove("a");
    expect(store.get("a")).toBe(null);
  });

  it.each([
    ["blocked", blocked],
    ["full", fullStorage(0)],
  ])("whose storage is %s keeps them as long as the page", (_, storage) => {
    const store = makeStore(storage);
    expect(store.set("a", "1")).toBe(false);
    expect(store.get("a")).toBe("1");
    expect(store.keys()).toEqual(["a"]);
    store.remove("a");
    expect(store.get("a")).toBe(null);
  });
});

describe("a kept game", () => {
  it("comes back as it was", () => {
    const store = makeMemoryStore();
    const game = kept(5, {
      undone: "bK",
      before: { log: "nAnA", undone: "", undoable: 2, seconds: 9, start: null },
    });
    keepGame(store, code(1), game);
    expect(loadGame(store, code(1))).toEqual(game);
  });

  it.each([
    null,
    "",
    "{",
    "null",
    "[]",
    "7",
    '"nA"',
    "{}",
    '{"log":7}',
    `{"log":"${"nA".repeat(60_000)}"}`,
  ])("is none where its record is %.20s", (text) => {
    expect(parseGame(text)).toBe(null);
  });

  it("is read as far as it can be", () => {
    const poisoned = JSON.stringify({
      log: "nA",
      undone: { length: 4 },
      undoable: -3,
      seconds: "many",
      start: "<b>",
      at: null,
      won: "yes",
      replay: "<script>",
      before: { undone: "x" },
      __proto__: { polluted: true },
    });
    expect(parseGame(poisoned)).toEqual(kept(0, { undoable: 0, seconds: 0, start: null }));
  });

  it("makes room by giving up the one left alone for longest", () => {
    const store = makeMemoryStore();
    for (let i = 0; i <= MOST_GAMES; i++) keepGame(store, code(i), kept(1000 - i));
    expect(store.keys()).toHaveLength(MOST_GAMES);
    expect(loadGame(store, code(MOST_GAMES - 1))).toBe(null);
    expect(loadGame(store, code(MOST_GAMES))).not.toBe(null);
  });

  it("makes room in a full storage, but never at its own cost", () => {
    const store = makeStore(fullStorage(3));
    for (const i of [1, 2, 3, 4]) expect(keepGame(store, code(i), kept(i))).not.toBe(null);
    expect(store.keys().sort()).toEqual([2, 3, 4].map((i) => gameKey(code(i))));
    const none = makeStore(fullStorage(0));
    expect(keepGame(none, code(1), kept(1))).toBe(null);
    expect(loadGame(none, code(1))).toEqual(kept(1));
  });

  it("to go on with is the last one that has begun and is not won", () => {
    const store = makeMemoryStore();
    expect(lastGame(store)).toBe(null);
    keepGame(store, code(1), kept(1));
    keepGame(store, code(2), kept(2));
    keepGame(store, code(3), kept(3, { won: true }));
    keepGame(store, code(4), kept(4, { log: "" }));
    store.set(gameKey(code(5)), "{broken");
    store.set("crescent.game.NOCODE", JSON.stringify(kept(9)));
    expect(lastGame(store)?.code).toBe(code(2));
  });
});

describe("the outbox", () => {
  const win = (number: number, actions = "nAnA") => ({ code: code(number), actions, seconds: 7 });
  let store: Store;
  beforeEach(() => {
    store = makeMemoryStore();
  });

  it("holds each win once until it is taken out", () => {
    addWin(store, win(1));
    addWin(store, win(2));
    addWin(store, win(1));
    expect(waitingWins(store)).toEqual([win(2), win(1)]);
    removeWin(store, win(2));
    removeWin(store, win(1));
    expect(store.keys()).toEqual([]);
  });

  it.each(["", "{", "7", "{}", "null"])("is empty where its record is %s", (text) => {
    store.set(OUTBOX_KEY, text);
    expect(waitingWins(store)).toEqual([]);
  });

  it("leaves out what is no win and keeps what is one", () => {
    const bad = [
      7,
      null,
      { code: "x", actions: "nA" },
      { code: code(1) },
      { ...win(1), actions: "nA " },
      { ...win(1), actions: "nA".repeat(5000) },
    ];
    store.set(OUTBOX_KEY, JSON.stringify([...bad, win(3), { ...win(4), seconds: 1e9 }]));
    expect(waitingWins(store)).toEqual([win(3), { ...win(4), seconds: 0 }]);
  });

  it("does not take a game that is too long for a replay", () => {
    addWin(store, win(1, "nA".repeat(4097)));
    expect(waitingWins(store)).toEqual([]);
  });
});
