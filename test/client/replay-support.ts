import { type Film, makeFilm } from "../../client/replay/film";
import replays from "../fixtures/replays.txt?raw";

/** A line of test/fixtures/replays.txt. */
export interface Golden {
  readonly code: string;
  readonly id: string;
  readonly moves: number;
  readonly redeals: number;
  readonly actions: string;
}

/** The golden replays. */
export const GOLDEN: readonly Golden[] = replays
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line) => {
    const [code = "", id = "", moves, redeals, actions = ""] = line.split(" ");
    return { code, id, moves: Number(moves), redeals: Number(redeals), actions };
  });

/** The golden replay of CR1-N-CRESCEN: 147 moves, 3 redeals. */
export const CRESCEN = GOLDEN.find(({ code }) => code === "CR1-N-CRESCEN") as Golden;

/** Its film. */
export function crescenFilm(): Film {
  return makeFilm(CRESCEN.code, CRESCEN.actions) as Film;
}
