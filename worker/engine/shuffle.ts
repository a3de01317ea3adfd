/**
 * The generator and the shuffle of a deal. FROZEN: source spec/formats.md, "Deal of a code".
 */

/** A source of unsigned 32-bit integers. */
export type Random32 = () => number;

const TWO_32 = 2 ** 32;

/**
 * sfc32 (C. Doty-Humphrey, PractRand), seeded with a 64-bit number given as an integer from 0 to
 * 2^53 - 1; the first 12 outputs are dropped.
 */
export function sfc32(seed: number): Random32 {
  let a = 0;
  let b = (seed % TWO_32) | 0;
  let c = Math.floor(seed / TWO_32) | 0;
  let counter = 1;
  const next = () => {
    const t = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + t) | 0;
    return t >>> 0;
  };
  for (let i = 0; i < 12; i++) next();
  return next;
}

/** An integer from 0 to `k - 1` without bias; `k` is 1 to 2^32. */
export function below(random: Random32, k: number): number {
  for (;;) {
    const x = random();
    const result = remainder(x, k);
    // The same as x < 2^32 − (2^32 mod k): x is not in the last, incomplete run of k numbers.
    if (x - result <= TWO_32 - k) return result;
  }
}

/** `x % k` for 32 bits; in two halves where these fit small integers, which is several times faster. */
function remainder(x: number, k: number): number {
  if (k > 8192) return x % k;
  return ((((x >>> 16) % k) << 16) | (x & 0xffff)) % k;
}

/** Shuffles in place (Fisher–Yates, from the last element down). */
export function shuffle(items: Uint8Array, random: Random32): void {
  for (let i = items.length - 1; i > 0; i--) {
    const j = below(random, i + 1);
    const item = items[i] as number;
    items[i] = items[j] as number;
    items[j] = item;
  }
}
