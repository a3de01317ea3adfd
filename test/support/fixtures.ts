/** The golden vectors of test/fixtures, parsed. They were made by an independent implementation. */
import { readFileSync } from "node:fs";

const read = (name: string) =>
  readFileSync(new URL(`../fixtures/${name}`, import.meta.url), "utf8");

const rows = (name: string) =>
  read(name)
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));

/** A code and its 16 piles, cards as texts, the bottom one first. */
export interface GoldenDeal {
  readonly code: string;
  readonly piles: readonly (readonly string[])[];
}

export const goldenDeals: readonly GoldenDeal[] = rows("deals.txt").map((row) => {
  const space = row.indexOf(" ");
  const piles = row.slice(space + 1).split(" | ");
  return { code: row.slice(0, space), piles: piles.map((pile) => pile.split(" ")) };
});

/** A won game. */
export interface GoldenReplay {
  readonly code: string;
  readonly id: string;
  readonly moves: number;
  readonly redeals: number;
  readonly actions: string;
}

export const goldenReplays: readonly GoldenReplay[] = rows("replays.txt").map((row) => {
  const [code = "", id = "", moves, redeals, actions = ""] = row.split(" ");
  return { code, id, moves: Number(moves), redeals: Number(redeals), actions };
});

/** A position, reached by actions from a deal, and its counts of sequences of length 1, 2, … */
export interface GoldenPerft {
  readonly code: string;
  readonly actions: string;
  readonly counts: readonly number[];
}

export const goldenPerfts: readonly GoldenPerft[] = rows("perft.txt").map((row) => {
  const [code = "", actions = "", ...counts] = row.split(" ");
  return { code, actions: actions === "-" ? "" : actions, counts: counts.map(Number) };
});

/** What is known of a position of the example game: foundations, piles' tops and counts. */
export interface SeedState {
  readonly foundations: readonly {
    readonly suit: string;
    readonly dir: "up" | "down";
    readonly top: string;
    readonly count: number;
  }[];
  readonly piles: readonly { readonly top: string; readonly count: number }[];
  readonly pile1_bottom_to_top?: readonly string[];
}

const seedFile = JSON.parse(read("seed-states.json")) as {
  readonly states: readonly [SeedState, SeedState, SeedState];
  readonly known_original: { readonly original_bottoms_1_16: readonly string[] };
};
/** The example game before its tenth move, before its first redeal and after it. */
export const seedStates = seedFile.states;
/** The bottom cards of the example game's 16 piles. */
export const seedBottoms = seedFile.known_original.original_bottoms_1_16;
