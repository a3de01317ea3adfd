/**
 * The table: one deal being played. Every hand, key and button ends in one of its functions; what
 * the screen shows are its signals. It keeps the game at each action, before anything is shown.
 */
import { computed, type ReadonlySignal, signal } from "@preact/signals";
import { REDEAL } from "#engine/action";
import type { GameCode } from "#engine/code";
import { describeAction, describePlace, describeRefusal } from "#engine/describe";
import { act, type Game, makeGame, redo, restoreGame, saveGame, undo } from "#engine/game";
import { cardsHome, type Place, redealsLeft } from "#engine/position";
import { type Move, moveOf, type RefusalId } from "#engine/rules";
import { recordBegun, recordWon } from "../stats/record";
import type { KeptGame } from "../storage/games";
import type { Store } from "../storage/store";
import { type Clock, makeClock } from "./clock";
import { makeGestures } from "./gestures";
import { makeKeeper } from "./keeper";
import { lastMoveOf, positionBefore } from "./last-move";
import type { TableMessage } from "./message";

/** What a table needs of the world. */
export interface TableWorld {
  readonly store: Store;
  /** Milliseconds that never run back, for the clock. */
  readonly now: () => number;
  /** Milliseconds since 1970, for the order of the kept games. */
  readonly date: () => number;
  /** A game has just been won, or was and is not known to be saved. */
  readonly onWon: (game: Game, seconds: number) => void;
}

/** A message with its number, so that the same one can be said twice. */
export interface Said {
  readonly number: number;
  readonly message: TableMessage;
}

export type Table = ReturnType<typeof makeTable>;

/** The table of a deal, with the game that was kept of it. */
export function makeTable(code: GameCode, world: TableWorld) {
  const { store } = world;
  const clock: Clock = makeClock(world.now);
  const game = signal<Game>(makeGame(code));
  const selected = signal<Place | null>(null);
  const said = signal<Said | null>(null);
  const seconds = signal(0);
  const before = signal<KeptGame["before"]>(null);
  const replay = signal<string | null>(null);
  const keeper = makeKeeper(store, code);
  /** When the game's first action was done; null before that. */
  let start: number | null = null;
  let watched = true;

  const say = (message: TableMessage) => {
    said.value = { number: (said.value?.number ?? 0) + 1, message };
  };
  const tick = () => {
    seconds.value = clock.seconds();
  };
  const runClock = () => {
    const { log, status } = game.value;
    if (watched && log.length > 0 && status !== "won") clock.start();
    else clock.rest();
    tick();
  };
  const keep = () => {
    keeper.keep({
      ...saveGame(game.value),
      seconds: clock.seconds(),
      start,
      at: world.date(),
      won: game.value.status === "won",
      replay: replay.value,
      before: before.value,
    });
  };
  /** Takes over what another tab has kept; true when that has changed the game. */
  const follow = (): boolean => {
    const kept = keeper.news();
    if (kept === null) return false;
    const { log } = saveGame(game.value);
    game.value = restoreGame(code, kept);
    clock.rest();
    clock.set(kept.seconds);
    start = kept.start;
    before.value = kept.before;
    replay.value = game.value.status === "won" ? kept.replay : null;
    runClock();
    const changed = saveGame(game.value).log !== log;
    if (changed) selected.value = null;
    return changed;
  };
  /** Before anything is done here: what was done elsewhere counts, and is shown first. */
  const overtaken = (): boolean => {
    const changed = follow();
    if (changed) say({ id: "elsewhere" });
    return changed;
  };
  const show = (next: Game) => {
    game.value = next;
    selected.value = null;
    runClock();
    keep();
  };
  const refuse = (id: RefusalId, move: Move | null) => {
    say({ id: "refused", refusal: describeRefusal(game.value.position, id, move) });
  };
  const did = (next: Game, id: "did" | "undone", told: Game) => {
    const action = told.log[told.log.length - 1];
    if (action === undefined) return;
    const earlier = positionBefore(told);
    const from = action === REDEAL ? null : moveOf(earlier, action).from;
    say({
      id,
      action: describeAction(earlier, action),
      left: id === "undone" || from === null ? null : describePlace(next.position, from),
      end: next.status === "playing" ? null : next.status,
    });
  };
  /** A win that is not known to be saved is given away again: that harms nothing. */
  const giveWin = () => {
    if (game.value.status !== "won" || replay.value !== null) return;
    const time = clock.seconds();
    if (start !== null) recordWon(store, game.value, start, time, world.date());
    world.onWon(game.value, time);
  };
  /** The game as it is put away. */
  const putAway = () => ({ ...saveGame(game.value), seconds: clock.seconds(), start });
  const perform = (result: Game | RefusalId, move: Move | null) => {
    if (typeof result === "string") {
      selected.value = null;
      refuse(result, move);
      return;
    }
    if (start === null && game.value.log.length === 0) {
      start = world.date();
      recordBegun(store, code, start);
    }
    show(result);
    did(result, "did", result);
    giveWin();
  };
  const gestures = makeGestures({ game, selected, say, refuse, overtaken, perform });

  follow();
  giveWin();

  return {
    code,
    game: game as ReadonlySignal<Game>,
    selected: selected as ReadonlySignal<Place | null>,
    said: said as ReadonlySignal<Said | null>,
    /** The time played, in whole seconds. */
    seconds: seconds as ReadonlySignal<number>,
    /** The replay's id of the won game, once it is saved. */
    replay: replay as ReadonlySignal<string | null>,
    /** Whether a restart can be taken back. */
    canTakeBack: computed(() => before.value !== null),
    /** The last move, to be marked; null after a redeal. */
    lastMove: computed(() => lastMoveOf(game.value)),

    ...gestures,
    redeal: () => {
      if (overtaken() || game.value.status === "won") return;
      perform(act(game.value, REDEAL), null);
    },
    undo: () => {
      if (overtaken()) return;
      const next = undo(game.value);
      if (next === null) return say({ id: "nothing-to-undo" });
      const told = game.value;
      show(next);
      did(next, "undone", told);
    },
    redo: () => {
      if (overtaken()) return;
      const next = redo(game.value);
      if (next === null) return say({ id: "nothing-to-redo" });
      perform(next, null);
    },
    /** Begins the deal again; the game so far can be taken back. */
    restart: () => {
      if (overtaken() || game.value.log.length === 0) return;
      before.value = putAway();
      start = null;
      replay.value = null;
      clock.rest();
      clock.set(0);
      show(makeGame(code));
      say({ id: "restarted" });
    },
    /** Brings back the game before the restart; the one since then takes its place. */
    takeBack: () => {
      const old = before.value;
      if (overtaken() || old === null) return;
      before.value = game.value.log.length === 0 ? null : putAway();
      start = old.start;
      clock.rest();
      clock.set(old.seconds);
      show(restoreGame(code, old));
      giveWin();
      say({ id: "restart-undone" });
    },
    /** Says how the game stands. */
    tell: () => {
      const { position, moves, undoable } = game.value;
      const left = redealsLeft(position);
      say({ id: "status", home: cardsHome(position), moves, redealsLeft: left, undoable });
    },
    /** The win is saved under this id. */
    saved: (id: string) => {
      if (game.value.status !== "won" || replay.value === id) return;
      replay.value = id;
      keep();
    },
    /** Another tab may have gone on: shows how it stands now. */
    catchUp: () => {
      overtaken();
    },
    tick,
    /** The page is seen, or hidden: then the clock rests and its time is kept. */
    watch: (seen: boolean) => {
      if (seen) overtaken();
      watched = seen;
      runClock();
      if (!seen && game.value.log.length > 0 && !follow()) keep();
    },
  };
}
