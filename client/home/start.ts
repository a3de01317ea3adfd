/** What the start says, beside what every first screen does: loaded with its screen alone. */
import { effect, signal } from "@preact/signals";
import type { Language } from "#i18n/languages";
import type { StartTexts } from "../i18n/en/start";
import { useSpeech } from "../texts";

const STARTS: Readonly<Record<Language, () => Promise<{ start: StartTexts }>>> = {
  en: () => import("../i18n/en/start"),
  de: () => import("../i18n/de/start"),
  es: () => import("../i18n/es/start"),
  fr: () => import("../i18n/fr/start"),
  it: () => import("../i18n/it/start"),
  pl: () => import("../i18n/pl/start"),
  pt: () => import("../i18n/pt/start"),
  ru: () => import("../i18n/ru/start"),
  uk: () => import("../i18n/uk/start"),
  he: () => import("../i18n/he/start"),
  ar: () => import("../i18n/ar/start"),
};

const spoken = signal<StartTexts | null>(null);

async function speakIn(language: Language): Promise<void> {
  spoken.value = (await STARTS[language]()).start;
}

/** Loads the words in the language that is spoken, before what says them is drawn, and follows it. */
export async function speakStart(): Promise<void> {
  await speakIn(useSpeech().language);
  effect(() => void speakIn(useSpeech().language));
}

/** The words; they follow the language. */
export function useStart(): StartTexts {
  if (spoken.value === null) throw new Error("the start was drawn before its words were loaded");
  return spoken.value;
}
