/**
 * Wins that the server has not acknowledged yet, under `crescent.outbox`: they outlive the page.
 */
import * as v from "valibot";
import { type GameCode, isCode } from "#engine/code";
import { MAX_ACTIONS_LENGTH, MAX_SECONDS } from "#engine/replay";
import type { Store } from "./store";

export const OUTBOX_KEY = "crescent.outbox";
/** More wins than these are not waiting at once; the oldest would go. */
const MOST = 100;

/** A won game as it is sent. */
export interface Win {
  readonly code: GameCode;
  readonly actions: string;
  /** The time played, in whole seconds. */
  readonly seconds: number;
}

const win = v.object({
  code: v.custom<GameCode>((text) => typeof text === "string" && isCode(text)),
  actions: v.pipe(v.string(), v.maxLength(MAX_ACTIONS_LENGTH), v.regex(/^([a-zA-Z]{2})+$/)),
  seconds: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_SECONDS)), 0),
});

/** The wins that wait; entries that are none are left out. */
export function waitingWins(store: Store): Win[] {
  try {
    const list: unknown = JSON.parse(store.get(OUTBOX_KEY) ?? "[]");
    return Array.isArray(list) ? list.filter((entry): entry is Win => v.is(win, entry)) : [];
  } catch {
    return [];
  }
}

/** Puts a win into the outbox, once. */
export function addWin(store: Store, added: Win): void {
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
