/**
 * The seed of everything random in one run of the tests: CRESCENT_SEED where it is set, else a
 * fresh one. Each random test says it in its name, so that a failure can be had again.
 */
const given = process.env["CRESCENT_SEED"];

export const seed: number = given === undefined ? Date.now() % 2 ** 31 : Number(given);
if (!Number.isSafeInteger(seed) || seed < 0) {
  throw new Error(`CRESCENT_SEED is not an integer from 0 on: ${given}`);
}
