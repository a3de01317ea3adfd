/**
 * The weights of the evaluation; lower scores are better. Tuned on random deals that are not the
 * bench's: a separable CMA-ES, the cost being the mean logarithm of the nodes to a win.
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
  cards: 1.55,
  redeals: [0, -20.5, -30.4, -52.2],
  inverted: 0.23,
  blocking: 0.112,
  blocked: 0.025,
  empty: 0.42,
  pairs: 0.82,
  heights: 1.3,
  tops: -0.074,
  slide: 0,
  dead: [0, 0.57, 0.4, 0.79],
  rounds: 0.124,
};
