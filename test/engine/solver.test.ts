import { describe, expect, test } from "vitest";
import type { Position } from "#engine/position";
import { sfc32 } from "#engine/shuffle";
import { isWinningLine } from "#engine/solver/line";
import { makeSolver } from "#engine/solver/solver";
import { bruteForce } from "../support/brute-force.ts";
import { latePosition } from "../support/late-positions.ts";

function decide(position: Position, limit: number) {
  const solver = makeSolver(position, { seed: 1, limit });
  let answer = solver.answer;
  while (answer.state === "working") answer = solver.step(1000);
  return answer;
}

describe("answers", () => {
  test("agree with brute force on small positions", () => {
    const random = sfc32(20_261);
    const seen = { won: 0, relaxation: 0, exhausted: 0 };
    for (let i = 0; i < 240; i++) {
      const redeals = i % 4 === 3 ? 1 + (i % 3) : 0;
      const position = latePosition(random, 8 + (i % 8), redeals);
      const truth = bruteForce(position, 4000);
      if (truth === null) continue;
      const answer = decide(position, 2_000_000);
      expect(answer.state, `${i}: ${position}`).toBe(truth ? "won" : "lost");
      if (answer.state === "won") {
        seen.won++;
        expect(isWinningLine(position, answer.line)).toBe(true);
      } else if (answer.state === "lost") seen[answer.proof]++;
    }
    expect(Math.min(seen.won, seen.relaxation, seen.exhausted)).toBeGreaterThan(10);
  }, 60_000);
});
