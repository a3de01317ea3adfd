/** The language of the interface: chosen by the page, the address or the person; loaded on demand. */
import { signal } from "@preact/signals";
import { LANGUAGE_FACTS, type Language, parseLanguage } from "#i18n/languages";
import type { ClientTexts } from "./i18n/en/client";
import type { Store } from "./storage/store";

/** Under which the language that a person chose is kept. */
export const LANGUAGE_KEY = "crescent.lang";

/** The language now spoken, with its texts. */
export interface Speech {
  readonly language: Language;
  readonly texts: ClientTexts;
}

const LOADERS: Readonly<Record<Language, () => Promise<{ texts: ClientTexts }>>> = {
  en: () => import("./i18n/en/client"),
  he: () => import("./i18n/he/client"),
  pl: () => import("./i18n/pl/client"),
};

const speech = signal<Speech | null>(null);

/** The language and its texts; a component that asks is drawn again when they change. */
export function useSpeech(): Speech {
  if (speech.value === null) throw new Error("no language is loaded before the first screen");
  return speech.value;
}

/** The texts of the language. */
export function useTexts(): ClientTexts {
  return useSpeech().texts;
}

/** Loads a language and speaks it; the page's language and direction follow. */
export async function speak(language: Language): Promise<void> {
  const { texts } = await LOADERS[language]();
  document.documentElement.lang = language;
  document.documentElement.dir = LANGUAGE_FACTS[language].dir;
  speech.value = { language, texts };
}

/** The language asked for in an address, or null. */
export function languageOfAddress(search: string): Language | null {
  return parseLanguage(new URLSearchParams(search).get("lang") ?? "");
}

/** The language for a page: the address's, else the one that the person chose, else the page's. */
export function wantedLanguage(search: string, store: Store, page: Language): Language {
  return languageOfAddress(search) ?? parseLanguage(store.get(LANGUAGE_KEY) ?? "") ?? page;
}

/** A person chose a language: it is spoken, remembered, and stands in the address. */
export async function chooseLanguage(language: Language, store: Store): Promise<void> {
  store.set(LANGUAGE_KEY, language);
  const url = new URL(location.href);
  url.searchParams.set("lang", language);
  history.replaceState(history.state, "", url);
  await speak(language);
}

/** A path within the site; it keeps the language that the address asks for. */
export function pathTo(path: string): string {
  const language = languageOfAddress(location.search);
  return language === null ? path : `${path}?lang=${language}`;
}
