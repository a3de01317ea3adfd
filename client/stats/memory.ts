import { useEffect, useMemo, useState } from "preact/hooks";
import { keptGames } from "../storage/games";
import type { Store } from "../storage/store";
import { readBook, tidyBook } from "./book";
import type { Attempts } from "./facts";
import { type Favourite, loadFavourites } from "./favourites";

/** How long after another tab has kept something it is read, in milliseconds. */
const PAUSE_MS = 300;

/** All that a browser remembers of its person's games. */
export interface Memory {
  readonly attempts: Attempts;
  readonly favourites: readonly Favourite[];
  /** The last one touched first. */
  readonly games: ReturnType<typeof keptGames>;
}

/** What is remembered, and a function that reads it again; what other tabs keep is followed. */
export function useMemory(store: Store): readonly [Memory, () => void] {
  const [version, setVersion] = useState(0);
  const refresh = () => setVersion((before) => before + 1);
  useEffect(() => {
    tidyBook(store);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(refresh, PAUSE_MS);
    };
    addEventListener("storage", soon);
    addEventListener("pageshow", soon);
    return () => {
      clearTimeout(timer);
      removeEventListener("storage", soon);
      removeEventListener("pageshow", soon);
    };
  }, [store]);
  const memory = useMemo(
    () => ({
      attempts: readBook(store),
      favourites: loadFavourites(store),
      games: keptGames(store),
    }),
    [store, version],
  );
  return [memory, refresh];
}
