import { webcrypto } from "node:crypto";
import { describe, expect, test } from "vitest";
import { formatActions, parseAction, parseActions } from "#engine/action";
import { formatCard } from "#engine/card";
import { isCode } from "#engine/code";
import { makeDeal } from "#engine/deal";
import { perft } from "#engine/perft";
import {
  ASCENDING,
  countAt,
  DESCENDING,
  isWon,
  type Position,
  pileCards,
  redealsLeft,
  topOf,
} from "#engine/position";
import { framesOf, parseReplay, type Replay, replayId, verifyReplay } from "#engine/replay";
import { apply, play } from "#engine/rules";
import { card, table } from "../support/builders.ts";
import {
  goldenDeals,
  goldenPerfts,
  goldenReplays,
  type SeedState,
  seedBottoms,
  seedStates,
} from "../support/fixtures.ts";

const sha256 = (bytes: Uint8Array<ArrayBuffer>) => webcrypto.subtle.digest("SHA-256", bytes);

const replayOf = (code: string, actions: string): Replay => {
  const parsed = parseReplay(code, actions);
  if (!parsed.ok) throw new Error(`${code} ${parsed.fault.id}`);
  return parsed.replay;
};

const pileNumbers = Array.from({ length: 16 }, (_, pile) => pile);

describe("golden vectors", () => {
  test.each(goldenDeals)("the deal of $code", ({ code, piles }) => {
    if (!isCode(code)) throw new Error(code);
    const deal = makeDeal(code);
    expect(pileNumbers.map((pile) => pileCards(deal, pile).map(formatCard))).toEqual(piles);
    expect(redealsLeft(deal)).toBe(3);
    for (let suit = 0; suit < 4; suit++) {
      expect(countAt(deal, ASCENDING + suit)).toBe(1);
      expect(countAt(deal, DESCENDING + suit)).toBe(1);
    }
  });

  test.each(goldenReplays)("the replay $code/$id", async (golden) => {
    const { code, id, moves, redeals, actions } = golden;
    const replay = replayOf(code, actions);
    expect(verifyReplay(replay)).toEqual({ ok: true, moves, redeals });
    expect(await replayId(replay, sha256)).toBe(id);
    expect(formatActions(replay.actions)).toBe(actions);

    const frames = framesOf(replay);
    expect(frames).toHaveLength(actions.length / 2 + 1);
    expect(frames[0]).toEqual(makeDeal(replay.code));
    expect(frames.map(isWon).indexOf(true)).toBe(frames.length - 1);
    expect(redealsLeft(frames.at(-1) as Position)).toBe(3 - redeals);
  });

  test("all vectors are there", () => {
    expect([goldenDeals.length, goldenReplays.length, goldenPerfts.length]).toEqual([30, 24, 14]);
  });

  test.each(goldenPerfts)("perft of $code after $actions.length characters", (golden) => {
    const { code, actions, counts } = golden;
    if (!isCode(code)) throw new Error(code);
    const parsed = parseActions(actions);
    if (!parsed.ok) throw new Error(`bad action ${parsed.action}`);
    const position = makeDeal(code);
    for (const action of parsed.actions) apply(position, action);
    expect(counts.map((_, depth) => perft(position, depth + 1))).toEqual(counts);
    expect(perft(position, 0)).toBe(1);
  });
});

describe("the example game", () => {
  /** A position as far as it is known; what lies between a pile's bottom and top is made up. */
  function known(state: SeedState): Position {
    const tops = (dir: "up" | "down") =>
      state.foundations.flatMap((foundation) => (foundation.dir === dir ? [foundation.top] : []));
    const piles = state.piles.map(({ top, count }, pile) =>
      [seedBottoms[pile], ...Array(count - 2).fill("7D"), top].join(" "),
    );
    if (state.pile1_bottom_to_top) piles[0] = state.pile1_bottom_to_top.join(" ");
    return table({ piles, ascending: tops("up").join(" "), descending: tops("down").join(" ") });
  }

  const tops = (position: Position) =>
    pileNumbers.map((pile) => ({
      top: formatCard(topOf(position, pile) as number),
      count: countAt(position, pile),
    }));

  test("its tenth move brings the ace of pile 10 on the king of pile 14", () => {
    const before = known(seedStates[0]);
    const after = play(before, parseAction("jn") as never) as Position;
    expect(pileCards(after, 9)).toEqual(pileCards(before, 9).slice(0, -1));
    expect(pileCards(after, 13).slice(-2)).toEqual([card("KS"), card("AS")]);
    const others = (_: unknown, pile: number) => pile !== 9 && pile !== 13;
    expect(tops(after).filter(others)).toEqual(tops(before).filter(others));
  });

  test("its redeal turns the second position's tops and first pile into the third's", () => {
    const after = play(known(seedStates[1]), parseAction("RR") as never) as Position;
    const third = seedStates[2];
    expect(tops(after)).toEqual(third.piles.map(({ top, count }) => ({ top, count })));
    expect(pileCards(after, 0).map(formatCard)).toEqual(third.pile1_bottom_to_top);
    for (const { suit, dir, top, count } of third.foundations) {
      const place = (dir === "up" ? ASCENDING : DESCENDING) + ["S", "H", "D", "C"].indexOf(suit);
      expect(formatCard(topOf(after, place) as number)).toBe(top);
      expect(countAt(after, place)).toBe(count);
    }
    expect(redealsLeft(after)).toBe(2);
  });
});
