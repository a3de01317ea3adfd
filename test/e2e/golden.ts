/** Won games of the golden vectors, with every position on their way. */
import { readFileSync } from "node:fs";
import type { Action } from "#engine/action";
import type { GameCode } from "#engine/code";
import type { Position } from "#engine/position";
import { framesOf, parseReplay } from "#engine/replay";

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

const FILE = new URL("../fixtures/replays.txt", import.meta.url);
const LINES = readFileSync(FILE, "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"));

/** A golden game by its line, from 0. Tests that save a game take one of their own. */
export function golden(line: number): Golden {
  const [code = "", id = "", moves, redeals, text = ""] = (LINES[line] ?? "").split(" ");
  const parsed = parseReplay(code, text);
  if (!parsed.ok) throw new Error(`no golden game in line ${line}`);
  const { replay } = parsed;
  return {
    code: replay.code,
    id,
    moves: Number(moves),
    redeals: Number(redeals),
    text,
    actions: replay.actions,
    frames: framesOf(replay),
  };
}
