/** The weights of the evaluation; lower scores are better. */
export interface Weights {
  /** Per card in the piles. */
  readonly cards: number;
  /** Per redeal left. */
  readonly redeals: number;
  /** Per inversion: a card right under one that is due later and is no neighbour of it. */
  readonly inversion: number;
  /** Per step by which an inversion's upper card is due later, six at most. */
  readonly depth: number;
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
  /** Per card that the relaxation frees only by redeals. */
  readonly dead: number;
  /** Per ten rounds of the relaxation, summed over the cards. */
  readonly rounds: number;
}

export const WEIGHTS: Weights = {
  cards: 1.92,
  redeals: -11.44,
  inversion: -0.48,
  depth: 0.37,
  link: 0.52,
  empty: 0.16,
  pairs: -0.34,
  heights: -0.38,
  due: 0.06,
  slide: 0,
  dead: 0.54,
  rounds: 0.1,
};
