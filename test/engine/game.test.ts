import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Action, formatAction, formatActions, parseActions, REDEAL } from "#engine/action";
import type { GameCode } from "#engine/code";
import { makeDeal } from "#engine/deal";
import {
  act,
  type Game,
  makeGame,
  redealsUsed,
  redo,
  restoreGame,
  type SavedGame,
  saveGame,
  UNDO_LIMIT,
  undo,
} from "#engine/game";
import { isWon, samePosition } from "#engine/position";
import { apply, legalActions, refusalOf } from "#engine/rules";
import { actionsLike, anyCode, anyText, played } from "../support/arbitraries.ts";
import { fromSlow } from "../support/builders.ts";
import { goldenReplays } from "../support/fixtures.ts";
import { seed } from "../support/seed.ts";
import { runs } from "../support/slow.ts";
import {
  type SlowGame,
  slowAct,
  slowMoves,
  slowNewGame,
  slowRedo,
  slowUndo,
} from "../support/slow-game.ts";

const CODE = "CR1-N-AAAAAAB" as GameCode;

function must<T>(value: T | null | string): T {
  if (value === null || typeof value === "string") throw new Error(`refused: ${value}`);
  return value as T;
}

const actions = (text: string): readonly Action[] => {
  const parsed = parseActions(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.actions;
};

const playOn = (game: Game, text: string): Game =>
  actions(text).reduce<Game>((before, action) => must(act(before, action)), game);

/** What a player does at the table. */
const anyDeed = fc.oneof(
  { weight: 6, arbitrary: fc.nat(1000) },
  { weight: 3, arbitrary: fc.constant("undo" as const) },
  { weight: 2, arbitrary: fc.constant("redo" as const) },
);
type Deed = number | "undo" | "redo";

/** The legal action that a number stands for; a redeal only now and then. */
function chosen(game: Game, choice: number): Action | undefined {
  const legal = legalActions(game.position);
  return legal[choice % (choice > 980 ? legal.length : Math.max(1, legal.length - 1))];
}

function doIt(game: Game, deed: Deed): Game {
  if (deed === "undo") return undo(game) ?? game;
  if (deed === "redo") return redo(game) ?? game;
  const action = chosen(game, deed);
  return action === undefined ? game : must(act(game, action));
}

/** Games with moves, undone moves and redeals. */
const anyGame = fc
  .tuple(anyCode, fc.array(anyDeed, { maxLength: 60, size: "max" }))
  .map(([code, deeds]) => deeds.reduce(doIt, makeGame(code)));

describe(`a game at the table, CRESCENT_SEED=${seed}`, () => {
  test("begins with the deal", () => {
    const game = makeGame(CODE);
    expect(game).toMatchObject({ code: CODE, log: [], undone: [], undoable: 0, moves: 0 });
    expect(game.status).toBe("playing");
    expect(samePosition(game.position, makeDeal(CODE))).toBe(true);
    expect([undo(game), redo(game), redealsUsed(game)]).toEqual([null, null, 0]);
  });

  test("goes as the independent rules say, undo and redo included", () => {
    const deeds = fc.array(anyDeed, { maxLength: 80, size: "max" });
    fc.assert(
      fc.property(anyCode, deeds, (code, list) => {
        let game = makeGame(code);
        let slow: SlowGame = slowNewGame(code);
        for (const deed of list) {
          const action = typeof deed === "number" ? chosen(game, deed) : undefined;
          if (action !== undefined) slow = slowAct(slow, formatAction(action));
          if (deed === "undo") {
            expect(undo(game) === null).toBe(slowUndo(slow) === null);
            slow = slowUndo(slow) ?? slow;
          }
          if (deed === "redo") {
            expect(redo(game) === null).toBe(slowRedo(slow) === null);
            slow = slowRedo(slow) ?? slow;
          }
          game = doIt(game, deed);
          expect(formatActions(game.log)).toBe(slow.now.actions.join(""));
          expect(game.moves).toBe(slowMoves(slow));
          expect(redealsUsed(game)).toBe(3 - slow.now.state.redeals);
          expect([game.undoable, game.undone.length]).toEqual([
            slow.past.length,
            slow.future.length,
          ]);
        }
        expect(samePosition(game.position, fromSlow(slow.now.state))).toBe(true);
      }),
      { numRuns: runs(40) },
    );
  });

  test("undo after a move is the identity, but for what can be redone", () => {
    fc.assert(
      fc.property(anyGame, fc.nat(1000), (game, choice) => {
        const action = chosen(game, choice);
        fc.pre(action !== undefined && action !== REDEAL);
        const after = must(act(game, action as Action));
        fc.pre(after.status !== "won");
        const back = must(undo(after));
        const undoable = Math.min(game.undoable, UNDO_LIMIT - 1);
        expect(back).toEqual({ ...game, undone: [action], undoable });
        expect(must(redo(back))).toEqual(after);
      }),
    );
  });

  test("a refused action changes nothing and says why", () => {
    fc.assert(
      fc.property(anyGame, fc.nat(356), (game, number) => {
        const saved = saveGame(game);
        const action = number as Action;
        fc.pre(refusalOf(game.position, action) !== null);
        expect(act(game, action)).toBe(refusalOf(game.position, action));
        expect(saveGame(game)).toEqual(saved);
      }),
    );
  });

  test("the last 100 moves can be undone, and redone", () => {
    // The queen of spades goes from pile 1 to pile 5's jack and back to pile 1's.
    let game = playOn(makeGame(CODE), `nAnAba${"aeea".repeat(60)}`);
    expect([game.moves, game.undoable]).toEqual([123, UNDO_LIMIT]);
    const end = game;
    for (let n = 0; n < 100; n++) game = must(undo(game));
    expect(undo(game)).toBeNull();
    expect([game.moves, game.undoable, game.undone.length]).toEqual([23, 0, 100]);
    for (let n = 0; n < 100; n++) game = must(redo(game));
    expect(game).toEqual(end);
    expect(redo(game)).toBeNull();
  });

  test("a redeal empties the history and is no move", () => {
    const before = playOn(makeGame(CODE), "nAnA");
    const undone = must(undo(before));
    const after = must(act(undone, REDEAL));
    expect([after.moves, after.undoable, after.undone, redealsUsed(after)]).toEqual([1, 0, [], 1]);
    expect([undo(after), redo(after)]).toEqual([null, null]);
    expect(undo(must(act(after, legalActions(after.position)[0] as Action)))?.log).toEqual(
      after.log,
    );
  });

  test("another move ends redo", () => {
    const game = must(undo(playOn(makeGame(CODE), "nAnA")));
    expect(redo(game)).not.toBeNull();
    expect(redo(must(act(game, actions("nA")[0] as Action)))).toBeNull();
  });

  test.each(goldenReplays)(
    "$code/$id is won, and stays won",
    ({ code, actions: text, moves, redeals }) => {
      const game = playOn(makeGame(code as GameCode), text);
      expect([game.status, game.moves, redealsUsed(game)]).toEqual(["won", moves, redeals]);
      expect(undo(game)).toBeNull();
      expect(restoreGame(game.code, saveGame(game))).toEqual(game);
    },
  );
});

describe(`a kept game, CRESCENT_SEED=${seed}`, () => {
  test("is the same again", () => {
    fc.assert(
      fc.property(anyGame, (game) => {
        const saved = JSON.parse(JSON.stringify(saveGame(game))) as SavedGame;
        expect(restoreGame(game.code, saved)).toEqual(game);
      }),
    );
  });

  const anyNumber = fc.oneof(
    fc.double(),
    fc.integer(),
    fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, -0, -1, 0.5, 1e300),
  );

  test("never throws and keeps the legal beginning, however damaged", () => {
    const damaged = fc
      .tuple(played, fc.oneof(anyText, actionsLike), anyText, fc.nat(300), fc.nat(4))
      .map(([game, text, undone, at, cut]) => {
        const log = formatActions(game.log);
        return { code: game.code, log: log.slice(0, at) + text + log.slice(at + cut), undone };
      });
    fc.assert(
      fc.property(damaged, anyNumber, ({ code, log, undone }, undoable) => {
        const game = restoreGame(code, { log, undone, undoable });

        const position = makeDeal(code);
        let kept = "";
        for (let at = 0; at < log.length && !isWon(position); at += 2) {
          const parsed = parseActions(log.slice(at, at + 2));
          if (!parsed.ok || refusalOf(position, parsed.actions[0] as Action) !== null) break;
          apply(position, parsed.actions[0] as Action);
          kept += log.slice(at, at + 2);
        }
        expect(formatActions(game.log)).toBe(kept);
        expect(samePosition(game.position, position)).toBe(true);
        expect(Number.isInteger(game.undoable)).toBe(true);
        expect(game.undoable).toBeGreaterThanOrEqual(0);
        expect(game.undoable).toBeLessThanOrEqual(Math.min(UNDO_LIMIT, game.moves));
        // All that it offers to undo and to redo can be done.
        let back = game;
        while (back.undoable > 0 && back.status !== "won") back = must(undo(back));
        let ahead = game;
        while (ahead.undone.length > 0) ahead = must(redo(ahead));
        expect(restoreGame(code, saveGame(game))).toEqual(game);
      }),
      { numRuns: runs(300) },
    );
  });

  test("offers no redo where the log was damaged, nor a redeal or an illegal move", () => {
    const undone = (log: string, text: string) =>
      formatActions(restoreGame(CODE, { log, undone: text, undoable: 0 }).undone);
    expect(undone("nA", "nA")).toBe("nA");
    expect(undone("nAxx", "nA")).toBe("");
    expect(undone("nA", "RR")).toBe("");
    expect(undone("nA", "aanA")).toBe("");
    expect(restoreGame(CODE, { log: "nA", undone: "aa", undoable: 0 }).undone).toEqual([]);
  });

  test("ends with the win", () => {
    const { code, actions: log } = goldenReplays[0] as (typeof goldenReplays)[number];
    const game = restoreGame(code as GameCode, { log: `${log}RR`, undone: "", undoable: 9 });
    expect([game.status, formatActions(game.log)]).toEqual(["won", log]);
  });

  test("undo never reaches behind a redeal, whatever was kept", () => {
    const game = restoreGame(CODE, { log: "nARRnK", undone: "", undoable: 50 });
    expect(game.undoable).toBeLessThanOrEqual(game.log.length - 1 - game.log.lastIndexOf(REDEAL));
  });
});
