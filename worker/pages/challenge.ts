import type { Context } from "hono";
import type { GameCode } from "#engine/code";
import { REPLAY_ID } from "#engine/replay";
import type { App } from "../env";
import { readReplay } from "../store/read";

/** What `?beat=ID` asks to beat: of the replay no more than what tells nothing of its way. */
export interface Challenge {
  readonly id: string;
  readonly moves: number;
  readonly redeals: number;
}

/** The query that asks to beat a replay of a deal. */
export function challengeQuery(id: string): string {
  return `beat=${id}`;
}

/**
 * The challenge of a deal's address; null where none is asked for, and `"unknown"` where its game
 * is not there or can't be read: then the deal alone is meant.
 */
export async function askedChallenge(
  c: Context<App>,
  code: GameCode,
): Promise<Challenge | "unknown" | null> {
  const id = c.req.query("beat")?.toLowerCase();
  if (id === undefined) return null;
  if (!REPLAY_ID.test(id)) return "unknown";
  const found = await readReplay(c.env, code, id);
  if (found.is !== "found") return "unknown";
  const { moves, redeals } = found.value;
  return { id, moves, redeals };
}
