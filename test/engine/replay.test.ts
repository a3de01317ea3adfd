import { webcrypto } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Action, formatActions, parseActions } from "#engine/action";
import type { GameCode } from "#engine/code";
import { makeDeal } from "#engine/deal";
import { samePosition } from "#engine/position";
import {
  compareMerit,
  framesOf,
  MAX_ACTIONS,
  MAX_ACTIONS_LENGTH,
  MAX_SECONDS,
  parseReplay,
  REPLAY_ID,
  type Replay,
  replayId,
  verifyReplay,
} from "#engine/replay";
import { refusalOf } from "#engine/rules";
import { actionsLike, anyAction, anyCode, anyText, codesLike } from "../support/arbitraries.ts";
import { type GoldenReplay, goldenReplays } from "../support/fixtures.ts";
import { seed } from "../support/seed.ts";
import { runs } from "../support/slow.ts";
import { slowReplayId } from "../support/slow-codec.ts";

const sha256 = (bytes: Uint8Array<ArrayBuffer>) => webcrypto.subtle.digest("SHA-256", bytes);
const golden = goldenReplays[0] as GoldenReplay;

function replayOf(code: string, actions: string): Replay {
  const parsed = parseReplay(code, actions);
  if (!parsed.ok) throw new Error(parsed.fault.id);
  return parsed.replay;
}

const verdict = (actions: string) => verifyReplay(replayOf(golden.code, actions));

describe("parseReplay", () => {
  test("takes canonical codes alone, and says what is wrong with others", () => {
    expect(parseReplay(golden.code.toLowerCase(), "")).toEqual({
      ok: false,
      fault: { id: "code", fault: { id: "code-not-canonical" } },
    });
    expect(parseReplay("CR2-N-AAAAAAB", "")).toEqual({
      ok: false,
      fault: { id: "code", fault: { id: "code-prefix", prefix: "CR2-N" } },
    });
  });

  test("names the first bad action, from 1; half an action is one", () => {
    const bad = (action: number) => ({ ok: false, fault: { id: "bad-action", action } });
    expect(parseReplay(golden.code, "xx")).toEqual(bad(1));
    expect(parseReplay(golden.code, "nAxxyy")).toEqual(bad(2));
    expect(parseReplay(golden.code, "nAnAn")).toEqual(bad(3));
    expect(parseReplay(golden.code, "na\u{1f0a1}")).toEqual(bad(2));
  });

  test("takes 4,096 actions and no more", () => {
    expect([MAX_ACTIONS, MAX_ACTIONS_LENGTH, MAX_SECONDS]).toEqual([4096, 8192, 2_592_000]);
    expect(parseReplay(golden.code, "aa".repeat(4096)).ok).toBe(true);
    const tooMany = (actions: number) => ({
      ok: false,
      fault: { id: "too-many-actions", actions },
    });
    expect(parseReplay(golden.code, "aa".repeat(4097))).toEqual(tooMany(4097));
    expect(parseReplay(golden.code, `${"aa".repeat(4096)}a`)).toEqual(tooMany(4097));
  });

  test(`is the inverse of writing a replay, CRESCENT_SEED=${seed}`, () => {
    fc.assert(
      fc.property(anyCode, fc.array(anyAction), (code, actions) => {
        expect(replayOf(code, formatActions(actions))).toEqual({ code, actions });
      }),
    );
    fc.assert(
      fc.property(fc.oneof(anyCode, codesLike, anyText), actionsLike, (code, actions) => {
        const parsed = parseReplay(code, actions);
        if (!parsed.ok) return;
        expect([parsed.replay.code, formatActions(parsed.replay.actions)]).toEqual([code, actions]);
      }),
      { numRuns: runs(500) },
    );
  });
});

describe("verifyReplay", () => {
  const count = golden.actions.length / 2;

  test("wants the win at the last action and not before", () => {
    expect(verdict("")).toEqual({ ok: false, action: 0, reason: "not-won" });
    expect(verdict(golden.actions.slice(0, -2))).toEqual({
      ok: false,
      action: count - 1,
      reason: "not-won",
    });
    for (const more of ["aa", "RR", golden.actions]) {
      expect(verdict(golden.actions + more)).toEqual({
        ok: false,
        action: count + 1,
        reason: "after-win",
      });
    }
  });

  test("names the first action that is refused, and why", () => {
    expect(verdict("nAaa")).toEqual({ ok: false, action: 2, reason: "same-place" });
    expect(verdict("SA")).toEqual({ ok: false, action: 1, reason: "base-locked" });
    expect(verdict("RRRRRRRRnA")).toEqual({ ok: false, action: 4, reason: "no-redeals" });
  });
});

describe("framesOf", () => {
  test(`keeps the legal beginning of any replay, CRESCENT_SEED=${seed}`, () => {
    const cut = fc
      .tuple(fc.constantFrom(...goldenReplays), fc.nat(170), anyAction)
      .map(([{ code, actions }, at, wrong]): Replay => {
        const parsed = parseActions(actions);
        if (!parsed.ok) throw new Error(actions);
        return { code: code as GameCode, actions: parsed.actions.toSpliced(at, 1, wrong) };
      });
    fc.assert(
      fc.property(cut, (replay) => {
        const frames = framesOf(replay);
        const last = frames.length - 1;
        expect(samePosition(frames[0] as never, makeDeal(replay.code))).toBe(true);
        const verdictOf = verifyReplay({
          code: replay.code,
          actions: replay.actions.slice(0, last),
        });
        if (!verdictOf.ok) expect(verdictOf.reason).toBe("not-won");
        const next = replay.actions[last];
        if (next === undefined) return;
        expect(refusalOf(frames[last] as never, next as Action)).not.toBeNull();
      }),
    );
  });
});

describe("replayId", () => {
  test(`is the one of the independent codec, CRESCENT_SEED=${seed}`, async () => {
    await fc.assert(
      fc.asyncProperty(anyCode, fc.array(anyAction), async (code, actions) => {
        const id = await replayId({ code, actions }, sha256);
        expect(id).toMatch(REPLAY_ID);
        expect(id).toBe(slowReplayId(code, formatActions(actions)));
      }),
    );
  });

  test("REPLAY_ID is the whole text", () => {
    expect("bnsdkovhkf").toMatch(REPLAY_ID);
    for (const text of ["bnsdkovhk", "bnsdkovhkff", "Bnsdkovhkf", "bnsdkovhk1", "bnsdkovhkf\n"]) {
      expect(text).not.toMatch(REPLAY_ID);
    }
  });
});

test("fewer moves are better, then fewer redeals", () => {
  const game = (moves: number, redeals: number) => ({ moves, redeals });
  const games = [game(120, 3), game(120, 0), game(99, 3), game(120, 1)];
  expect(games.toSorted(compareMerit)).toEqual([games[2], games[1], games[3], games[0]]);
  expect(compareMerit(game(100, 2), game(100, 2))).toBe(0);
});
