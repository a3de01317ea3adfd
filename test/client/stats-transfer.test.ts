import { beforeEach, describe, expect, it } from "vitest";
import type { GameCode } from "#engine/code";
import { makeCode } from "#engine/code";
import { formatSettings, parseSettings } from "../../client/settings/settings";
import { readBook } from "../../client/stats/book";
import { formatFact } from "../../client/stats/facts";
import {
  dropFavourite,
  keepFavourite,
  LONGEST_NOTE,
  loadFavourite,
  loadFavourites,
} from "../../client/stats/favourites";
import { FACTS_PREFIX, recordBegun } from "../../client/stats/record";
import { exportData, type Import, importData } from "../../client/stats/transfer";
import { type KeptGame, keepGame, loadGame } from "../../client/storage/games";
import { makeMemoryStore, type Store } from "../../client/storage/store";
import { CRESCEN } from "./replay-support";

const START = 1_764_504_000_000;
const CODE = CRESCEN.code as GameCode;
const game = (at: number, plies: number): KeptGame => ({
  log: CRESCEN.actions.slice(0, 2 * plies),
  undone: "",
  undoable: 3,
  seconds: 60,
  start: START,
  at,
  won: false,
  replay: null,
  before: null,
});
const all = (taken: number, known = 0, refused = 0, lost = 0) => ({
  taken,
  known,
  refused,
  lost,
});
const took = (result: Import) => (result.ok ? result : expect.fail(result.fault));

let store: Store;
let other: Store;
beforeEach(() => {
  store = makeMemoryStore();
  other = makeMemoryStore();
  recordBegun(store, makeCode(1), START);
  recordBegun(store, makeCode(2), START + 5);
  store.set(`${FACTS_PREFIX}w`, `${makeCode(3)} ${START} 131 2 731 ${START + 900_000}`);
  keepFavourite(store, { code: makeCode(3), note: "“Ärger” & <b>\nשלום", at: START });
  keepGame(store, CODE, game(START + 9, 40));
  store.set("crescent.settings", formatSettings({ ...parseSettings(null), deck: "four" }));
});

describe("a file", () => {
  it("brings all to another browser, and nothing twice", () => {
    const text = exportData(store, START);
    expect(took(importData(other, text))).toEqual({
      ok: true,
      attempts: all(3),
      favourites: all(1),
      games: all(1),
      settings: all(1),
    });
    expect(exportData(other, START)).toBe(text);
    const again = took(importData(other, text));
    expect([again.attempts, again.favourites, again.games]).toEqual([
      all(0, 3),
      all(0, 1),
      all(0, 1),
    ]);
    expect(exportData(other, START)).toBe(text);
  });

  it("of an empty browser changes nothing", () => {
    const text = exportData(makeMemoryStore(), START);
    const before = exportData(store, START);
    expect(took(importData(store, text)).attempts).toEqual(all(0));
    expect(exportData(store, START)).toBe(before);
  });

  it("adds a win to a game that was only begun here", () => {
    other.set(`${FACTS_PREFIX}x`, `${makeCode(3)} ${START}`);
    expect(took(importData(other, exportData(store, START))).attempts).toEqual(all(3));
    expect([...readBook(other).values()].filter(({ win }) => win !== null)).toHaveLength(1);
  });

  it("never puts an older thing in the place of a newer one", () => {
    keepGame(other, CODE, game(START + 10, 50));
    keepFavourite(other, { code: makeCode(3), note: "newer", at: START + 1 });
    const { games, favourites } = took(importData(other, exportData(store, START)));
    expect([games, favourites]).toEqual([all(0, 1), all(0, 1)]);
    expect(loadGame(other, CODE)?.log).toHaveLength(100);
    expect(loadFavourite(other, makeCode(3))?.note).toBe("newer");
  });

  it("puts a newer thing in the place of an older one", () => {
    keepGame(other, CODE, game(START, 50));
    expect(took(importData(other, exportData(store, START))).games).toEqual(all(1));
    expect(loadGame(other, CODE)?.log).toHaveLength(80);
  });

  it("leaves the settings that were made here, and takes what is readable of others", () => {
    other.set("crescent.settings", formatSettings(parseSettings(null)));
    expect(took(importData(other, exportData(store, START))).settings).toEqual(all(0, 1));
    expect(parseSettings(other.get("crescent.settings")).deck).toBe("two");
    const fresh = makeMemoryStore();
    const settings = { deck: "four", theme: "<b>", motion: 7, more: {} };
    const data = { format: "crescent-data", version: 1, settings };
    expect(took(importData(fresh, JSON.stringify(data))).settings).toEqual(all(1));
    const read = parseSettings(fresh.get("crescent.settings"));
    expect(read).toEqual({ ...parseSettings(null), deck: "four" });
  });

  it("is refused where it is none, and nothing changes", () => {
    const faults = [
      ["", "not-ours"],
      ["{", "not-ours"],
      ["[]", "not-ours"],
      ['{"format":"other","version":1}', "not-ours"],
      ['{"format":"crescent-data"}', "not-ours"],
      [exportData(store, START).slice(0, -20), "not-ours"],
      ['{"format":"crescent-data","version":2,"statistics":[]}', "newer"],
      [" ".repeat(20_000_001), "too-large"],
    ];
    for (const [text = "", fault] of faults) {
      expect(importData(other, text)).toEqual({ ok: false, fault });
    }
    expect(other.keys()).toEqual([]);
  });

  it("is read as far as it can be", () => {
    const statistics = [`${makeCode(1)} ${START}`, "x", 7, null, `${makeCode(2)} -5`, {}];
    const favourites = [
      { code: makeCode(1) },
      { code: "x" },
      5,
      { code: makeCode(2), note: 9, at: {} },
    ];
    const games = [
      { code: CODE, ...game(5, 10) },
      { code: makeCode(4), ...game(5, 10) },
      { code: CODE, log: "nAxx" },
      { log: "" },
      null,
    ];
    const data = { format: "crescent-data", version: 1, statistics, favourites, games };
    const result = took(importData(other, JSON.stringify(data)));
    expect(result.attempts).toEqual(all(1, 0, 5));
    expect(result.favourites).toEqual(all(2, 0, 2));
    expect(result.games).toEqual(all(1, 0, 4));
    expect([...readBook(other).values()].map(formatFact)).toEqual([statistics[0]]);
  });

  it.each([
    { statistics: {}, favourites: "x", games: 7 },
    { statistics: null, __proto__: { games: [1] } },
    {},
  ])("with %j in it is an empty one", (fields) => {
    const text = JSON.stringify({ format: "crescent-data", version: 1, ...fields });
    expect(took(importData(other, text)).games).toEqual(all(0));
    expect(other.keys()).toEqual([]);
  });

  it("says where there was no room", () => {
    const full: Store = { ...other, set: () => false };
    const result = took(importData(full, exportData(store, START)));
    expect(result).toMatchObject({
      attempts: all(0, 0, 0, 3),
      favourites: all(0, 0, 0, 1),
      games: all(0, 0, 0, 1),
    });
  });

  it("takes a game for won only where it is", () => {
    const won = { ...game(5, CRESCEN.actions.length / 2), code: CODE };
    const data = {
      format: "crescent-data",
      version: 1,
      games: [won, { ...game(9, 3), won: true }],
    };
    importData(other, JSON.stringify(data));
    expect(loadGame(other, CODE)?.won).toBe(true);
  });
});

describe("favourites", () => {
  it("are kept with their notes, the last changed first, and dropped", () => {
    keepFavourite(store, { code: CODE, note: "", at: START + 1 });
    expect(loadFavourites(store).map(({ code }) => code)).toEqual([CODE, makeCode(3)]);
    dropFavourite(store, CODE);
    expect(loadFavourite(store, CODE)).toBe(null);
    expect(loadFavourites(store)).toHaveLength(1);
  });

  it.each(["", "{", "null", "[1]", '{"note":5,"at":"x"}'])("survive a record of %s", (text) => {
    store.set(`crescent.favourite.${CODE}`, text);
    store.set("crescent.favourite.<b>", text);
    expect(loadFavourite(store, CODE)).toEqual({ code: CODE, note: "", at: 0 });
    expect(loadFavourites(store)).toHaveLength(2);
  });

  it("have notes of some length at most", () => {
    keepFavourite(store, { code: CODE, note: "x".repeat(9000), at: 1 });
    expect(loadFavourite(store, CODE)?.note).toHaveLength(LONGEST_NOTE);
  });
});
