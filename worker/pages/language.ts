/** Which language a page speaks, and the addresses that keep it. */
import type { Context } from "hono";
import { codes as arCodes } from "#i18n/ar/codes";
import { engine as arEngine } from "#i18n/ar/engine";
import { pages as arPages } from "#i18n/ar/pages";
import { rules as arRules } from "#i18n/ar/rules";
import { said as arSaid } from "#i18n/ar/said";
import { codes as deCodes } from "#i18n/de/codes";
import { engine as deEngine } from "#i18n/de/engine";
import { pages as dePages } from "#i18n/de/pages";
import { rules as deRules } from "#i18n/de/rules";
import { said as deSaid } from "#i18n/de/said";
import { type CodesTexts, codes as enCodes } from "#i18n/en/codes";
import { type EngineTexts, engine as enEngine } from "#i18n/en/engine";
import { pages as enPages, type PagesTexts } from "#i18n/en/pages";
import { rules as enRules, type RulesTexts } from "#i18n/en/rules";
import { said as enSaid, type SaidTexts } from "#i18n/en/said";
import { codes as esCodes } from "#i18n/es/codes";
import { engine as esEngine } from "#i18n/es/engine";
import { pages as esPages } from "#i18n/es/pages";
import { rules as esRules } from "#i18n/es/rules";
import { said as esSaid } from "#i18n/es/said";
import { codes as frCodes } from "#i18n/fr/codes";
import { engine as frEngine } from "#i18n/fr/engine";
import { pages as frPages } from "#i18n/fr/pages";
import { rules as frRules } from "#i18n/fr/rules";
import { said as frSaid } from "#i18n/fr/said";
import { codes as heCodes } from "#i18n/he/codes";
import { engine as heEngine } from "#i18n/he/engine";
import { pages as hePages } from "#i18n/he/pages";
import { rules as heRules } from "#i18n/he/rules";
import { said as heSaid } from "#i18n/he/said";
import { codes as itCodes } from "#i18n/it/codes";
import { engine as itEngine } from "#i18n/it/engine";
import { pages as itPages } from "#i18n/it/pages";
import { rules as itRules } from "#i18n/it/rules";
import { said as itSaid } from "#i18n/it/said";
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
import { said as plSaid } from "#i18n/pl/said";
import { codes as ptCodes } from "#i18n/pt/codes";
import { engine as ptEngine } from "#i18n/pt/engine";
import { pages as ptPages } from "#i18n/pt/pages";
import { rules as ptRules } from "#i18n/pt/rules";
import { said as ptSaid } from "#i18n/pt/said";
import { codes as ruCodes } from "#i18n/ru/codes";
import { engine as ruEngine } from "#i18n/ru/engine";
import { pages as ruPages } from "#i18n/ru/pages";
import { rules as ruRules } from "#i18n/ru/rules";
import { said as ruSaid } from "#i18n/ru/said";
import { codes as ukCodes } from "#i18n/uk/codes";
import { engine as ukEngine } from "#i18n/uk/engine";
import { pages as ukPages } from "#i18n/uk/pages";
import { rules as ukRules } from "#i18n/uk/rules";
import { said as ukSaid } from "#i18n/uk/said";

/** All that the worker says in a language. */
export interface Texts {
  readonly codes: CodesTexts;
  readonly engine: EngineTexts;
  readonly pages: PagesTexts;
  readonly rules: RulesTexts;
  readonly said: SaidTexts;
}

export const TEXTS: Readonly<Record<Language, Texts>> = {
  en: { codes: enCodes, engine: enEngine, pages: enPages, rules: enRules, said: enSaid },
  de: { codes: deCodes, engine: deEngine, pages: dePages, rules: deRules, said: deSaid },
  es: { codes: esCodes, engine: esEngine, pages: esPages, rules: esRules, said: esSaid },
  fr: { codes: frCodes, engine: frEngine, pages: frPages, rules: frRules, said: frSaid },
  it: { codes: itCodes, engine: itEngine, pages: itPages, rules: itRules, said: itSaid },
  pl: { codes: plCodes, engine: plEngine, pages: plPages, rules: plRules, said: plSaid },
  pt: { codes: ptCodes, engine: ptEngine, pages: ptPages, rules: ptRules, said: ptSaid },
  ru: { codes: ruCodes, engine: ruEngine, pages: ruPages, rules: ruRules, said: ruSaid },
  uk: { codes: ukCodes, engine: ukEngine, pages: ukPages, rules: ukRules, said: ukSaid },
  he: { codes: heCodes, engine: heEngine, pages: hePages, rules: heRules, said: heSaid },
  ar: { codes: arCodes, engine: arEngine, pages: arPages, rules: arRules, said: arSaid },
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

/** A path, which may have a query already, with another part of one; without a part as it is. */
export function withPart(path: string, part: string): string {
  if (part === "") return path;
  return path + (path.includes("?") ? "&" : "?") + part;
}
