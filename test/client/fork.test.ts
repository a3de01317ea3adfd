import { beforeEach, describe, expect, it } from "vitest";
import { formatActions } from "#engine/action";
import { restoreGame } from "#engine/game";
import type { Position } from "#engine/position";
import { samePosition } from "#engine/position";
import { type Fork, keepFork, planFork } from "../../client/storage/fork";
import { type KeptGame, keepGame, loadGame } from "../../client/storage/games";
import { makeMemoryStore, type Store } from "../../client/storage/store";
import { crescenFilm } from "./replay-support";

const film = crescenFilm();
const { code } = film.replay;
const whole = formatActions(film.replay.actions);
/** The film, taken up after some of its steps. */
const after = (ply: number): Fork => ({ code, log: whole.slice(0, 2 * ply), whole });
const actions = (text: string): KeptGame => ({
  log: text,
  undone: "",
  undoable: 1,
  seconds: 57,
  start: 5,
  at: 1,
  won: false,
  replay: null,
  before: null,
});
/** Legal first moves of the deal, the first of them not the film's. */
const OWN = "pk";
const FILM = "dAkp";

let store: Store;
beforeEach(() => {
  store = makeMemoryStore();
});

describe("a fork", () => {
  it.each([1, 62, 149])("at step %d is the game at that step", (ply) => {
    expect(keepFork(store, after(ply), 7)).toBe(true);
    const kept = loadGame(store, code) as KeptGame;
    const game = restoreGame(code, kept);
    expect(samePosition(game.position, film.frames[ply] as Position)).toBe(true);
    expect(game.undoable).toBeLessThanOrEqual(100);
    expect(kept).toMatchObject({ seconds: 0, start: null, at: 7, won: false, before: null });
  });

  it("puts a person's own game away, where it can be taken back", () => {
    keepGame(store, code, actions(OWN));
    expect(planFork(store, after(62))).toEqual({ ownMoves: 1, losesOlder: false });
    keepFork(store, after(62), 7);
    expect(loadGame(store, code)?.before).toMatchObject({ log: OWN, seconds: 57 });
  });

  it("again and again keeps that game: forks alone are nobody's own", () => {
    keepGame(store, code, actions(OWN));
    for (const ply of [62, 30, 90]) keepFork(store, after(ply), 7);
    expect(loadGame(store, code)?.before).toMatchObject({ log: OWN });
    expect(planFork(store, after(62))).toEqual({ ownMoves: null, losesOlder: false });
  });

  it("has nothing to put away from an untouched deal or the film's own beginning", () => {
    for (const log of ["", FILM]) {
      keepGame(store, code, actions(log));
      expect(planFork(store, after(62)).ownMoves).toBeNull();
      keepFork(store, after(62), 7);
      expect(loadGame(store, code)?.before).toBeNull();
    }
  });

  it("says when an older game would have to go", () => {
    const older = { log: OWN, undone: "", undoable: 1, seconds: 3, start: 2 };
    keepGame(store, code, { ...actions(`${OWN}dA`), before: older });
    expect(planFork(store, after(62)).losesOlder).toBe(true);
    keepGame(store, code, { ...actions(OWN), before: { ...older, log: FILM } });
    expect(planFork(store, after(62)).losesOlder).toBe(false);
  });

  it("that can't be kept changes nothing", () => {
    keepGame(store, code, actions(OWN));
    expect(keepFork({ ...store, set: () => false }, after(62), 7)).toBe(false);
    expect(loadGame(store, code)?.log).toBe(OWN);
  });
});
