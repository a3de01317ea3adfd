/** What the page says in each language. */
import { odds as ar } from "#i18n/ar/odds";
import { odds as de } from "#i18n/de/odds";
import { odds as en, type OddsTexts } from "#i18n/en/odds";
import { odds as es } from "#i18n/es/odds";
import { odds as fr } from "#i18n/fr/odds";
import { odds as he } from "#i18n/he/odds";
import { odds as it } from "#i18n/it/odds";
import type { Language } from "#i18n/languages";
import { odds as pl } from "#i18n/pl/odds";
import { odds as pt } from "#i18n/pt/odds";
import { odds as ru } from "#i18n/ru/odds";
import { odds as uk } from "#i18n/uk/odds";

export const ODDS_TEXTS: Readonly<Record<Language, OddsTexts>> = {
  en,
  de,
  es,
  fr,
  it,
  pl,
  pt,
  ru,
  uk,
  he,
  ar,
};
