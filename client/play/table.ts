/**
 * The table: one deal being played. Every hand, key and button ends in one of its functions; what
 * the screen shows are its signals. It keeps the game at each action, before anything is shown.
 */
import { computed, type ReadonlySignal, signal } from "@preact/signals";
import { REDEAL } from "#engine/action";
import type { GameCode } from "#engine/code";
import { describeAction, describePlace, describeRefusal, namePlace } from "#engine/describe";
import { act, type Game, makeGame, redo, restoreGame, saveGame, undo } from "#engine/game";
import { cardsHome, isPile, type Place, redealsLeft, topOf } from "#engine/position";
import {
  actionOfMove,
  type Move,
  moveOf,
  type RefusalId,
  refusalOfMove,
  targetsOf,
} from "#engine/rules";
import { foundationFor } from "../board/drop";
import { isFoundation, pointOf } from "../board/layout";
import { gameKey, type KeptGame, keepGame, parseGame } from "../storage/games";
import type { Store } from "../storage/store";
import { type Clock, makeClock } from "./clock";
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
  /** The record as this table last wrote or read it: another text was written by another tab. */
  let record: string | null = null;
  let watched = true;
  /** The place from which the last tap sent a card at once. */
  let tapped: Place | null = null;

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
    const kept: KeptGame = {
      ...saveGame(game.value),
      seconds: clock.seconds(),
      at: world.date(),
      won: game.value.status === "won",
      replay: replay.value,
      before: before.value,
    };
    record = keepGame(store, code, kept) ?? record;
  };
  const adopt = (text: string | null): boolean => {
    const kept = parseGame(text);
    record = text;
    if (kept === null) return false;
    game.value = restoreGame(code, kept);
    clock.rest();
    clock.set(kept.seconds);
    before.value = kept.before;
    replay.value = game.value.status === "won" ? kept.replay : null;
    selected.value = null;
    runClock();
    return true;
  };
  /** Takes over what another tab has done; true when the table has changed by that. */
  const follow = (): boolean => {
    const text = store.get(gameKey(code));
    if (text === null || text === record) return false;
    const log = saveGame(game.value).log;
    if (!adopt(text) || saveGame(game.value).log === log) return false;
    say({ id: "elsewhere" });
    return true;
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
  const perform = (result: Game | RefusalId, move: Move | null): boolean => {
    if (typeof result === "string") {
      selected.value = null;
      refuse(result, move);
      return false;
    }
    show(result);
    did(result, "did", result);
    if (result.status === "won") world.onWon(result, clock.seconds());
    return true;
  };
  /** Brings a card to a place; a foundation stands for all that take the card. */
  const move = (from: Place, to: Place): boolean => {
    if (follow() || game.value.status === "won") return false;
    const { position } = game.value;
    const meant =
      refusalOfMove(position, from, to) === null
        ? to
        : (foundationFor(to, targetsOf(position, from), distance) ?? to);
    const action = actionOfMove(position, from, meant);
    const result = typeof action === "string" ? action : act(game.value, action);
    return perform(result, { from, to: meant });
  };
  const sendHome = (from: Place): boolean => {
    const home = targetsOf(game.value.position, from).find(isFoundation);
    if (home !== undefined) return move(from, home);
    const card = topOf(game.value.position, from);
    if (card === null) refuse("empty-source", { from, to: from });
    else say({ id: "no-target", card });
    return false;
  };
  const pick = (place: Place) => {
    const { position } = game.value;
    const card = topOf(position, place);
    const targets = targetsOf(position, place);
    const [only] = targets;
    if (card === null) refuse("empty-source", { from: place, to: place });
    else if (only === undefined) {
      const locked = !isPile(place) && refusalOfMove(position, place, place) === "base-locked";
      if (locked) refuse("base-locked", { from: place, to: place });
      else say({ id: "no-target", card });
    } else if (targets.length === 1) {
      tapped = place;
      move(place, only);
    } else {
      selected.value = place;
      say({ id: "selected", card, from: namePlace(place), targets: targets.length });
    }
  };
  const deselect = () => {
    if (selected.value === null) return;
    selected.value = null;
    say({ id: "deselected" });
  };

  adopt(store.get(gameKey(code)));
  if (game.value.status === "won" && replay.value === null) {
    world.onWon(game.value, clock.seconds());
  }

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

    tap: (place: Place) => {
      tapped = null;
      if (follow() || game.value.status === "won") return;
      const from = selected.value;
      if (from === null) pick(place);
      else if (from === place) deselect();
      else move(from, place);
    },
    /** The second tap of two: it means the card of the first, never the one that lies there now. */
    doubleTap: (place: Place) => {
      if (tapped === place || selected.value !== place) return;
      if (targetsOf(game.value.position, place).some(isFoundation)) sendHome(place);
      else deselect();
    },
    move,
    sendHome,
    deselect,
    /** A drag begins: what was selected is forgotten, without a word. */
    release: () => {
      selected.value = null;
    },
    redeal: () => {
      if (follow() || game.value.status === "won") return;
      perform(act(game.value, REDEAL), null);
    },
    undo: () => {
      if (follow()) return;
      const next = undo(game.value);
      if (next === null) return say({ id: "nothing-to-undo" });
      const told = game.value;
      show(next);
      did(next, "undone", told);
    },
    redo: () => {
      if (follow()) return;
      const next = redo(game.value);
      if (next === null) return say({ id: "nothing-to-redo" });
      perform(next, null);
    },
    /** Begins the deal again; the game so far can be taken back. */
    restart: () => {
      if (follow() || game.value.log.length === 0) return;
      before.value = { ...saveGame(game.value), seconds: clock.seconds() };
      replay.value = null;
      clock.rest();
      clock.set(0);
      show(makeGame(code));
      say({ id: "restarted" });
    },
    /** Brings back the game before the restart; the one since then takes its place. */
    takeBack: () => {
      const old = before.value;
      if (follow() || old === null) return;
      const { log } = game.value;
      before.value =
        log.length === 0 ? null : { ...saveGame(game.value), seconds: clock.seconds() };
      clock.rest();
      clock.set(old.seconds);
      show(restoreGame(code, old));
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
    follow,
    tick,
    /** The page is seen, or hidden: then the clock rests and its time is kept. */
    watch: (seen: boolean) => {
      if (seen) follow();
      watched = seen;
      runClock();
      if (!seen && record !== null && store.get(gameKey(code)) === record) keep();
    },
  };
}

function distance(a: Place, b: Place): number {
  const p = pointOf(a, "wide");
  const q = pointOf(b, "wide");
  return Math.hypot(p.x - q.x, p.y - q.y);
}
