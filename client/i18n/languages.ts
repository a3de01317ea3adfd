/** The languages: which there are, how they are written, which one a person gets. */

/** BCP 47 tags of the languages, the fallback first, then in the order of their own names by scripts. */
export const LANGUAGES = [
  "en",
  "de",
  "es",
  "fr",
  "it",
  "pl",
  "pt",
  "ru",
  "uk",
  "he",
  "ar",
] as const;
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
  de: { name: "Deutsch", dir: "ltr", locale: "de_DE", index: ["A", "B", "D", "K"] },
  es: { name: "Español", dir: "ltr", locale: "es_ES", index: ["A", "J", "Q", "K"] },
  fr: { name: "Français", dir: "ltr", locale: "fr_FR", index: ["A", "V", "D", "R"] },
  it: { name: "Italiano", dir: "ltr", locale: "it_IT", index: ["A", "J", "Q", "K"] },
  pl: { name: "Polski", dir: "ltr", locale: "pl_PL", index: ["A", "W", "D", "K"] },
  pt: { name: "Português", dir: "ltr", locale: "pt_BR", index: ["A", "J", "Q", "K"] },
  ru: { name: "Русский", dir: "ltr", locale: "ru_RU", index: ["Т", "В", "Д", "К"] },
  uk: { name: "Українська", dir: "ltr", locale: "uk_UA", index: ["Т", "В", "Д", "К"] },
  he: { name: "עברית", dir: "rtl", locale: "he_IL", index: ["A", "J", "Q", "K"] },
  ar: { name: "العربية", dir: "rtl", locale: "ar_AR", index: ["A", "J", "Q", "K"] },
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
