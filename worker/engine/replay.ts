/**
 * Replays: parsing, verifying, naming and unrolling finished games. FROZEN: source
 * spec/formats.md, "Replay".
 */
import { type Action, formatActions, parseActions, REDEAL } from "./action";
import { type CodeFault, type GameCode, isCode } from "./code";
import { parseCode } from "./code-text";
import { makeDeal } from "./deal";
import { MAX_ACTIONS_LENGTH } from "./limits";
import { copyPosition, isWon, type Position } from "./position";
import { apply, attempt, type RefusalId, refusalOf } from "./rules";

export { MAX_ACTIONS, MAX_ACTIONS_LENGTH, MAX_SECONDS, REPLAY_ID } from "./limits";

/** A game's code and its actions in order; legality is not said. */
export interface Replay {
  readonly code: GameCode;
  readonly actions: readonly Action[];
}

/** Why a text is no replay: `action` is the first bad one, from 1. */
export type ReplayFault =
  | { readonly id: "code"; readonly fault: CodeFault | { readonly id: "code-not-canonical" } }
  | { readonly id: "too-many-actions"; readonly actions: number }
  | { readonly id: "bad-action"; readonly action: number };

/** Why a replay does not verify. */
export type RejectionId = RefusalId | "not-won" | "after-win";

/**
 * What the verifier says. `action` counts from 1: the first one refused, the first one after the
 * win, or the last one given where the win is missing (0 where there is none).
 */
export type Verdict =
  | { readonly ok: true; readonly moves: number; readonly redeals: number }
  | { readonly ok: false; readonly action: number; readonly reason: RejectionId };

/** The replay that a canonical code and a text of actions say, or what is wrong with them. */
export function parseReplay(
  code: string,
  actions: string,
):
  | { readonly ok: true; readonly replay: Replay }
  | { readonly ok: false; readonly fault: ReplayFault } {
  if (!isCode(code)) {
    const parsed = parseCode(code);
    const fault = parsed.ok ? ({ id: "code-not-canonical" } as const) : parsed.fault;
    return { ok: false, fault: { id: "code", fault } };
  }
  if (actions.length > MAX_ACTIONS_LENGTH) {
    const count = Math.ceil(actions.length / 2);
    return { ok: false, fault: { id: "too-many-actions", actions: count } };
  }
  const parsed = parseActions(actions);
  if (!parsed.ok) return { ok: false, fault: { id: "bad-action", action: parsed.action } };
  return { ok: true, replay: { code, actions: parsed.actions } };
}

/** Plays a replay through the rules and says whether it is a won game, counted by the rules alone. */
export function verifyReplay(replay: Replay): Verdict {
  const position = makeDeal(replay.code);
  const { actions } = replay;
  let redeals = 0;
  let won = false;
  for (let i = 0; i < actions.length; i++) {
    const action = actions[i] as Action;
    if (won) return { ok: false, action: i + 1, reason: "after-win" };
    const reason = attempt(position, action);
    if (reason !== null) return { ok: false, action: i + 1, reason };
    if (action === REDEAL) redeals++;
    else won = isWon(position);
  }
  if (!won) return { ok: false, action: actions.length, reason: "not-won" };
  return { ok: true, moves: actions.length - redeals, redeals };
}

/**
 * The positions of a replay, the deal first: `frames[n]` stands after action n. Where an action
 * is refused the frames end before it: a replay that fails keeps its legal prefix.
 */
export function framesOf(replay: Replay): Position[] {
  let position = makeDeal(replay.code);
  const frames = [position];
  for (const action of replay.actions) {
    if (refusalOf(position, action) !== null) break;
    position = copyPosition(position);
    apply(position, action);
    frames.push(position);
  }
  return frames;
}

const BASE32 = "abcdefghijklmnopqrstuvwxyz234567";

/**
 * The replay's id: its first ten characters of the base32 of SHA-256 over code, line feed and
 * actions. The hash is the platform's: `sha256` takes the bytes and answers with the 32 of the hash.
 */
export async function replayId(
  replay: Replay,
  sha256: (bytes: Uint8Array<ArrayBuffer>) => ArrayBuffer | Promise<ArrayBuffer>,
): Promise<string> {
  const text = `${replay.code}\n${formatActions(replay.actions)}`;
  const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
  const hash = new Uint8Array(await sha256(bytes));
  let id = "";
  for (let bit = 0; bit < 50; bit += 5) {
    const pair = ((hash[bit >> 3] as number) << 8) | (hash[(bit >> 3) + 1] as number);
    id += BASE32[(pair >> (11 - (bit & 7))) & 31];
  }
  return id;
}

/** Order of merit on one deal: fewer moves, then fewer redeals; below 0 when `a` is the better. */
export function compareMerit(
  a: { readonly moves: number; readonly redeals: number },
  b: { readonly moves: number; readonly redeals: number },
): number {
  return a.moves - b.moves || a.redeals - b.redeals;
}
