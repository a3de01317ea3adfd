/** The standard normal distribution's bound that leaves out 2.5 % at each side. */
const Z = 1.959964;

/**
 * The 95 % confidence interval of a share by Wilson's score, from `count` of `total` (1 or more)
 * that were found in a random sample: lower and upper bound, 0 to 1.
 */
export function wilson(count: number, total: number): readonly [number, number] {
  const share = count / total;
  const weight = Z ** 2 / total;
  const middle = (share + weight / 2) / (1 + weight);
  const half = (Z / (1 + weight)) * Math.sqrt((share * (1 - share) + weight / 4) / total);
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}
