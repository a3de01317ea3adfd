/** The languages: which there are, how they are written, which one a person gets. */

/** BCP 47 tags of the languages: the fallback, then by script and by their own names. */
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
  /** The index letters of Ace, Jack, Queen and King on the cards. */
  readonly index: readonly [string, string, string, string];
}

export const LANGUAGE_FACTS: Readonly<Record<Language, LanguageFacts>> = {
  en: { name: "English", dir: "ltr", index: ["A", "J", "Q", "K"] },
  de: { name: "Deutsch", dir: "ltr", index: ["A", "B", "D", "K"] },
  es: { name: "Español", dir: "ltr", index: ["A", "J", "Q", "K"] },
  fr: { name: "Français", dir: "ltr", index: ["A", "V", "D", "R"] },
  it: { name: "Italiano", dir: "ltr", index: ["A", "J", "Q", "K"] },
  pl: { name: "Polski", dir: "ltr", index: ["A", "W", "D", "K"] },
  pt: { name: "Português", dir: "ltr", index: ["A", "J", "Q", "K"] },
  ru: { name: "Русский", dir: "ltr", index: ["Т", "В", "Д", "К"] },
  uk: { name: "Українська", dir: "ltr", index: ["Т", "В", "Д", "К"] },
  he: { name: "עברית", dir: "rtl", index: ["A", "J", "Q", "K"] },
  ar: { name: "العربية", dir: "rtl", index: ["A", "J", "Q", "K"] },
};

/** The languages' Open Graph locales; browsers never need them. */
export const LOCALES: Readonly<Record<Language, string>> = {
  en: "en_US",
  de: "de_DE",
  es: "es_ES",
  fr: "fr_FR",
  it: "it_IT",
  pl: "pl_PL",
  pt: "pt_BR",
  ru: "ru_RU",
  uk: "uk_UA",
  he: "he_IL",
  ar: "ar_AR",
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
