/** Forged replays against the verifier, with the slow rules as the judge. */
import { parseReplay, verifyReplay } from "#engine/replay";
import { makeDice } from "./dice.ts";
import { type Mutant, mutate } from "./mutants.ts";
import { makeYardstick } from "./yardstick.ts";

/** What one run met. */
export interface Forgeries {
  /** How many replays were verified. */
  readonly count: number;
  /** How many of these are good all the same. */
  readonly accepted: number;
  /** How often each reason was given, and which kinds of mutants there were. */
  readonly reasons: Readonly<Record<string, number>>;
  readonly kinds: Readonly<Record<string, number>>;
  /**
   * The longest time that parsing and verifying one replay took, in ms, and how many took over 10.
   * What takes long is tried again, lest a replay answer for what else the machine had to do.
   */
  readonly slowest: number;
  readonly over10ms: number;
  /** The mean of these times. */
  readonly mean: number;
}

interface Plain {
  readonly ok: boolean;
  readonly action?: number;
  readonly reason?: string;
  readonly moves?: number;
  readonly redeals?: number;
}

/** The engine's answer in the words of the slow rules. */
function engineVerdict({ code, actions }: Mutant): Plain {
  const parsed = parseReplay(code, actions);
  if (parsed.ok) return verifyReplay(parsed.replay);
  const action = parsed.fault.id === "bad-action" ? parsed.fault.action : 0;
  return { ok: false, action, reason: "malformed" };
}

function timed(mutant: Mutant, tries = 5): { engine: Plain; time: number } {
  const start = performance.now();
  const engine = engineVerdict(mutant);
  const time = performance.now() - start;
  return time < 1 || tries === 1
    ? { engine, time }
    : { engine, time: Math.min(time, timed(mutant, tries - 1).time) };
}

/**
 * Verifies so many mutants of the golden replays in both ways. Throws on the first disagreement or
 * exception, with what it takes to have it again.
 */
export function forge(count: number, seed: number, progress?: (done: number) => void): Forgeries {
  const dice = makeDice(seed);
  const yardstick = makeYardstick();
  const reasons: Record<string, number> = {};
  const kinds: Record<string, number> = {};
  let [accepted, slowest, over10ms, total] = [0, 0, 0, 0];
  for (let n = 0; n < count; n++) {
    const mutant = mutate(dice);
    const { engine, time } = timed(mutant);
    total += time;
    slowest = Math.max(slowest, time);
    if (time > 10) over10ms++;
    const slow: Plain = yardstick.verify(mutant.code, mutant.actions);
    const fields = ["ok", "action", "reason", "moves", "redeals"] as const;
    if (fields.some((field) => engine[field] !== slow[field])) {
      const say = JSON.stringify({ mutant, engine, slow });
      throw new Error(`CRESCENT_SEED=${seed}, mutant ${n}: no agreement on ${say}`);
    }
    if (engine.ok) accepted++;
    const reason = engine.reason ?? "accepted";
    reasons[reason] = (reasons[reason] ?? 0) + 1;
    kinds[mutant.kind] = (kinds[mutant.kind] ?? 0) + 1;
    if (n % 10_000 === 0) progress?.(n);
  }
  return { count, accepted, reasons, kinds, slowest, over10ms, mean: total / count };
}
