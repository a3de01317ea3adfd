import { beforeEach, describe, expect, it } from "vitest";
import { type Action, formatActions, parseActions, REDEAL } from "#engine/action";
import type { GameCode } from "#engine/code";
import { makeCode } from "#engine/code";
import { legalActions, moveOf } from "#engine/rules";
import { makeTable } from "../../client/play/table";
import { readBook } from "../../client/stats/book";
import { figuresOf } from "../../client/stats/figures";
import { keepFork } from "../../client/storage/fork";
import { loadGame } from "../../client/storage/games";
import { makeMemoryStore, type Store } from "../../client/storage/store";
import { CRESCEN, crescenFilm, GOLDEN } from "./replay-support";

const NOON = 1_764_504_000_000;
const CODE = CRESCEN.code as GameCode;

let store: Store;
let time: number;
/** How much the clock on the wall was set forward, in ms. */
let shift: number;
beforeEach(() => {
  shift = 0;
  store = makeMemoryStore();
  time = 0;
});

/** A tab that plays a deal; all tabs share the store. */
const open = (code: GameCode = CODE) =>
  makeTable(code, {
    store,
    now: () => time,
    date: () => NOON + time + shift,
    onWon: () => undefined,
  });
type Table = ReturnType<typeof open>;

function play(table: Table, text: string): void {
  const parsed = parseActions(text);
  if (!parsed.ok) throw new Error("these are actions");
  for (const action of parsed.actions) {
    time += 1000;
    if (action === REDEAL) table.redeal();
    else {
      const { from, to } = moveOf(table.game.value.position, action);
      table.move(from, to);
    }
  }
}
const attempts = () => [...readBook(store).values()];
const half = CRESCEN.actions.slice(0, 120);
const rest = CRESCEN.actions.slice(120);

describe("a game is counted", () => {
  it("not when its deal is opened, but from its first action", () => {
    const table = open();
    table.tell();
    expect(attempts()).toEqual([]);
    play(table, CRESCEN.actions.slice(0, 2));
    expect(attempts()).toEqual([{ code: CODE, start: NOON + 1000, win: null }]);
  });

  it("not for what is refused", () => {
    open().move(0, 0);
    expect(attempts()).toEqual([]);
  });

  it.each(GOLDEN.slice(0, 6).map((game) => [game.code, game] as const))(
    "as won when %s is, with what was needed",
    (code, { actions, moves, redeals }) => {
      play(open(code as GameCode), actions);
      const seconds = actions.length / 2 - 1;
      const at = NOON + time;
      const win = { moves, redeals, seconds, at };
      expect(attempts()).toEqual([{ code, start: NOON + 1000, win }]);
    },
  );

  it("once, though it was reloaded, undone to its beginning and sent again", () => {
    play(open(), CRESCEN.actions.slice(0, 4));
    const again = open();
    again.undo();
    again.undo();
    play(again, half);
    play(open(), rest);
    // The server's word never came: each opening gives the win away again.
    time += 60_000;
    open();
    open();
    expect(attempts()).toHaveLength(1);
    expect(attempts()[0]?.win).toMatchObject({ moves: CRESCEN.moves, redeals: CRESCEN.redeals });
    expect(attempts()[0]?.win?.at).toBeLessThan(NOON + time);
  });

  it("once in two tabs, whichever of them goes on", () => {
    const [one, two] = [open(), open()];
    play(one, half);
    two.catchUp();
    play(two, rest);
    one.catchUp();
    expect(attempts()).toHaveLength(1);
    expect(attempts()[0]?.win).not.toBe(null);
  });
});

describe("a restart", () => {
  it("makes the next action another attempt at the same game", () => {
    const table = open();
    play(table, half);
    table.restart();
    expect(attempts()).toHaveLength(1);
    play(table, CRESCEN.actions);
    expect(attempts().map(({ win }) => win?.moves ?? null)).toEqual([null, CRESCEN.moves]);
    expect(figuresOf(readBook(store))).toMatchObject({ won: 1, attempts: 2, bestStreak: 1 });
  });

  it("that is taken back goes on with the first attempt", () => {
    const table = open();
    play(table, half);
    table.restart();
    play(table, CRESCEN.actions.slice(0, 2));
    table.takeBack();
    play(table, rest);
    const [first, second] = attempts().sort((a, b) => a.start - b.start);
    expect([first?.win?.moves, second?.win]).toEqual([CRESCEN.moves, null]);
  });
});

it("a game that goes on from somebody's replay is not counted, a fresh start after it is", () => {
  const { code, actions } = crescenFilm().replay;
  const whole = formatActions(actions);
  keepFork(store, { code, log: whole.slice(0, -2), whole }, NOON);
  const table = open();
  play(table, CRESCEN.actions.slice(-2));
  expect(table.game.value.status).toBe("won");
  expect(attempts()).toEqual([]);
  table.restart();
  play(table, CRESCEN.actions);
  expect(attempts()).toHaveLength(1);
});

it("a game left for another is won later, and the streak is whole again", () => {
  const games = GOLDEN.slice(0, 4).map((game) => ({ ...game, code: game.code as GameCode }));
  const [first, left, third, last] = games as [Game, Game, Game, Game];
  type Game = (typeof games)[number];
  const streak = () => figuresOf(readBook(store)).streak;
  play(open(first.code), first.actions);
  play(open(left.code), left.actions.slice(0, 40));
  expect(streak()).toBe(1);
  play(open(third.code), third.actions);
  expect(streak()).toBe(1);
  play(open(left.code), left.actions.slice(40));
  expect(streak()).toBe(3);
  play(open(last.code), last.actions.slice(0, 2));
  expect(streak()).toBe(3);
});

it("a clock that was set back loses no win", () => {
  const table = open();
  play(table, half);
  shift = -86_400_000;
  play(table, rest);
  expect(attempts()[0]?.win?.at).toBe(attempts()[0]?.start);
});

it("a game kept before games were counted stays uncounted and playable", () => {
  const code = makeCode(5);
  const table = open(code);
  const [action] = legalActions(table.game.value.position);
  play(table, formatActions([action as Action]));
  const kept = JSON.parse(store.get(`crescent.game.${code}`) ?? "");
  delete kept.start;
  store.set(`crescent.game.${code}`, JSON.stringify(kept));
  expect(loadGame(store, code)?.start).toBe(null);
  open(code).undo();
  expect(attempts()).toHaveLength(1);
});
