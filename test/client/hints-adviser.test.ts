import { signal } from "@preact/signals";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type Action, REDEAL } from "#engine/action";
import { saveGame } from "#engine/game";
import { moveOf } from "#engine/rules";
import { makeAdviser, THINKING_MS } from "../../client/hints/adviser";
import { makeTable, type Table } from "../../client/play/table";
import { gameKey } from "../../client/storage/games";
import { makeMemoryStore } from "../../client/storage/store";
import { CODE, gameOf, LINE, LOST, makeTurns, stuckGame } from "./hints-support";

const PACE = 100;
let turns: ReturnType<typeof makeTurns>;
const watching = signal(false);

/** A table at which a game was played so far, with its adviser. */
function sit(code = CODE, log: readonly Action[] = []) {
  const store = makeMemoryStore();
  const kept = { ...saveGame(gameOf(code, log)), seconds: 1, start: 1, at: 1 };
  store.set(gameKey(code), JSON.stringify({ ...kept, won: false, replay: null, before: null }));
  const world = { store, now: () => 0, date: () => 1, onWon: () => undefined };
  const table = makeTable(code, world);
  expect(table.game.value.log).toEqual(log);
  return { table, adviser: makeAdviser({ table, ask: turns.ask, watching, pace: () => PACE }) };
}

const advice = ({ adviser }: ReturnType<typeof sit>) => adviser.advice.value;
const moves = (table: Table) => table.game.value.log.length;

beforeEach(() => {
  vi.useFakeTimers();
  turns = makeTurns();
  watching.value = false;
});
afterEach(() => {
  vi.useRealTimers();
});

describe("a hint", () => {
  test("comes in three grades, and then can be played", () => {
    const seat = sit();
    seat.adviser.hint();
    turns.run();
    expect(advice(seat)).toMatchObject({ id: "hint", grade: "exists", sure: true });
    expect(seat.adviser.shown.value).toBeNull();
    for (const grade of ["card", "place", "place"]) {
      seat.adviser.hint();
      expect(advice(seat)).toMatchObject({ id: "hint", grade });
      expect(seat.adviser.shown.value).toMatchObject({ grade });
    }
    seat.adviser.play();
    expect(moves(seat.table)).toBe(1);
    expect(advice(seat)).toBeNull();
  });

  test("is there at once for who follows it to the win", () => {
    const seat = sit();
    seat.adviser.hint();
    turns.run();
    for (let i = 0; i < 400 && seat.table.game.value.status !== "won"; i++) {
      if (advice(seat)?.id !== "hint") seat.adviser.hint();
      expect(advice(seat)).toMatchObject({ id: "hint", sure: true });
      seat.adviser.play();
    }
    expect(seat.table.game.value.status).toBe("won");
    seat.adviser.hint();
    expect(advice(seat)).toBeNull();
  });

  test("is at once right again after an undo", () => {
    const seat = sit(CODE, LINE.slice(0, 30));
    seat.adviser.hint();
    turns.run();
    seat.table.undo();
    seat.adviser.hint();
    expect(advice(seat)).toMatchObject({ id: "hint", sure: true, action: LINE[29] });
  });

  test("points at the redeal", () => {
    const seat = sit(CODE, LINE.slice(0, LINE.indexOf(REDEAL) + 1));
    seat.adviser.hint();
    turns.run();
    for (let i = 0; i < 400; i++) {
      const now = advice(seat);
      if (now?.id !== "hint") seat.adviser.hint();
      else if (now.action === REDEAL) break;
      else seat.adviser.play();
    }
    expect(advice(seat)).toMatchObject({ grade: "exists", action: REDEAL });
    seat.adviser.hint();
    expect(advice(seat)).toMatchObject({ grade: "place", action: REDEAL });
    const before = seat.table.game.value.position;
    seat.adviser.play();
    expect(seat.table.game.value.position).not.toEqual(before);
    expect(seat.table.game.value.log.at(-1)).toBe(REDEAL);
  });

  test("that takes long says that it thinks, and can be stopped", () => {
    const seat = sit();
    seat.adviser.hint();
    vi.advanceTimersByTime(THINKING_MS - 1);
    expect(advice(seat)).toBeNull();
    vi.advanceTimersByTime(1);
    expect(advice(seat)).toEqual({ id: "thinking" });
    expect(turns.waiting()).toBe(1);
    seat.adviser.dismiss();
    expect(advice(seat)).toBeNull();
    expect(turns.waiting()).toBe(0);
  });

  test("is past when a move was made, and so is the question", () => {
    const seat = sit();
    seat.adviser.hint();
    vi.advanceTimersByTime(THINKING_MS);
    const { from, to } = moveOf(seat.table.game.value.position, LINE[0] ?? REDEAL);
    seat.table.move(from, to);
    expect(advice(seat)).toBeNull();
    expect(turns.waiting()).toBe(0);
    vi.advanceTimersByTime(THINKING_MS);
    expect(advice(seat)).toBeNull();
  });
});

describe("a lost game", () => {
  test("is called lost, with the way back to where it can be won", () => {
    const { code, log } = stuckGame(1);
    const seat = sit(code, log);
    seat.adviser.hint();
    turns.run();
    const lost = advice(seat);
    if (lost?.id !== "lost" || lost.steps === null) throw new Error("it is lost");
    expect(lost.looking).toBe(false);
    expect(lost.reach).toBe(lost.steps <= seat.table.game.value.undoable);
    // Asking again says the same at once, and never loops.
    seat.adviser.hint();
    expect(advice(seat)).toEqual(lost);
    expect(turns.waiting()).toBe(0);
  });

  test("can be taken back to where it can be won", () => {
    const { code, log } = LOST;
    const seat = sit(code, log);
    seat.adviser.hint();
    turns.run();
    expect(advice(seat)).toEqual({ id: "lost", steps: 1, reach: true, looking: false });
    seat.adviser.takeBack();
    expect(moves(seat.table)).toBe(log.length - 1);
    seat.adviser.hint();
    turns.run();
    expect(advice(seat)).toMatchObject({ id: "hint", sure: true });
  });
});

describe("the standing", () => {
  test("is looked for only when it is wanted", () => {
    const seat = sit();
    expect(turns.waiting()).toBe(0);
    watching.value = true;
    expect(turns.waiting()).toBe(1);
    expect(seat.adviser.standing.value).toBe("looking");
    turns.run();
    expect(seat.adviser.standing.value).toBe("won");
    expect(advice(seat)).toBeNull();
  });

  test("of a lost game is lost", () => {
    watching.value = true;
    const { code, log } = LOST;
    const seat = sit(code, log);
    turns.run();
    expect(seat.adviser.standing.value).toBe("lost");
    expect(advice(seat)).toBeNull();
  });
});

describe("the finish", () => {
  const almost = LINE.slice(0, -8);

  test("is offered, and plays to the win, counting its moves", () => {
    const seat = sit(CODE, almost);
    turns.run();
    const offer = advice(seat);
    if (offer?.id !== "finish") throw new Error("it is offered");
    seat.adviser.finish();
    expect(advice(seat)).toEqual({ id: "finishing" });
    vi.advanceTimersByTime(PACE * offer.line.length);
    const { status, log } = seat.table.game.value;
    expect(status).toBe("won");
    expect(log).toHaveLength(almost.length + offer.line.length);
    expect(advice(seat)).toBeNull();
  });

  test("stops when it is told to, and is not offered again", () => {
    const seat = sit(CODE, almost);
    turns.run();
    seat.adviser.finish();
    vi.advanceTimersByTime(2 * PACE);
    seat.adviser.dismiss();
    vi.advanceTimersByTime(10 * PACE);
    expect(moves(seat.table)).toBe(almost.length + 2);
    turns.run();
    expect(advice(seat)).toBeNull();
  });

  test("stops when somebody else plays", () => {
    const seat = sit(CODE, almost);
    turns.run();
    seat.adviser.finish();
    vi.advanceTimersByTime(2 * PACE);
    seat.table.undo();
    vi.advanceTimersByTime(10 * PACE);
    expect(moves(seat.table)).toBe(almost.length + 1);
  });

  test("is not offered at the deal", () => {
    const seat = sit();
    expect(turns.waiting()).toBe(0);
    expect(advice(seat)).toBeNull();
  });
});
