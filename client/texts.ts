/** The language of the interface: chosen by the page, the address or the person; loaded on demand. */
import { signal } from "@preact/signals";
import { LANGUAGE_FACTS, LANGUAGES, type Language } from "#i18n/languages";
import type { ClientTexts } from "./i18n/en/client";
import type { MoreTexts } from "./i18n/en/more";
import { addressIn, LANGUAGE_KEY, languageOfAddress, onLanguage } from "./language";
import type { Store } from "./storage/store";

/** The language now spoken, with its texts. */
export interface Speech {
  readonly language: Language;
  readonly texts: ClientTexts;
  /** What the first screen does not need; null until `speakMore`. */
  readonly more: MoreTexts | null;
}

const TEXTS: Readonly<Record<Language, () => Promise<{ texts: ClientTexts }>>> = {
  en: () => import("./i18n/en/client"),
  de: () => import("./i18n/de/client"),
  es: () => import("./i18n/es/client"),
  fr: () => import("./i18n/fr/client"),
  it: () => import("./i18n/it/client"),
  pl: () => import("./i18n/pl/client"),
  pt: () => import("./i18n/pt/client"),
  ru: () => import("./i18n/ru/client"),
  uk: () => import("./i18n/uk/client"),
  he: () => import("./i18n/he/client"),
  ar: () => import("./i18n/ar/client"),
};
const MORE: Readonly<Record<Language, () => Promise<{ more: MoreTexts }>>> = {
  en: () => import("./i18n/en/more"),
  de: () => import("./i18n/de/more"),
  es: () => import("./i18n/es/more"),
  fr: () => import("./i18n/fr/more"),
  it: () => import("./i18n/it/more"),
  pl: () => import("./i18n/pl/more"),
  pt: () => import("./i18n/pt/more"),
  ru: () => import("./i18n/ru/more"),
  uk: () => import("./i18n/uk/more"),
  he: () => import("./i18n/he/more"),
  ar: () => import("./i18n/ar/more"),
};

const speech = signal<Speech | null>(null);
let wantsMore = false;

/** The language and its texts; a component that asks is drawn again when they change. */
export function useSpeech(): Speech {
  if (speech.value === null) throw new Error("a screen was drawn before its language was loaded");
  return speech.value;
}

/** The texts of the first screens. */
export function useTexts(): ClientTexts {
  return useSpeech().texts;
}

/** The other texts; only for what is drawn after `speakMore`. */
export function useMore(): MoreTexts {
  const { more } = useSpeech();
  if (more === null) throw new Error("more texts were asked for before they were loaded");
  return more;
}

/** Loads a language and speaks it; the page's language and direction follow. */
export async function speak(language: Language): Promise<void> {
  const [{ texts }, more] = await Promise.all([TEXTS[language](), wantsMore && MORE[language]()]);
  document.documentElement.lang = language;
  document.documentElement.dir = LANGUAGE_FACTS[language].dir;
  const spoken = { language, texts, more: more ? more.more : null };
  speech.value = import.meta.env.MODE === "development" ? await marked(spoken) : spoken;
}

/** For development: what was not translated stands out. */
async function marked(spoken: Speech): Promise<Speech> {
  const { language, texts, more } = spoken;
  if (language === LANGUAGES[0] && !new URLSearchParams(location.search).has("pseudo")) {
    return spoken;
  }
  const [{ markUntranslated }, english, other] = await Promise.all([
    import("./i18n/pseudo"),
    TEXTS.en(),
    MORE.en(),
  ]);
  return {
    language,
    texts: markUntranslated(texts, english.texts),
    more: more && markUntranslated(more, other.more),
  };
}

/** Loads the other texts of the language spoken, now and of each that is chosen from now on. */
export async function speakMore(): Promise<void> {
  wantsMore = true;
  const now = speech.value;
  if (now !== null && now.more === null) await speak(now.language);
}

/** A person chose a language: it is spoken, remembered, and stands in the address. */
export async function chooseLanguage(language: Language, store: Store): Promise<void> {
  store.set(LANGUAGE_KEY, language);
  history.replaceState(history.state, "", addressIn(language));
  await speak(language);
}

/** Speaks what is chosen in another tab from now on, whatever this one's address asked for. */
export function followLanguage(): void {
  onLanguage((language) => {
    if (languageOfAddress(location.search) !== null) {
      history.replaceState(history.state, "", addressIn(language));
    }
    return speak(language);
  });
}
