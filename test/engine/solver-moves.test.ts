import { expect, test } from "vitest";
import { type Action, formatAction, REDEAL, sourceOf } from "#engine/action";
import { makeDeal } from "#engine/deal";
import { copyPosition, PILE_COUNT, type Position } from "#engine/position";
import { apply, legalActions } from "#engine/rules";
import { below, sfc32 } from "#engine/shuffle";
import { expand, moves, scores } from "#engine/solver/expand";
import { hash, hashAfter, hashNode } from "#engine/solver/hash";
import { expandMove } from "#engine/solver/line";
import { scan } from "#engine/solver/node";
import { pack, playPacked, STRIDE } from "#engine/solver/packed";
import { POINT } from "#engine/solver/prices";
import { WEIGHTS } from "#engine/solver/weights";
import { goldenGames, playRandom } from "../support/late-positions.ts";
import { seed } from "../support/seed.ts";
import { slowEvaluation } from "../support/slow-evaluation.ts";

/** Every weight counts something, so that no feature is left out of the comparison. */
const weights = {
  ...WEIGHTS,
  inverted: 0.17,
  blocking: 0.13,
  blocked: 0.19,
  empty: 0.29,
  pairs: 0.37,
  heights: 0.41,
  tops: 0.43,
  slide: 0,
};

/** Positions along golden games, some random moves away from them. */
function* positions(): Generator<Position> {
  const random = sfc32(seed);
  for (const game of goldenGames) {
    const position = makeDeal(game.code);
    for (const action of game.actions) {
      apply(position, action);
      if (below(random, 3) > 0) continue;
      const strayed = copyPosition(position);
      for (let i = below(random, 6); i > 0; i--) playRandom(strayed, random);
      yield strayed;
    }
  }
}

const packed = new Uint8Array(STRIDE);
const child = new Uint8Array(STRIDE);

test(`scores and hashes by difference are those of a scan, seed ${seed}`, () => {
  let compared = 0;
  for (const position of positions()) {
    pack(position, packed, 0);
    const count = expand(packed, 0, weights, Number.POSITIVE_INFINITY);
    const found = Array.from(moves.subarray(0, count), (move, i) => {
      hashAfter(move);
      return { move, score: scores[i] as number, hash: hash.join() };
    });
    const scanned = found.map(({ move }) => {
      const after = copyPosition(position);
      for (const action of expandMove(position, move)) apply(after, action);
      child.set(packed);
      playPacked(child, 0, move);
      scan(child, 0);
      hashNode();
      return { move, score: slowEvaluation(after, weights), hash: hash.join() };
    });
    const only = ({ move, hash }: { move: number; hash: string }) => ({ move, hash });
    expect(found.map(only)).toEqual(scanned.map(only));
    // The solver rounds each price, of which there are some hundreds.
    const off = scanned.map(({ score }, i) => Math.abs(score - (found[i]?.score ?? 0) / POINT));
    expect(Math.max(0, ...off)).toBeLessThan(0.1);
    compared += count;
  }
  expect(compared).toBeGreaterThan(1000);
});

test(`the moves are the rules', but for slides and twin plays, seed ${seed}`, () => {
  for (const position of positions()) {
    pack(position, packed, 0);
    const count = expand(packed, 0, weights, Number.POSITIVE_INFINITY);
    const firsts = Array.from(moves.subarray(0, count), (move) => expandMove(position, move));
    const plain = firsts.filter((actions) => actions.length === 1).flat();
    const legal = legalActions(position).filter((action) => !isSlide(action));
    const missing = legal.filter((action) => !plain.includes(action));
    expect(plain.filter((action) => !legal.includes(action))).toEqual([]);
    for (const action of missing)
      expect(hasTwin(position, action), formatAction(action)).toBe(true);
  }
});

function isSlide(action: Action): boolean {
  return action !== REDEAL && sourceOf(action) >= PILE_COUNT;
}

/** Whether another play brings the same card home with the same outcome but for a slide. */
function hasTwin(position: Position, action: Action): boolean {
  const after = copyPosition(position);
  apply(after, action);
  return legalActions(after).some(isSlide);
}
