/** Which language a page speaks, and the addresses that keep it. */
import type { Context } from "hono";
import { type EngineTexts, engine as enEngine } from "#i18n/en/engine";
import { pages as enPages, type PagesTexts } from "#i18n/en/pages";
import { rules as enRules, type RulesTexts } from "#i18n/en/rules";
import { engine as heEngine } from "#i18n/he/engine";
import { pages as hePages } from "#i18n/he/pages";
import { rules as heRules } from "#i18n/he/rules";
import {
  type Language,
  parseAcceptLanguage,
  parseLanguage,
  preferredLanguage,
} from "#i18n/languages";
import { engine as plEngine } from "#i18n/pl/engine";
import { pages as plPages } from "#i18n/pl/pages";
import { rules as plRules } from "#i18n/pl/rules";

/** All that the worker says in a language. */
export interface Texts {
  readonly engine: EngineTexts;
  readonly pages: PagesTexts;
  readonly rules: RulesTexts;
}

export const TEXTS: Readonly<Record<Language, Texts>> = {
  en: { engine: enEngine, pages: enPages, rules: enRules },
  he: { engine: heEngine, pages: hePages, rules: heRules },
  pl: { engine: plEngine, pages: plPages, rules: plRules },
};

/** A page's language: `fixed` when the address says it (`?lang=he`), else the browser's wish. */
export interface PageLanguage {
  readonly language: Language;
  readonly fixed: boolean;
}

/** The language of a request. An unknown `lang` is as good as none. */
export function languageOf(c: Context): PageLanguage {
  const fixed = parseLanguage(c.req.query("lang") ?? "");
  if (fixed !== null) return { language: fixed, fixed: true };
  const wanted = parseAcceptLanguage(c.req.header("Accept-Language") ?? "");
  return { language: preferredLanguage(wanted), fixed: false };
}

/** A path of the site that fixes a language. */
export function inLanguage(path: string, language: Language): string {
  return `${path}?lang=${language}`;
}

/** A path of the site as a page of this language links to it: a fixed language stays fixed. */
export function linkTo(path: string, { language, fixed }: PageLanguage): string {
  return fixed ? inLanguage(path, language) : path;
}
