/**
 * For development: makes what was not translated stand out. A build for development
 * (`npx vite build --config client/vite.config.ts --mode development`, then `npm start`) shows
 * texts that are still English as `[!! …]`. With `?lang=en&pseudo` in the address all that comes
 * from the languages' files stands in such brackets: what has none is written into the program.
 */

/** The texts, each that reads the same in English between brackets. */
export function markUntranslated<T>(texts: T, english: T): T {
  return mark(texts, english) as T;
}

function mark(text: unknown, english: unknown): unknown {
  if (typeof text === "string") return text === english && saysWords(text) ? `[!! ${text}]` : text;
  if (typeof text === "function" && typeof english === "function") {
    return (...facts: unknown[]) => mark(text(...facts), english(...facts));
  }
  if (Array.isArray(text)) return text.map((item, i) => mark(item, of(english, i)));
  if (typeof text !== "object" || text === null) return text;
  return Object.fromEntries(
    Object.entries(text).map(([key, value]) => [key, mark(value, of(english, key))]),
  );
}

const of = (texts: unknown, key: string | number) =>
  (texts as Record<string | number, unknown>)[key];

const saysWords = (text: string) => /\p{L}{2}/u.test(text);
