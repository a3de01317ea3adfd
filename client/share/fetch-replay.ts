/** A finished game from the server, verified here: whoever shows it need not believe anybody. */
import type { GameCode } from "#engine/code";
import { parseReplay, verifyReplay } from "#engine/replay";
import { readCount, readFields, readText } from "../storage/read";

/** How long an answer is waited for, in milliseconds. */
const PATIENCE_MS = 15_000;

/** A finished game; its counts are those of the rules. */
export interface FetchedReplay {
  readonly id: string;
  readonly actions: string;
  readonly moves: number;
  readonly redeals: number;
  /** Whole seconds, as the player reported them. */
  readonly seconds: number;
  /** When it was saved, in milliseconds since 1970; NaN where that is not known. */
  readonly wonAt: number;
}

/** The game of a deal with an id; null where there is none or it can't be had. Never throws. */
export async function fetchReplay(code: GameCode, id: string): Promise<FetchedReplay | null> {
  const text = await fetchText(`/api/games/${code}/replays/${id}`);
  return text === null ? null : readReplay(code, id, text);
}

function readReplay(code: GameCode, id: string, text: string): FetchedReplay | null {
  const fields = readFields(text) ?? {};
  const actions = readText(fields["actions"]) ?? "";
  const parsed = parseReplay(code, actions);
  const verdict = parsed.ok ? verifyReplay(parsed.replay) : null;
  if (verdict?.ok !== true) return null;
  const { moves, redeals } = verdict;
  const seconds = readCount(fields["seconds"]) ?? 0;
  return { id, actions, moves, redeals, seconds, wonAt: Date.parse(`${fields["wonAt"]}`) };
}

/** The body of a read of the API; null unless it is answered with 200. Never throws. */
export async function fetchText(path: string): Promise<string | null> {
  try {
    const headers = { Accept: "application/json" };
    const response = await fetch(path, { headers, signal: AbortSignal.timeout(PATIENCE_MS) });
    return response.status === 200 ? await response.text() : null;
  } catch {
    return null;
  }
}
