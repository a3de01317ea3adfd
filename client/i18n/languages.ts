/** The languages: which there are, how they are written, which one a person gets. */

/** BCP 47 tags of the languages, the fallback first. */
export const LANGUAGES = ["en", "he", "pl"] as const;
export type Language = (typeof LANGUAGES)[number];

/** What is to be known of a language before any of its texts is loaded. */
export interface LanguageFacts {
  /** The language's own name, for the switch. */
  readonly name: string;
  readonly dir: "ltr" | "rtl";
  /** The Open Graph locale. */
  readonly locale: string;
  /** The index letters of Ace, Jack, Queen and King on the cards. */
  readonly index: readonly [string, string, string, string];
}

export const LANGUAGE_FACTS: Readonly<Record<Language, LanguageFacts>> = {
  en: { name: "English", dir: "ltr", locale: "en_US", index: ["A", "J", "Q", "K"] },
  he: { name: "עברית", dir: "rtl", locale: "he_IL", index: ["A", "J", "Q", "K"] },
  pl: { name: "Polski", dir: "ltr", locale: "pl_PL", index: ["A", "W", "D", "K"] },
};

/** The language that a text such as `he` or `pl-PL` names, or null. */
export function parseLanguage(text: string): Language | null {
  const primary = text.trim().toLowerCase().split("-", 1)[0];
  const tag = primary === "iw" ? "he" : primary;
  return LANGUAGES.find((language) => language === tag) ?? null;
}

/** The first language of a person's list (best first) that there is; else English. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const text of wanted) {
    const language = parseLanguage(text);
    if (language !== null) return language;
  }
  return LANGUAGES[0];
}

/** The wanted tags of an Accept-Language header, best first; at most 20 are read. */
export function parseAcceptLanguage(header: string): string[] {
  return header
    .split(",", 20)
    .map((part) => {
      const [tag = "", ...parameters] = part.trim().split(";");
      const q = parameters.map((p) => /^\s*q=([\d.]+)\s*$/.exec(p)?.[1]).find(Boolean);
      return { tag, quality: q === undefined ? 1 : Number(q) };
    })
    .filter(({ tag, quality }) => tag !== "" && quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);
}
