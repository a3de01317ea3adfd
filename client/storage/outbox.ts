/**
 * Wins that the server has not acknowledged yet, under `crescent.outbox`: they outlive the page.
 */
import { type GameCode, isCode } from "#engine/code";
import { MAX_ACTIONS_LENGTH, MAX_SECONDS } from "#engine/limits";
import { OUTBOX_KEY } from "./outbox-key";
import { isFields, readCount, readJson, readText } from "./read";
import type { Store } from "./store";

/** More wins than these are not waiting at once; the oldest would go. */
const MOST = 100;

/** A won game as it is sent. */
export interface Win {
  readonly code: GameCode;
  readonly actions: string;
  /** The time played, in whole seconds. */
  readonly seconds: number;
}

/** The wins that wait; entries that are none are left out. */
export function waitingWins(store: Store): Win[] {
  const list = readJson(store.get(OUTBOX_KEY));
  return Array.isArray(list) ? list.map(readWin).filter((win) => win !== null) : [];
}

function readWin(value: unknown): Win | null {
  if (!isFields(value)) return null;
  const code = readText(value["code"]);
  const actions = readText(value["actions"], /^([a-zA-Z]{2})+$/);
  if (code === null || !isCode(code) || actions === null) return null;
  if (actions.length > MAX_ACTIONS_LENGTH) return null;
  return { code, actions, seconds: readCount(value["seconds"], MAX_SECONDS) ?? 0 };
}

/** Puts a win into the outbox, once; one that is too long for a replay stays out. */
export function addWin(store: Store, added: Win): void {
  if (added.actions.length > MAX_ACTIONS_LENGTH) return;
  const others = waitingWins(store).filter((other) => !sameWin(other, added));
  write(store, [...others, added].slice(-MOST));
}

/** Takes a win out of the outbox: it is saved, or never will be. */
export function removeWin(store: Store, removed: Win): void {
  write(
    store,
    waitingWins(store).filter((other) => !sameWin(other, removed)),
  );
}

function sameWin(a: Win, b: Win): boolean {
  return a.code === b.code && a.actions === b.actions;
}

function write(store: Store, wins: readonly Win[]): void {
  if (wins.length === 0) store.remove(OUTBOX_KEY);
  else store.set(OUTBOX_KEY, JSON.stringify(wins));
}
