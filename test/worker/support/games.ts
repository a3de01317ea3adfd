/** The golden finished games; support/wins makes as many more as a test needs. */
import type { GameCode } from "#engine/code";
import text from "../../fixtures/replays.txt?raw";

export interface Golden {
  readonly code: GameCode;
  readonly id: string;
  readonly moves: number;
  readonly redeals: number;
  readonly actions: string;
}

/** The golden replays of test/fixtures/replays.txt. */
export const goldens: readonly Golden[] = text
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line) => {
    const [code, id, moves, redeals, actions] = line.split(" ") as [GameCode, ...string[]];
    return { code, id, moves: Number(moves), redeals: Number(redeals), actions } as Golden;
  });

/** The first golden replay. */
export const golden = goldens[0] as Golden;
