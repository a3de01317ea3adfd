/**
 * The weights of the evaluation; lower scores are better.
 *
 * The features are those that a prototype in another language had found, with cards that block
 * others further down added. Left out are links between neighbours and the bare count of
 * inversions: both were tuned to nothing. Tuned on random deals, the bench's not among them, by a
 * separable CMA-ES that made the mean logarithm of the nodes to a win small.
 *
 * "Due" is how many steps a card is from being next on its foundations, see `due.ts`; differences
 * of dues count up to six steps.
 */
export interface Weights {
  /** Per card in the piles. */
  readonly cards: number;
  /** For the redeals left: none, one, two, three. */
  readonly redeals: readonly number[];
  /** Per step by which a card is due later than the one right below it. */
  readonly inverted: number;
  /** Per card somewhere above one that is due before it. */
  readonly blocking: number;
  /** Per step by which such a card is due later than the earliest below it. */
  readonly blocked: number;
  /** Per empty pile. */
  readonly empty: number;
  /** Per pair of top cards that go on each other. */
  readonly pairs: number;
  /** Per sixteenth of the sum of the piles' squared heights. */
  readonly heights: number;
  /** Per step of the top cards' dues. */
  readonly tops: number;
  /** Per slide that a play at the meeting needs. */
  readonly slide: number;
  /** Per card that the relaxation frees only by redeals, when none, one, two, three are left. */
  readonly dead: readonly number[];
  /** Per ten rounds of the relaxation, summed over the cards. */
  readonly rounds: number;
}

export const WEIGHTS: Weights = {
  cards: 1.45,
  redeals: [0, -18.4, -28.7, -53.7],
  inverted: 0.2,
  blocking: 0.135,
  blocked: 0.055,
  empty: 0.33,
  pairs: 1.03,
  heights: 2,
  tops: -0.1,
  slide: 0,
  dead: [0, 0.58, 0.55, 0.82],
  rounds: 0.103,
};
