/** Which language a page shall speak: known before any text is loaded. */
import { type Language, parseLanguage } from "#i18n/languages";
import type { Store } from "./storage/store";

/** Under which the language that a person chose is kept. */
export const LANGUAGE_KEY = "crescent.lang";

/** The language asked for in an address, or null. */
export function languageOfAddress(search: string): Language | null {
  return parseLanguage(new URLSearchParams(search).get("lang") ?? "");
}

/** The language for a page: the address's, else the one that the person chose, else the page's. */
export function wantedLanguage(search: string, store: Store, page: Language): Language {
  return languageOfAddress(search) ?? parseLanguage(store.get(LANGUAGE_KEY) ?? "") ?? page;
}

/** A path within the site; it keeps the language that the address asks for. */
export function pathTo(path: string): string {
  const language = languageOfAddress(location.search);
  return language === null ? path : `${path}?lang=${language}`;
}

/** This page's address, asking for a language. */
export function addressIn(language: Language): string {
  const url = new URL(location.href);
  url.searchParams.set("lang", language);
  return url.href;
}

/** Tells each language that is chosen in another tab. */
export function onLanguage(tell: (language: Language) => void): void {
  addEventListener("storage", ({ key, newValue }) => {
    const language = key === LANGUAGE_KEY ? parseLanguage(newValue ?? "") : null;
    if (language !== null) tell(language);
  });
}
