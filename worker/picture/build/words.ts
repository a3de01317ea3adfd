import type { EngineTexts } from "#i18n/en/engine";
import { LANGUAGE_FACTS, LANGUAGES } from "#i18n/languages";
import { captionOf } from "../caption";

/**
 * Numbers of moves that meet all plural forms of all languages: a won game has moved every card at
 * least once, 96 of them, and the forms repeat after 100.
 */
const MOVES = Array.from({ length: 101 }, (_, i) => 96 + i);

/** All that a game may have used. */
const REDEALS = [0, 1, 2, 3];

/** The words that stand below a number of moves or redeals in some language, each once. */
export async function captions(): Promise<string[]> {
  const all = new Set<string>();
  for (const language of LANGUAGES) {
    const { engine } = (await import(`#i18n/${language}/engine`)) as { engine: EngineTexts };
    for (const count of MOVES) all.add(captionOf(engine.moves, count));
    for (const count of REDEALS) all.add(captionOf(engine.redeals, count));
  }
  return [...all].sort();
}

/** All languages' indexes of Ace, Jack, Queen and King, each combination once. */
export function courtIndexes(): (readonly [string, string, string, string])[] {
  const all = LANGUAGES.map((language) => LANGUAGE_FACTS[language].index);
  return [...new Map(all.map((index) => [index.join(), index])).values()];
}
