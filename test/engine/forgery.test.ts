import { describe, expect, test } from "vitest";
import { makeDice } from "../support/dice.ts";
import { forge } from "../support/forgery.ts";
import { MUTANT_KINDS, mutate } from "../support/mutants.ts";
import { seed } from "../support/seed.ts";
import { slowVerify } from "../support/slow-codec.ts";
import { makeYardstick } from "../support/yardstick.ts";

describe(`forged replays, CRESCENT_SEED=${seed}`, () => {
  test("the verifier agrees with the independent rules", { timeout: 300_000 }, () => {
    const met = forge(20_000, seed);
    expect(Object.keys(met.kinds).sort()).toEqual([...MUTANT_KINDS].sort());
    const reasons = ["malformed", "after-win", "not-won", "wrong-rank", "different-suit"];
    for (const reason of [...reasons, "no-redeals", "empty-source", "empty-pile", "same-place"]) {
      expect(met.reasons[reason], reason).toBeGreaterThan(0);
    }
    expect(met.accepted).toBeGreaterThan(100);
    expect(met.accepted).toBeLessThan(met.count / 2);
  });

  test("remembering changes nothing in what the independent rules say", {
    timeout: 300_000,
  }, () => {
    const dice = makeDice(seed);
    const yardstick = makeYardstick();
    for (let n = 0; n < 150; n++) {
      const { code, actions, kind } = mutate(dice);
      expect(yardstick.verify(code, actions), kind).toEqual(slowVerify(code, actions));
    }
  });
});
