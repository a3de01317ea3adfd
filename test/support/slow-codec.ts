/**
 * Replays, written a second time from formats.md ("Actions", "Replay", "Errors") alone, as plainly
 * as possible: the yardstick the engine's verifier is measured with.
 */
import { createHash } from "node:crypto";
import { slowDeal, slowIsCode } from "./slow-deal.ts";
import { type SlowRefusal, slowActionTexts, slowPlay, slowRefusal, slowWon } from "./slow-rules.ts";

/** Why a replay is not valid. */
export type SlowFault = SlowRefusal | "not-won" | "after-win" | "malformed";

/** What `slowVerify` answers. */
export type SlowVerdict =
  | { ok: true; moves: number; redeals: number }
  | { ok: false; action: number; reason: SlowFault };

/** The text cut into actions of two characters; the last is one character where the length is odd. */
export function slowSplit(actions: string): string[] {
  const list: string[] = [];
  for (let at = 0; at < actions.length; at += 2) list.push(actions.slice(at, at + 2));
  return list;
}

/**
 * Whether code and actions are a valid replay, and its counts. Faults are numbered from 1:
 * - `malformed`, tested before anything is played: 0 for a code that is not canonical and for more
 *   than 4,096 actions, else the number of the first action outside the grammar;
 * - a refusal's id: the refused action; `after-win`: the first action after the win;
 * - `not-won`: the number of the actions given.
 */
export function slowVerify(code: string, actions: string): SlowVerdict {
  const list = slowSplit(actions);
  if (!slowIsCode(code) || list.length > 4096) return { ok: false, action: 0, reason: "malformed" };
  const odd = list.findIndex((action) => !slowActionTexts.includes(action));
  if (odd !== -1) return { ok: false, action: odd + 1, reason: "malformed" };

  let state = slowDeal(code);
  for (const [index, action] of list.entries()) {
    if (slowWon(state)) return { ok: false, action: index + 1, reason: "after-win" };
    const refusal = slowRefusal(state, action);
    if (refusal !== null) return { ok: false, action: index + 1, reason: refusal };
    state = slowPlay(state, action);
  }
  if (!slowWon(state)) return { ok: false, action: list.length, reason: "not-won" };
  const redeals = list.filter((action) => action === "RR").length;
  return { ok: true, moves: list.length - redeals, redeals };
}

/** The replay's id: ten characters of lower-case base32 over the SHA-256 of code, line feed, actions. */
export function slowReplayId(code: string, actions: string): string {
  const hash = createHash("sha256").update(`${code}\n${actions}`, "ascii").digest();
  const bits = [...hash].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  let id = "";
  for (let at = 0; at < 50; at += 5) {
    id += "abcdefghijklmnopqrstuvwxyz234567"[Number.parseInt(bits.slice(at, at + 5), 2)];
  }
  return id;
}
