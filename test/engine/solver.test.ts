import { describe, expect, test } from "vitest";
import { isWon, type Position } from "#engine/position";
import { framesOf } from "#engine/replay";
import { sfc32 } from "#engine/shuffle";
import { isWinningLine } from "#engine/solver/line";
import { pack, STRIDE } from "#engine/solver/packed";
import { Proof } from "#engine/solver/proof";
import { relax } from "#engine/solver/relax";
import { makeSolver } from "#engine/solver/solver";
import { WEIGHTS } from "#engine/solver/weights";
import { bruteForce } from "../support/brute-force.ts";
import { goldenGames, latePosition } from "../support/late-positions.ts";

function decide(position: Position, limit: number) {
  const solver = makeSolver(position, { seed: 1, limit });
  let answer = solver.answer;
  while (answer.state === "working") answer = solver.step(1000);
  return answer;
}

/** What the exhaustive search says by itself, without the beams that could find a win before it. */
function prove(position: Position): string {
  const packed = new Uint8Array(STRIDE);
  pack(position, packed, 0);
  if (isWon(position)) return "won";
  const proof = new Proof(packed, WEIGHTS, 100_000);
  while (proof.step() === "working");
  return proof.state;
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
      expect(prove(position), `${i}: ${position}`).toBe(truth ? "won" : "lost");
      const answer = decide(position, 2_000_000);
      expect(answer.state, `${i}: ${position}`).toBe(truth ? "won" : "lost");
      if (answer.state === "won") {
        seen.won++;
        expect(isWinningLine(position, answer.line)).toBe(true);
      } else if (answer.state === "lost") seen[answer.proof]++;
    }
    expect(Math.min(seen.won, seen.relaxation, seen.exhausted)).toBeGreaterThan(10);
  }, 60_000);

  test("the relaxation calls nothing lost that is on the way to a win", () => {
    const packed = new Uint8Array(STRIDE);
    for (const game of goldenGames) {
      for (const position of framesOf(game)) {
        pack(position, packed, 0);
        expect(relax(packed, 0)).toBe(true);
      }
    }
  });
});
