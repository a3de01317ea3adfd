/** What was measured of the odds: the form of odds.json, which `npm run odds` writes. */
export interface Odds {
  /** The deals are what sfc32, seeded with this, picks one after the other. */
  readonly seed: number;
  readonly deals: number;
  /** Deals of which a win is known. */
  readonly won: number;
  /** The codes of deals that are proven lost. */
  readonly lost: readonly string[];
  /** Those of which neither is known. */
  readonly unknown: readonly string[];
  /** Million nodes that each unknown deal was given. */
  readonly nodes: number;
  /** How many narrow searches were tried on each deal. */
  readonly beams: number;
  /** `misses[n]`: deals of which n of these searches missed the win. */
  readonly misses: readonly number[];
  /** Deals by the moves of the shortest win found, for the first deals only. */
  readonly lengths: Readonly<Record<string, number>>;
  /** The same deals by the redeals of that win, 0 to 3. */
  readonly redeals: readonly number[];
}
