const NUMBER = /\p{Nd}[\p{Nd}\p{Zs}.,]*/u;

/**
 * The words that stand below a number, from a language's counted phrase: 143 → "moves". A phrase
 * without the number in it ("no redeals", or a dual) gives way to a plural that has one.
 */
export function captionOf(phrase: (count: number) => string, count: number): string {
  const own = phrase(count);
  const words =
    count === 1 ? own : ([own, phrase(2), phrase(3)].find((text) => NUMBER.test(text)) ?? own);
  return words.replace(NUMBER, "").trim();
}
