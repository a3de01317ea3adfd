/** The weights of the evaluation; lower scores are better. */
export interface Weights {
  /** Per card in the piles. */
  readonly cards: number;
  /** For the redeals left: none, one, two, three. */
  readonly redeals: readonly number[];
  /** Per inversion: a card right under one that is due later and is no neighbour of it. */
  readonly inversion: number;
  /** Per step by which an inversion's upper card is due later, six at most. */
  readonly depth: number;
  /** Per block: a card somewhere above one that is due before it. */
  readonly block: number;
  /** Per step by which it is due later than the earliest below it, six at most. */
  readonly blocked: number;
  /** Per link: two cards next to each other in a pile, neighbours in suit and rank. */
  readonly link: number;
  /** Per empty pile. */
  readonly empty: number;
  /** Per pair of top cards that go on each other. */
  readonly pairs: number;
  /** Per sixteenth of the sum of the piles' squared heights. */
  readonly heights: number;
  /** Per step of the top cards' dues, six each at most. */
  readonly due: number;
  /** Per slide that a play at the meeting needs. */
  readonly slide: number;
  /** Per card that the relaxation frees only by redeals, when none, one, two, three are left. */
  readonly dead: readonly number[];
  /** Per ten rounds of the relaxation, summed over the cards. */
  readonly rounds: number;
}

export const WEIGHTS: Weights = {
  cards: 3.02,
  redeals: [0, -15.4, -30.8, -46.2],
  inversion: -0.245,
  depth: 0.165,
  block: 0,
  blocked: 0,
  link: 0.244,
  empty: 0.36,
  pairs: 0.476,
  heights: 0.324,
  due: 0,
  slide: 0,
  dead: [0, 0.65, 0.65, 0.65],
  rounds: 0.149,
};
