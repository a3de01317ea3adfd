import type { Context } from "hono";
import { type Position, REDEALS, redealsLeft } from "#engine/position";
import { framesOf, parseReplay } from "#engine/replay";
import type { App } from "../env";
import type { StoredReplay } from "../store/stored";

/** A step of a replay: after how many actions, and the position there. */
export interface Ply {
  readonly ply: number;
  readonly moves: number;
  readonly redeals: number;
  readonly position: Position;
}

/**
 * The step that `?ply=` asks for: 0 is the deal, the number of actions the win. Null where it is
 * not asked for, or is no step of this replay: then the whole replay is meant.
 */
export function askedPly(c: Context<App>, replay: StoredReplay): Ply | null {
  const text = c.req.query("ply") ?? "";
  if (!/^(?:0|[1-9]\d{0,3})$/.test(text)) return null;
  const ply = Number(text);
  const parsed = parseReplay(replay.code, replay.actions.slice(0, 2 * ply));
  if (!parsed.ok) return null;
  const position = framesOf(parsed.replay)[ply];
  if (position === undefined) return null;
  const redeals = REDEALS - redealsLeft(position);
  return { ply, moves: ply - redeals, redeals, position };
}
