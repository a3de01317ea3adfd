/** Which language a page speaks, and the addresses that keep it. */
import type { Context } from "hono";
import { codes as arCodes } from "#i18n/ar/codes";
import { engine as arEngine } from "#i18n/ar/engine";
import { pages as arPages } from "#i18n/ar/pages";
import { rules as arRules } from "#i18n/ar/rules";
import { codes as deCodes } from "#i18n/de/codes";
import { engine as deEngine } from "#i18n/de/engine";
import { pages as dePages } from "#i18n/de/pages";
import { rules as deRules } from "#i18n/de/rules";
import { type CodesTexts, codes as enCodes } from "#i18n/en/codes";
import { type EngineTexts, engine as enEngine } from "#i18n/en/engine";
import { pages as enPages, type PagesTexts } from "#i18n/en/pages";
import { rules as enRules, type RulesTexts } from "#i18n/en/rules";
import { codes as esCodes } from "#i18n/es/codes";
import { engine as esEngine } from "#i18n/es/engine";
import { pages as esPages } from "#i18n/es/pages";
import { rules as esRules } from "#i18n/es/rules";
import { codes as frCodes } from "#i18n/fr/codes";
import { engine as frEngine } from "#i18n/fr/engine";
import { pages as frPages } from "#i18n/fr/pages";
import { rules as frRules } from "#i18n/fr/rules";
import { codes as heCodes } from "#i18n/he/codes";
import { engine as heEngine } from "#i18n/he/engine";
import { pages as hePages } from "#i18n/he/pages";
import { rules as heRules } from "#i18n/he/rules";
import { codes as itCodes } from "#i18n/it/codes";
import { engine as itEngine } from "#i18n/it/engine";
import { pages as itPages } from "#i18n/it/pages";
import { rules as itRules } from "#i18n/it/rules";
import {
  type Language,
  parseAcceptLanguage,
  parseLanguage,
  preferredLanguage,
} from "#i18n/languages";
import { codes as plCodes } from "#i18n/pl/codes";
import { engine as plEngine } from "#i18n/pl/engine";
import { pages as plPages } from "#i18n/pl/pages";
import { rules as plRules } from "#i18n/pl/rules";
import { codes as ptCodes } from "#i18n/pt/codes";
import { engine as ptEngine } from "#i18n/pt/engine";
import { pages as ptPages } from "#i18n/pt/pages";
import { rules as ptRules } from "#i18n/pt/rules";
import { codes as ruCodes } from "#i18n/ru/codes";
import { engine as ruEngine } from "#i18n/ru/engine";
import { pages as ruPages } from "#i18n/ru/pages";
import { rules as ruRules } from "#i18n/ru/rules";
import { codes as ukCodes } from "#i18n/uk/codes";
import { engine as ukEngine } from "#i18n/uk/engine";
import { pages as ukPages } from "#i18n/uk/pages";
import { rules as ukRules } from "#i18n/uk/rules";

/** All that the worker says in a language. */
export interface Texts {
  readonly codes: CodesTexts;
  readonly engine: EngineTexts;
  readonly pages: PagesTexts;
  readonly rules: RulesTexts;
}

export const TEXTS: Readonly<Record<Language, Texts>> = {
  en: { codes: enCodes, engine: enEngine, pages: enPages, rules: enRules },
  de: { codes: deCodes, engine: deEngine, pages: dePages, rules: deRules },
  es: { codes: esCodes, engine: esEngine, pages: esPages, rules: esRules },
  fr: { codes: frCodes, engine: frEngine, pages: frPages, rules: frRules },
  it: { codes: itCodes, engine: itEngine, pages: itPages, rules: itRules },
  pl: { codes: plCodes, engine: plEngine, pages: plPages, rules: plRules },
  pt: { codes: ptCodes, engine: ptEngine, pages: ptPages, rules: ptRules },
  ru: { codes: ruCodes, engine: ruEngine, pages: ruPages, rules: ruRules },
  uk: { codes: ukCodes, engine: ukEngine, pages: ukPages, rules: ukRules },
  he: { codes: heCodes, engine: heEngine, pages: hePages, rules: heRules },
  ar: { codes: arCodes, engine: arEngine, pages: arPages, rules: arRules },
};

/** A page's language: `fixed` when the address says it (`?lang=he`), else the browser's wish. */
export interface PageLanguage {
  readonly language: Language;
  readonly fixed: boolean;
}

/** The language of a request. */
export function languageOf(c: Context): PageLanguage {
  return languageAsked(c.req.query("lang") ?? "", c.req.header("Accept-Language") ?? "");
}

/** The language that an address fixes (an unknown one is as good as none), else the wanted one. */
export function languageAsked(lang: string, accepted: string): PageLanguage {
  const fixed = parseLanguage(lang);
  if (fixed !== null) return { language: fixed, fixed: true };
  return { language: preferredLanguage(parseAcceptLanguage(accepted)), fixed: false };
}

/** A path of the site that fixes a language. */
export function inLanguage(path: string, language: Language): string {
  return `${path}?lang=${language}`;
}

/** A path of the site as a page of this language links to it: a fixed language stays fixed. */
export function linkTo(path: string, { language, fixed }: PageLanguage): string {
  return fixed ? inLanguage(path, language) : path;
}
