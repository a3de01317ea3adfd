/** Seeded choices for the random tests. */
import { CODE_COUNT, type GameCode, makeCode } from "#engine/code";
import { pickCode } from "#engine/deal";
import { below, sfc32 } from "#engine/shuffle";

export interface Dice {
  /** An integer from 0 to `k - 1`. */
  readonly below: (k: number) => number;
  /** One of a list's items; the list is not empty. */
  readonly pick: <T>(items: readonly T[]) => T;
  /** True `percent` times in a hundred. */
  readonly chance: (percent: number) => boolean;
  /** A code, now and then one of the extreme ones. */
  readonly code: () => GameCode;
}

export function makeDice(seed: number): Dice {
  const random = sfc32(seed);
  const upTo = (k: number) => below(random, k);
  return {
    below: upTo,
    pick: (items) => items[upTo(items.length)] as (typeof items)[number],
    chance: (percent) => upTo(100) < percent,
    code: () => (upTo(50) === 0 ? makeCode(upTo(2) * (CODE_COUNT - 1)) : pickCode(random)),
  };
}
