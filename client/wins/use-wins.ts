import { useEffect, useState } from "preact/hooks";
import type { GameCode } from "#engine/code";
import { fetchText } from "../share/fetch-replay";
import { readJson } from "../storage/read";
import { readWins, type Wins } from "./wins";

/** A deal's finished games as they are known now. */
interface KnownWins {
  readonly wins: Wins;
  /** They could not be fetched anew. */
  readonly stale: boolean;
  /** Fetches what comes after the last one of the list; null where that is all. */
  readonly more: (() => void) | null;
}

/**
 * The finished games of a deal: those that stand in the page, fetched anew whenever it comes back
 * to sight, and more of them on demand.
 */
export function useWins(code: GameCode, written: Wins): KnownWins {
  const [wins, setWins] = useState(written);
  const [stale, setStale] = useState(false);
  const load = async (query: string, join: (fetched: Wins) => Wins) => {
    const fetched = readWins(readJson(await fetchText(`/api/games/${code}${query}`)));
    setStale(fetched === null);
    if (fetched !== null) setWins(join(fetched));
  };
  useEffect(() => {
    const look = () => {
      if (!document.hidden) load("", (newest) => newest);
    };
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [code]);
  const last = wins.best.at(-1);
  const more = () =>
    load(`?after=${last?.id}&limit=100`, (next) => ({
      wins: next.wins,
      best: [
        ...wins.best,
        ...next.best.filter(({ id }) => wins.best.every((one) => one.id !== id)),
      ],
    }));
  return { wins, stale, more: last !== undefined && wins.best.length < wins.wins ? more : null };
}
