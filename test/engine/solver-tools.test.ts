import { describe, expect, test } from "vitest";
import { type Action, REDEAL } from "#engine/action";
import { makeDeal } from "#engine/deal";
import { cardsHome, copyPosition, type Position } from "#engine/position";
import { compareMerit } from "#engine/replay";
import { apply, legalActions } from "#engine/rules";
import { sfc32 } from "#engine/shuffle";
import { finishLine } from "#engine/solver/finish";
import { hintOf, restOfLine } from "#engine/solver/hint";
import { isWinningLine } from "#engine/solver/line";
import { makeReviewer } from "#engine/solver/review";
import { makeShortener, meritOf } from "#engine/solver/shorten";
import { simplify } from "#engine/solver/simplify";
import { makeSolver } from "#engine/solver/solver";
import { bruteForce } from "../support/brute-force.ts";
import { goldenGames, latePosition } from "../support/late-positions.ts";

const [game] = goldenGames as [(typeof goldenGames)[number]];
const deal = makeDeal(game.code);

/** The position of a golden game with so many cards, at most, in its piles. */
function lateIn(at: number, cards: number): Position {
  const { code, actions } = goldenGames[at] as (typeof goldenGames)[number];
  const position = makeDeal(code);
  for (const action of actions) {
    if (104 - cardsHome(position) <= cards) break;
    apply(position, action);
  }
  return position;
}

/** A small position that brute force calls lost. */
function lostPosition(): Position {
  const random = sfc32(11);
  for (;;) {
    const position = latePosition(random, 8, 0);
    if (bruteForce(position, 2000) === false) return position;
  }
}

describe("the solver", () => {
  test("wins deals, and does the same however its work is cut up", () => {
    for (const { code } of goldenGames.slice(0, 3)) {
      const position = makeDeal(code);
      const whole = makeSolver(position, { seed: 5, limit: 3_000_000 });
      whole.step(3_000_000);
      const cut = makeSolver(position, { seed: 5, limit: 3_000_000 });
      while (cut.step(777).state === "working");
      expect(cut.answer).toEqual(whole.answer);
      expect(cut.nodes).toBe(whole.nodes);
      expect(whole.answer.state).toBe("won");
      if (whole.answer.state !== "won") return;
      expect(isWinningLine(position, whole.answer.line)).toBe(true);
    }
  });

  test("does not change the position that it is given", () => {
    const position = makeDeal(game.code);
    makeSolver(position, { seed: 1 }).step(5000);
    expect(position).toEqual(deal);
  });

  test("calls a search that was cut off unknown, and a won position won", () => {
    const solver = makeSolver(deal, { seed: 1, limit: 1000 });
    expect(solver.step(50).state).toBe("working");
    expect(solver.step(2000)).toEqual({ state: "unknown" });
    expect(solver.step(2000)).toEqual({ state: "unknown" });
    expect(makeSolver(lateIn(0, 0), { seed: 1 }).answer).toEqual({ state: "won", line: [] });
  });
});

describe("hints", () => {
  test("grow from nothing to what looks best to what is proven", () => {
    const solver = makeSolver(deal, { seed: 1 });
    expect(hintOf(solver)).toBeNull();
    solver.step(50);
    const first = hintOf(solver);
    expect(first?.kind).toBe("looks-best");
    if (first?.kind === "looks-best") expect(legalActions(deal)).toContain(first.action);
    while (solver.step(100_000).state === "working");
    const proven = hintOf(solver);
    expect(proven?.kind).toBe("proven");
    if (proven?.kind === "proven") expect(proven.action).toBe(proven.line[0]);
  });

  test("say when a position is lost", () => {
    const solver = makeSolver(lostPosition(), { seed: 1 });
    while (solver.step(100_000).state === "working");
    expect(hintOf(solver)?.kind).toBe("lost");
  });

  test("go on along a line that is known", () => {
    const position = copyPosition(deal);
    for (const action of game.actions.slice(0, 20)) apply(position, action);
    expect(restOfLine(deal, game.actions, position)).toEqual(game.actions.slice(20));
    expect(restOfLine(deal, game.actions.slice(0, 19), position)).toBeNull();
    expect(restOfLine(deal, game.actions, deal)).toEqual(game.actions);
  });
});

describe("finishing", () => {
  test("is found where plays alone win, and only there", () => {
    const found = goldenGames.map((_, i) => {
      const position = lateIn(i, 4);
      const line = finishLine(position);
      if (line !== null) expect(isWinningLine(position, line)).toBe(true);
      return line !== null;
    });
    expect(found).toContain(true);
    expect(finishLine(deal)).toBeNull();
    expect(finishLine(lateIn(0, 0))).toEqual([]);
    expect(finishLine(lostPosition())).toBeNull();
  });
});

describe("shorter wins", () => {
  test("a needless detour is left out", () => {
    const at = game.actions.findIndex((_, i) => detour(i).length > 0);
    const longer = [...game.actions.slice(0, at), ...detour(at), ...game.actions.slice(at)];
    expect(isWinningLine(deal, longer)).toBe(true);
    const short = simplify(deal, longer);
    expect(isWinningLine(deal, short)).toBe(true);
    expect(short.length).toBeLessThan(longer.length - 1);
  });

  test("beams find better ones, and never a worse", () => {
    const shortener = makeShortener(deal, game.actions, 3);
    let merit = meritOf(game.actions);
    const before = merit;
    for (let i = 0; i < 8; i++) {
      const line = shortener.step(30_000);
      expect(isWinningLine(deal, line)).toBe(true);
      expect(compareMerit(meritOf(line), merit)).toBeLessThanOrEqual(0);
      merit = meritOf(line);
    }
    expect(merit.moves).toBeLessThan(before.moves);
  });

  test("nothing but a winning line is taken", () => {
    expect(() => makeShortener(deal, game.actions.slice(1), 3)).toThrow("winning");
  });
});

/** A move at a place of the golden game and the move back, where there are such. */
function detour(at: number): Action[] {
  const start = copyPosition(deal);
  for (const action of game.actions.slice(0, at)) apply(start, action);
  for (const there of legalActions(start).filter((action) => action !== REDEAL)) {
    const moved = copyPosition(start);
    apply(moved, there);
    for (const back of legalActions(moved).filter((action) => action !== REDEAL)) {
      const home = copyPosition(moved);
      apply(home, back);
      if (home.every((byte, i) => byte === start[i])) return [there, back];
    }
  }
  return [];
}

describe("the review of a game", () => {
  test("a won game could be won to its end", () => {
    const reviewer = makeReviewer(deal, game.actions, { seed: 1, nodesEach: 10_000 });
    const review = reviewer.step(1000);
    expect(review).toEqual({
      done: true,
      won: { ply: game.actions.length, line: [] },
      lost: null,
    });
  });

  test("finds the move that threw the win away", () => {
    // Small positions with one losing move, by brute force.
    const random = sfc32(23);
    let reviewed = 0;
    while (reviewed < 3) {
      const start = latePosition(random, 9, 0);
      if (bruteForce(start, 3000) !== true) continue;
      const losing = legalActions(start).find((action) => {
        const after = copyPosition(start);
        apply(after, action);
        return bruteForce(after, 3000) === false;
      });
      if (losing === undefined) continue;
      const reviewer = makeReviewer(start, [losing], { seed: 1, nodesEach: 100_000 });
      while (!reviewer.step(500).done);
      expect(reviewer.review.won?.ply).toBe(0);
      expect(reviewer.review.lost).toEqual({ ply: 1 });
      reviewed++;
    }
  });

  test("leaves open what it can't decide", () => {
    const reviewer = makeReviewer(deal, game.actions.slice(0, 2), { seed: 1, nodesEach: 10 });
    while (!reviewer.step(500).done);
    expect(reviewer.review).toEqual({ done: true, won: null, lost: null });
  });
});
