import { beforeEach, describe, expect, it, vi } from "vitest";
import { formatActions, parseActions, REDEAL, sourceOf } from "#engine/action";
import { type GameCode, isCode, makeCode } from "#engine/code";
import { makeGame } from "#engine/game";
import { isPile, type Place } from "#engine/position";
import { legalActions, moveOf, targetsOf } from "#engine/rules";
import { isFoundation } from "../../client/board/layout";
import { makeTable, type TableWorld } from "../../client/play/table";
import { gameKey, loadGame } from "../../client/storage/games";
import { makeMemoryStore, type Store } from "../../client/storage/store";
import { CRESCEN } from "./replay-support";

const CODE = CRESCEN.code as GameCode;
if (!isCode(CODE)) throw new Error("the golden code is one");

let store: Store;
let time: number;
const onWon = vi.fn();
const world = (): TableWorld => ({ store, now: () => time, date: () => 1000 + time, onWon });
const open = (code: GameCode = CODE) => makeTable(code, world());
type Table = ReturnType<typeof open>;

beforeEach(() => {
  store = makeMemoryStore();
  time = 0;
  onWon.mockClear();
});

const position = (table: Table) => table.game.value.position;
const log = (table: Table) => formatActions(table.game.value.log);
const said = (table: Table) => table.said.value?.message;
const places = Array.from({ length: 16 }, (_, place) => place);
/** A deal and its first pile whose card has targets of the wanted kind. */
function find(wanted: (targets: readonly Place[]) => boolean): [GameCode, Place] {
  for (let number = 0; number < 200; number++) {
    const code = makeCode(number);
    const { position } = makeGame(code);
    const place = places.find((pile) => wanted(targetsOf(position, pile)));
    if (place !== undefined) return [code, place];
  }
  throw new Error("no such deal among the first");
}
/** Plays actions by dragging, the redeals by their button. */
function playAll(table: Table, actions: string): void {
  const parsed = parseActions(actions);
  if (!parsed.ok) throw new Error("these are actions");
  for (const action of parsed.actions) {
    if (action === REDEAL) table.redeal();
    else {
      const { from, to } = moveOf(position(table), action);
      table.move(from, to);
    }
  }
}

describe("a tap", () => {
  it("sends the card to the only place that takes it", () => {
    const [code, place] = find((targets) => targets.length === 1);
    const table = open(code);
    table.tap(place);
    expect(table.game.value.moves).toBe(1);
    expect(table.selected.value).toBe(null);
    expect(said(table)?.id).toBe("did");
    expect(table.lastMove.value?.from).toBe(place);
  });

  it("selects a card that has several places, and the next one moves it", () => {
    const [code, place] = find((targets) => targets.length > 1);
    const table = open(code);
    const target = targetsOf(position(table), place)[1] as Place;
    table.tap(place);
    expect(table.selected.value).toBe(place);
    expect(table.game.value.moves).toBe(0);
    table.tap(target);
    expect(table.selected.value).toBe(null);
    expect(table.lastMove.value?.to).toBe(target);
  });

  it("on the selected card deselects it", () => {
    const [code, place] = find((targets) => targets.length > 1);
    const table = open(code);
    table.tap(place);
    table.tap(place);
    expect(table.selected.value).toBe(null);
    expect(said(table)?.id).toBe("deselected");
  });

  it("on a place that refuses the selected card says why, and changes nothing", () => {
    const [code, place] = find((targets) => targets.length > 1);
    const table = open(code);
    const legal = targetsOf(position(table), place);
    const other = places.find((pile) => pile !== place && !legal.includes(pile)) as Place;
    table.tap(place);
    table.tap(other);
    expect(said(table)).toMatchObject({ id: "refused", refusal: { card: expect.any(Number) } });
    expect(log(table)).toBe("");
    expect(table.selected.value).toBe(null);
  });

  it("on a card that no place takes says so", () => {
    const [code, place] = find((targets) => targets.length === 0);
    const table = open(code);
    table.tap(place);
    expect(said(table)?.id).toBe("no-target");
  });

  it("of the key for the foundations says that none of these takes it, whoever else would", () => {
    const [code, place] = find((targets) => targets.length > 1 && !targets.some(isFoundation));
    const table = open(code);
    table.sendHome(place);
    expect(said(table)?.id).toBe("no-home");
    expect(log(table)).toBe("");
  });

  it("on a foundation's base says that it is locked", () => {
    const table = open();
    table.tap(16);
    expect(said(table)).toMatchObject({ id: "refused", refusal: { id: "base-locked" } });
  });
});

describe("a double tap", () => {
  it("sends a card that also has other places to the foundation", () => {
    const [code, place] = find((targets) => targets.length > 1 && targets.some(isFoundation));
    const table = open(code);
    table.tap(place);
    table.doubleTap(place);
    expect(isFoundation(table.lastMove.value?.to ?? 0)).toBe(true);
    expect(table.game.value.moves).toBe(1);
  });

  it("never moves the card that the first tap has uncovered", () => {
    const [code, place] = find((targets) => targets.length === 1);
    const table = open(code);
    table.tap(place);
    table.doubleTap(place);
    expect(table.game.value.moves).toBe(1);
    table.tap(place);
    expect(said(table)?.id).not.toBe(undefined);
  });

  it("deselects where no foundation takes the card", () => {
    const [code, place] = find((targets) => targets.length > 1 && !targets.some(isFoundation));
    const table = open(code);
    table.tap(place);
    table.doubleTap(place);
    expect(table.selected.value).toBe(null);
    expect(table.game.value.moves).toBe(0);
  });
});

it("a card brought to any foundation goes to the one that takes it", () => {
  const [code, place] = find((targets) => targets.some(isFoundation));
  const table = open(code);
  const home = targetsOf(position(table), place).find(isFoundation) as Place;
  const other = home === 19 ? 18 : 19;
  table.move(place, other);
  expect(table.lastMove.value?.to).toBe(home);
});

describe("undo, redo and redeal", () => {
  it("take back and bring back", () => {
    const table = open();
    playAll(table, CRESCEN.actions.slice(0, 6));
    const three = log(table);
    table.undo();
    table.undo();
    expect(log(table)).toBe(three.slice(0, 2));
    table.redo();
    table.redo();
    expect(log(table)).toBe(three);
    table.redo();
    expect(said(table)?.id).toBe("nothing-to-redo");
  });

  it("end where the rules end them, with a word", () => {
    const table = open();
    table.undo();
    expect(said(table)?.id).toBe("nothing-to-undo");
    for (let i = 0; i < 3; i++) table.redeal();
    expect(said(table)).toMatchObject({ id: "did", action: { id: "redeal", left: 0 } });
    table.redeal();
    expect(said(table)).toMatchObject({ id: "refused", refusal: { id: "no-redeals" } });
    table.undo();
    expect(said(table)?.id).toBe("nothing-to-undo");
    expect(table.lastMove.value).toBe(null);
  });
});

describe("the kept game", () => {
  it("is there again at the next table, move for move", () => {
    const table = open();
    playAll(table, CRESCEN.actions.slice(0, 40));
    table.undo();
    const again = open();
    expect(again.game.value).toEqual(table.game.value);
    again.redo();
    expect(log(again)).toBe(CRESCEN.actions.slice(0, 40));
  });

  it("is its legal beginning where the record was tampered with", () => {
    const table = open();
    playAll(table, CRESCEN.actions.slice(0, 6));
    const text = store.get(gameKey(CODE)) ?? "";
    store.set(gameKey(CODE), text.replace(log(table), `${log(table)}zzRRRR`));
    expect(log(open())).toBe(log(table));
    store.set(gameKey(CODE), "{broken");
    expect(log(open())).toBe("");
  });

  it("goes on from another tab's, and the move made here meanwhile is not done blindly", () => {
    const here = open();
    const there = open();
    playAll(there, CRESCEN.actions.slice(0, 8));
    const { from, to } = moveOf(position(here), legalActions(position(here))[0] ?? REDEAL);
    here.move(from, to);
    expect(log(here)).toBe(log(there));
    expect(said(here)?.id).toBe("elsewhere");
    here.undo();
    there.catchUp();
    expect(log(there)).toBe(CRESCEN.actions.slice(0, 6));
  });

  it("is not overwritten by a tab that only goes to sleep", () => {
    const here = open();
    playAll(here, CRESCEN.actions.slice(0, 2));
    const there = open();
    playAll(there, CRESCEN.actions.slice(2, 8));
    here.watch(false);
    expect(loadGame(store, CODE)?.log).toBe(CRESCEN.actions.slice(0, 8));
  });
});

describe("a restart", () => {
  it("can be taken back, also later, and that can be taken back too", () => {
    const table = open();
    playAll(table, CRESCEN.actions.slice(0, 8));
    time = 9_000;
    table.restart();
    expect([log(table), table.seconds.value]).toEqual(["", 0]);
    const again = open();
    expect(again.canTakeBack.value).toBe(true);
    playAll(again, CRESCEN.actions.slice(0, 2));
    again.takeBack();
    expect([log(again), again.seconds.value]).toEqual([CRESCEN.actions.slice(0, 8), 9]);
    again.takeBack();
    expect(log(again)).toBe(CRESCEN.actions.slice(0, 2));
  });

  it("of what has not begun is nothing", () => {
    const table = open();
    table.restart();
    expect(table.canTakeBack.value).toBe(false);
    expect(store.keys()).toEqual([]);
  });
});

describe("the clock", () => {
  it("begins with the first action and rests while the page is hidden", () => {
    const table = open();
    time = 60_000;
    table.tick();
    expect(table.seconds.value).toBe(0);
    playAll(table, CRESCEN.actions.slice(0, 2));
    time += 5_000;
    table.watch(false);
    time += 3_600_000;
    table.watch(true);
    time += 2_000;
    table.tick();
    expect(table.seconds.value).toBe(7);
  });

  it("is kept when the page goes", () => {
    const table = open();
    playAll(table, CRESCEN.actions.slice(0, 2));
    time = 42_000;
    table.watch(false);
    expect(open().seconds.value).toBe(42);
  });
});

describe("a won game", () => {
  const win = () => {
    const table = open();
    playAll(table, CRESCEN.actions.slice(0, -2));
    time = 731_000;
    playAll(table, "");
    const last = parseActions(CRESCEN.actions.slice(-2));
    if (!last.ok) throw new Error("this is an action");
    const action = last.actions[0] ?? REDEAL;
    expect(isPile(sourceOf(action))).toBe(true);
    const { from, to } = moveOf(position(table), action);
    table.move(from, to);
    return table;
  };

  it("is given away once with its actions and time, and its clock stands", () => {
    const table = win();
    expect(table.game.value.status).toBe("won");
    expect(onWon).toHaveBeenCalledTimes(1);
    expect(onWon.mock.calls[0]?.[0].log).toBe(table.game.value.log);
    expect(onWon.mock.calls[0]?.[1]).toBe(731);
    time += 100_000;
    table.tick();
    expect(table.seconds.value).toBe(731);
    expect(said(table)).toMatchObject({ id: "did", end: "won" });
  });

  it("takes no more taps, drags, redeals or undos", () => {
    const table = win();
    const before = log(table);
    table.tap(16);
    table.move(16, 20);
    table.redeal();
    table.undo();
    expect(log(table)).toBe(before);
  });

  it("is given away again at the next table until it is known to be saved", () => {
    win();
    onWon.mockClear();
    const again = open();
    expect(onWon).toHaveBeenCalledTimes(1);
    again.saved("abcdefghij");
    onWon.mockClear();
    expect(open().replay.value).toBe("abcdefghij");
    expect(onWon).not.toHaveBeenCalled();
  });
});

it("says how the game stands when asked", () => {
  const table = open();
  playAll(table, CRESCEN.actions.slice(0, 2));
  table.tell();
  expect(said(table)).toMatchObject({
    id: "status",
    home: 9,
    moves: 1,
    redealsLeft: 3,
    undoable: 1,
  });
});
