/** Won games of the golden vectors, with every position on their way. */
import type { Action } from "#engine/action";
import type { GameCode } from "#engine/code";
import type { Position } from "#engine/position";
import { framesOf, parseReplay } from "#engine/replay";
import { type GoldenReplay, goldenReplays } from "../support/fixtures";

export interface Golden {
  readonly code: GameCode;
  readonly id: string;
  readonly moves: number;
  readonly redeals: number;
  readonly text: string;
  readonly actions: readonly Action[];
  /** The position before each action, and the won one. */
  readonly frames: readonly Position[];
}

/** A golden game by its number, from 0. Tests that save a game take one of their own. */
export function golden(number: number): Golden {
  const { code, actions: text, ...facts } = goldenReplays[number] as GoldenReplay;
  const parsed = parseReplay(code, text);
  if (!parsed.ok) throw new Error(`golden game ${number} is none`);
  const { replay } = parsed;
  return { ...facts, text, ...replay, frames: framesOf(replay) };
}
