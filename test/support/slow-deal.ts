/**
 * The deal of a code, written a second time from formats.md ("Game code", "Deal of a code") alone,
 * as plainly as possible: the yardstick the engine's deal is measured with.
 */
import { type SlowState, slowRanks, slowSuits } from "./slow-rules.ts";

const word = 2n ** 32n;

/** Whether the text is a canonical code: `CR1-N-` and seven letters `A`–`Z`. */
export function slowIsCode(text: string): boolean {
  return /^CR1-N-[A-Z]{7}$/.test(text);
}

/** The number of a canonical code, 0n to 26^7 − 1 (beyond 32 bits). Throws on any other text. */
export function slowNumber(code: string): bigint {
  if (!slowIsCode(code)) throw new Error(`not a canonical code: ${code}`);
  let number = 0n;
  for (const letter of code.slice(6)) number = number * 26n + BigInt(letter.charCodeAt(0) - 65);
  return number;
}

/** The 96 cards before the shuffle: ♠ ♥ ♦ ♣, in each suit A, 2, 2, … Q, Q, K. */
export function slowDeck(): string[] {
  const deck: string[] = [];
  for (const suit of slowSuits) {
    for (const rank of slowRanks) {
      deck.push(rank + suit);
      if (rank !== "A" && rank !== "K") deck.push(rank + suit);
    }
  }
  return deck;
}

/** sfc32 as formats.md describes it: each call gives the next 32-bit output. */
function makeGenerator(seed: bigint): () => bigint {
  let a = 0n;
  let b = seed % word;
  let c = seed / word;
  let counter = 1n;
  const next = (): bigint => {
    const t = (a + b + counter) % word;
    const rotated = ((c << 21n) | (c >> 11n)) % word;
    counter = (counter + 1n) % word;
    a = b ^ (b >> 9n);
    b = (c + (c << 3n)) % word;
    c = (rotated + t) % word;
    return t;
  };
  for (let dropped = 0; dropped < 12; dropped += 1) next();
  return next;
}

/** A number below k without bias. */
function below(next: () => bigint, k: bigint): bigint {
  const limit = word - (word % k);
  for (;;) {
    const x = next();
    if (x < limit) return x % k;
  }
}

/**
 * The opening position of a canonical code: 16 piles of 6, bottom card first, the eight bases on
 * their foundations, three redeals. Throws on any other text.
 */
export function slowDeal(code: string): SlowState {
  const next = makeGenerator(slowNumber(code));
  const cards = slowDeck();
  for (let i = 95; i >= 1; i -= 1) {
    const j = Number(below(next, BigInt(i + 1)));
    const [one, other] = [cards[i] as string, cards[j] as string];
    cards[i] = other;
    cards[j] = one;
  }
  const piles: string[][] = [];
  for (let p = 0; p < 16; p += 1) piles.push(cards.slice(6 * p, 6 * p + 6));
  return {
    piles,
    ascending: { S: ["AS"], H: ["AH"], D: ["AD"], C: ["AC"] },
    descending: { S: ["KS"], H: ["KH"], D: ["KD"], C: ["KC"] },
    redeals: 3,
  };
}
