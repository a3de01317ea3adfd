import { describe, expect, it } from "vitest";
import { REDEAL } from "#engine/action";
import { countAt, PILE_COUNT, type Position, topOf } from "#engine/position";
import { framesOf, parseReplay } from "#engine/replay";
import { moveOf } from "#engine/rules";
import { diffPositions } from "../../client/board/diff";
import { GOLDEN } from "./replay-support";

const golden = GOLDEN.slice(0, 3).map(({ code, actions }) => {
  const parsed = parseReplay(code, actions);
  if (!parsed.ok) throw new Error("a golden replay parses");
  return { actions: parsed.replay.actions, frames: framesOf(parsed.replay) };
});
const steps = golden.flatMap(({ actions, frames }) =>
  actions.map((action, i) => ({
    action,
    before: frames[i] as Position,
    after: frames[i + 1] as Position,
  })),
);
const moves = steps.filter(({ action }) => action !== REDEAL);
const redeals = steps.filter(({ action }) => action === REDEAL);

describe("the difference of two positions", () => {
  it("is nothing for the same one", () => {
    const [first] = steps;
    expect(first && diffPositions(first.before, first.before)).toEqual([]);
  });

  it("is a move forward, and the same one backward", () => {
    for (const { action, before, after } of moves) {
      const { from, to } = moveOf(before, action);
      expect(diffPositions(before, after)).toEqual([{ kind: "move", from, to }]);
      expect(diffPositions(after, before)).toEqual([{ kind: "move", from: to, to: from }]);
    }
  });

  it("is a turn of each pile of two or more at a redeal, forward and backward", () => {
    expect(redeals.length).toBeGreaterThan(5);
    for (const { before, after } of redeals) {
      const high = Array.from({ length: PILE_COUNT }, (_, pile) => pile).filter(
        (pile) => countAt(before, pile) > 1,
      );
      const turns = (forward: boolean) => high.map((pile) => ({ kind: "turn", pile, forward }));
      expect(diffPositions(before, after)).toEqual(turns(true));
      expect(diffPositions(after, before)).toEqual(turns(false));
    }
  });

  it("of a jump only moves cards that the one had and the other has", () => {
    for (const { frames } of golden) {
      for (let i = 0; i + 7 < frames.length; i += 5) {
        const [before, after] = [frames[i], frames[i + 7]] as [Position, Position];
        for (const change of diffPositions(before, after)) {
          if (change.kind !== "move") continue;
          expect(topOf(after, change.to)).not.toBe(null);
          expect(countAt(before, change.from)).toBeGreaterThan(0);
        }
      }
    }
  });

  it("over more than one redeal is shown without motion", () => {
    for (const { frames } of golden) {
      expect(diffPositions(frames[0] as Position, frames.at(-1) as Position)).toEqual([]);
    }
  });
});
