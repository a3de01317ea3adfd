import { beforeEach, describe, expect, it } from "vitest";
import type { GameCode } from "#engine/code";
import { UNDO_LIMIT } from "#engine/game";
import { keepGame } from "../../client/storage/games";
import { makeMemoryStore, type Store } from "../../client/storage/store";
import { readMovesCounts, readWins } from "../../client/wins/wins";
import { placeOf, yoursOf } from "../../client/wins/yours";
import { CRESCEN } from "./replay-support";

const code = CRESCEN.code as GameCode;
const game = (id: string, moves: number, redeals = 2) => ({
  id,
  moves,
  redeals,
  seconds: 61,
  wonAt: "2026-11-30T12:00:00.000Z",
});
const LIST = [game("aaaaaaaaaa", 120), game(CRESCEN.id, 147, 3), game("cccccccccc", 160)];

describe("the finished games of a deal", () => {
  it("are read as the server writes them", () => {
    const wins = readWins({ code, wins: 3, best: LIST });
    expect(wins?.best.map(({ id }) => id)).toEqual(LIST.map(({ id }) => id));
    expect(wins?.best[0]?.wonAt).toBe(Date.UTC(2026, 10, 30, 12));
  });

  it("lose what is none of them, and nothing else", () => {
    const bad = [null, 7, {}, game("AAAA", 3), { ...LIST[0], moves: -1 }, { ...LIST[0], id: 1 }];
    expect(readWins({ wins: 9, best: [...bad, LIST[2]] })).toMatchObject({
      wins: 9,
      best: [{ id: "cccccccccc" }],
    });
  });

  it("have their moves counted, all or nothing", () => {
    const moves = [
      { moves: 120, wins: 2 },
      { moves: 131, wins: 1 },
    ];
    expect(readMovesCounts({ code, wins: 3, counted: 3, moves })).toEqual(moves);
    for (const bad of [null, {}, [], { moves: [null] }, { moves: [...moves, { moves: 1 }] }]) {
      expect(readMovesCounts(bad)).toBeNull();
    }
  });

  it.each([null, "", [], {}, { wins: 1 }, { wins: -1, best: [] }, { wins: 1, best: {} }])(
    "are not what %o is",
    (value) => expect(readWins(value)).toBeNull(),
  );
});

describe("one's own win", () => {
  let store: Store;
  const keep = (log: string, replay: string | null) =>
    keepGame(store, code, {
      ...{ log, undone: "", undoable: UNDO_LIMIT, seconds: 61, start: 5, at: 6, before: null },
      ...{ won: log === CRESCEN.actions, replay },
    });
  const wins = (all = 3, best = LIST) => readWins({ wins: all, best }) ?? { wins: 0, best: [] };
  beforeEach(() => {
    store = makeMemoryStore();
  });

  it("is none before there is one", () => {
    expect(yoursOf(store, code)).toEqual({ begun: false, best: null, id: null });
    keep(CRESCEN.actions.slice(0, 20), null);
    expect(yoursOf(store, code)).toEqual({ begun: true, best: null, id: null });
    expect(placeOf(yoursOf(store, code), wins())).toBeNull();
  });

  it("has the place that the list gives it", () => {
    keep(CRESCEN.actions, CRESCEN.id);
    const yours = yoursOf(store, code);
    expect(yours.best).toEqual({ moves: CRESCEN.moves, redeals: CRESCEN.redeals });
    expect(placeOf(yours, wins())).toBe(2);
    const before = [LIST[0], game("bbbbbbbbbb", 147, 3), LIST[1]] as typeof LIST;
    expect(placeOf(yours, wins(3, before))).toBe(3);
  });

  it("has the place of its merit where it is not saved, or not yet listed", () => {
    keep(CRESCEN.actions, null);
    const yours = yoursOf(store, code);
    expect(placeOf(yours, wins(2, [LIST[0], LIST[2]] as typeof LIST))).toBe(2);
    expect(placeOf(yours, wins(1, [LIST[0]] as typeof LIST))).toBe(2);
  });

  it("has no place where the list ends before it", () => {
    keep(CRESCEN.actions, null);
    expect(placeOf(yoursOf(store, code), wins(500, [LIST[0]] as typeof LIST))).toBeNull();
  });

  it("is the better of those on the table and in the book", () => {
    keep(CRESCEN.actions, CRESCEN.id);
    store.set("crescent.facts.x", `${code} 1764489600000 140 1 61 1764490000000`);
    expect(yoursOf(store, code).best).toMatchObject({ moves: 140, redeals: 1 });
  });

  it("is not what goes on from somebody's replay", () => {
    keepGame(store, code, {
      ...{ log: CRESCEN.actions, undone: "", undoable: 0, seconds: 1, start: null, at: 6 },
      ...{ won: true, replay: CRESCEN.id, before: null },
    });
    expect(yoursOf(store, code)).toEqual({ begun: false, best: null, id: null });
  });
});
