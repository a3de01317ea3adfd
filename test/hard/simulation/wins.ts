/** Wins to be sent: of three deals, each with its id and merits. */
import type { GameCode } from "#engine/code";
import { parseReplay, replayId, verifyReplay } from "#engine/replay";
import { goldenReplays } from "../../support/fixtures";
import { sha256 } from "../../support/sha256";
import { someWinsLike } from "../../support/wins";

export interface KnownWin {
  readonly code: GameCode;
  readonly id: string;
  readonly actions: string;
  readonly moves: number;
  readonly redeals: number;
}

/** A won game and so many like it, in no order of merit. */
export async function knownWins(golden: number, count: number): Promise<KnownWin[]> {
  const { code, actions } = goldenReplays[golden] as { code: string; actions: string };
  const win = { code: code as GameCode, actions };
  const all = [...someWinsLike(win, 400), actions].reverse();
  const step = Math.floor(all.length / count);
  return Promise.all(
    Array.from({ length: count }, (_, n) => known(win.code, all[n * step] as string)),
  );
}

async function known(code: GameCode, actions: string): Promise<KnownWin> {
  const parsed = parseReplay(code, actions);
  if (!parsed.ok) throw new Error("does not parse");
  const verdict = verifyReplay(parsed.replay);
  if (!verdict.ok) throw new Error("is not won");
  const id = await replayId(parsed.replay, async (bytes) => sha256(bytes));
  return { code, id, actions, moves: verdict.moves, redeals: verdict.redeals };
}
