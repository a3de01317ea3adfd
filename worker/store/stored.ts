/**
 * Finished games as they are stored and published, and the parsers that everything which comes
 * out of a store goes through. Source: spec/formats.md, "Stored finished games".
 */
import * as v from "valibot";
import type { GameCode } from "#engine/code";
import { MAX_ACTIONS, MAX_ACTIONS_LENGTH, MAX_SECONDS, REPLAY_ID } from "#engine/replay";

/** How many replays the published game lists. */
export const BEST_COUNT = 100;

const count = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));

const id = v.pipe(v.string(), v.regex(REPLAY_ID));

const merits = {
  moves: count(MAX_ACTIONS),
  redeals: count(MAX_ACTIONS),
  seconds: count(MAX_SECONDS),
  wonAt: v.pipe(v.string(), v.isoTimestamp()),
};

const code = v.pipe(
  v.string(),
  v.regex(/^CR1-N-[A-Z]{7}$/),
  v.transform((text) => text as GameCode),
);

/** `CODE/ID`: one finished game. `seconds` is the player's word, `wonAt` the server's time. */
export const StoredReplay = v.object({
  code,
  id,
  actions: v.pipe(v.string(), v.regex(/^(?:[a-zA-Z]{2})+$/), v.maxLength(MAX_ACTIONS_LENGTH)),
  ...merits,
});
export type StoredReplay = v.InferOutput<typeof StoredReplay>;

/** One line of a deal's best games. */
export const BestGame = v.object({ id, ...merits });
export type BestGame = v.InferOutput<typeof BestGame>;

/** `CODE`: what is known of a deal's finished games, the best ones first, at most `BEST_COUNT`. */
export const StoredGame = v.object({
  code,
  wins: count(Number.MAX_SAFE_INTEGER),
  best: v.pipe(v.array(BestGame), v.maxLength(BEST_COUNT)),
});
export type StoredGame = v.InferOutput<typeof StoredGame>;

/** How many wins of a deal are counted by their moves: the best, where there are more. */
export const COUNTED = 10_000;

/**
 * How many moves a deal's wins took: the fewest first, each number once. `counted` of `wins` are
 * in it, the best ones.
 */
export const MovesCount = v.object({
  code,
  wins: count(Number.MAX_SAFE_INTEGER),
  counted: count(COUNTED),
  moves: v.array(v.object({ moves: count(MAX_ACTIONS), wins: count(COUNTED) })),
});
export type MovesCount = v.InferOutput<typeof MovesCount>;

/** Some of a deal's games in order of merit, and whether others come behind them. */
export interface GamePage {
  readonly game: StoredGame;
  readonly more: boolean;
}
