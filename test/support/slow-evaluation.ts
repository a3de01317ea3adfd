/** The solver's evaluation without the relaxation, written plainly from the weights' words. */
import { areAdjacent, type Card, rankOf, suitOf } from "#engine/card";
import {
  ASCENDING,
  DESCENDING,
  PILE_COUNT,
  type Position,
  pileCards,
  redealsLeft,
  topRank,
} from "#engine/position";
import type { Weights } from "#engine/solver/weights";

const CAP = 6;

export function slowEvaluation(position: Position, weights: Weights): number {
  const piles = Array.from({ length: PILE_COUNT }, (_, pile) => pileCards(position, pile));
  const tops = piles.flatMap((pile) => pile.slice(-1));
  let score = weights.redeals[redealsLeft(position)] as number;
  for (const pile of piles) {
    const dues = pile.map((card) => dueOf(position, card));
    score += pile.length * weights.cards + (pile.length ** 2 * weights.heights) / 16;
    if (pile.length === 0) score += weights.empty;
    else score += weights.tops * Math.min(dues.at(-1) as number, CAP);
    for (let i = 1; i < pile.length; i++) {
      const due = dues[i] as number;
      const late = due - (dues[i - 1] as number);
      if (late > 0) score += weights.inverted * Math.min(late, CAP);
      const behind = due - Math.min(...dues.slice(0, i));
      if (behind > 0) score += weights.blocking + weights.blocked * Math.min(behind, CAP);
    }
  }
  for (let i = 0; i < tops.length; i++) {
    for (let j = 0; j < i; j++) {
      if (fits(tops[i] as Card, tops[j] as Card)) score += weights.pairs;
    }
  }
  return score;
}

function dueOf(position: Position, card: Card): number {
  const up = topRank(position, ASCENDING + suitOf(card));
  const down = topRank(position, DESCENDING + suitOf(card));
  const rank = rankOf(card);
  if (up + 1 === down) return 1 + Math.abs(rank - 7) / 3;
  if (up >= down) return rank > up ? rank - up : down - rank;
  if (rank > up && rank < down) return Math.min(rank - up, down - rank);
  return down - up + 1 + Math.abs(rank - 7) / 2;
}

function fits(a: Card, b: Card): boolean {
  return suitOf(a) === suitOf(b) && areAdjacent(rankOf(a), rankOf(b));
}
