const NUMBER = /\p{Nd}[\p{Nd}\p{Zs}.,]*/u;

/**
 * The words that stand below a number, from a language's counted phrase: 143 → "moves". A dual
 * that has no number in it ("two redeals" as words) gives way to the plural after it.
 */
export function captionOf(phrase: (count: number) => string, count: number): string {
  const own = phrase(count);
  const words = NUMBER.test(own) || count < 2 ? own : phrase(count + 1);
  return words.replace(NUMBER, "").trim();
}
