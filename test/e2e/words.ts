/** All that the program says in a language, whatever parts it is loaded in. */
import type { SheetTexts } from "#i18n/en/sheets";
import { LANGUAGES, type Language } from "#i18n/languages";
import { SAID, type Said } from "../support/languages";

export type Words = Omit<Said, "sheets"> & SheetTexts;

const wordsOf = (language: Language): Words => ({ ...SAID[language], ...SAID[language].sheets });

export const WORDS = Object.fromEntries(
  LANGUAGES.map((language) => [language, wordsOf(language)] as const),
) as Readonly<Record<Language, Words>>;

export const { en, he } = WORDS;
