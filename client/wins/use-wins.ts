import { useEffect, useState } from "preact/hooks";
import type { GameCode } from "#engine/code";
import { fetchText } from "../share/fetch-replay";
import { readJson } from "../storage/read";
import { type MovesCount, readMovesCounts, readWins, type Wins } from "./wins";

/** A deal's finished games as they are known now. */
interface KnownWins {
  readonly wins: Wins;
  /** They could not be fetched anew. */
  readonly stale: boolean;
  /** How many moves each took: of all, as soon as that is known, else of those in the list. */
  readonly counts: readonly MovesCount[];
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
  const [counted, setCounted] = useState<readonly MovesCount[] | null>(null);
  const partly = wins.best.length < wins.wins;
  useEffect(() => {
    if (!partly) return;
    fetchText(`/api/games/${code}/moves`).then((text) =>
      setCounted(readMovesCounts(readJson(text))),
    );
  }, [code, partly, wins.wins]);
  const counts = (partly ? counted : null) ?? wins.best.map(({ moves }) => ({ moves, wins: 1 }));
  const last = wins.best.at(-1);
  const more = () =>
    load(`?after=${last?.id}&limit=100`, (next) => ({
      wins: next.wins,
      best: [
        ...wins.best,
        ...next.best.filter(({ id }) => wins.best.every((one) => one.id !== id)),
      ],
    }));
  return { wins, stale, counts, more: last !== undefined && partly ? more : null };
}
