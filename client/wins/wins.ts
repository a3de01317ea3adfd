/** The finished games of a deal as the server tells them, parsed at the door. */
import { REPLAY_ID } from "#engine/limits";
import { isFields, readCount, readText } from "../storage/read";

/** One of the best games. */
export interface BestGame {
  readonly id: string;
  readonly moves: number;
  readonly redeals: number;
  /** Whole seconds, as the player reported them. */
  readonly seconds: number;
  /** When it was saved, in milliseconds since 1970; NaN where that is not known. */
  readonly wonAt: number;
}

/** What is known of a deal's finished games. */
export interface Wins {
  readonly wins: number;
  /** The best first; not all where there are very many. */
  readonly best: readonly BestGame[];
}

/** The finished games that a value says, or null where it says none; single bad ones are left out. */
export function readWins(value: unknown): Wins | null {
  const fields = isFields(value) ? value : {};
  const wins = readCount(fields["wins"]);
  const list = fields["best"];
  if (wins === null || !Array.isArray(list)) return null;
  const best = list.map(readBest).filter((game) => game !== null);
  return { wins: Math.max(wins, best.length), best };
}

/** How many wins took a number of moves. */
export interface MovesCount {
  readonly moves: number;
  readonly wins: number;
}

/** The counts that a value says, or null where it says none. */
export function readMovesCounts(value: unknown): readonly MovesCount[] | null {
  const list = isFields(value) ? value["moves"] : null;
  if (!Array.isArray(list)) return null;
  const counts = list.map((one) => {
    const fields = isFields(one) ? one : {};
    const [moves, wins] = [readCount(fields["moves"]), readCount(fields["wins"])];
    return moves === null || wins === null || wins === 0 ? null : { moves, wins };
  });
  return counts.some((one) => one === null) ? null : counts.filter((one) => one !== null);
}

function readBest(value: unknown): BestGame | null {
  const fields = isFields(value) ? value : {};
  const id = readText(fields["id"], REPLAY_ID);
  const moves = readCount(fields["moves"]);
  const redeals = readCount(fields["redeals"]);
  const seconds = readCount(fields["seconds"]);
  if (id === null || moves === null || redeals === null || seconds === null) return null;
  return { id, moves, redeals, seconds, wonAt: Date.parse(`${fields["wonAt"]}`) };
}
