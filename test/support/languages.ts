/** All that is said in each language. */
import type { ClientTexts } from "#i18n/en/client";
import type { MoreTexts } from "#i18n/en/more";
import type { PagesTexts } from "#i18n/en/pages";
import type { RulesTexts } from "#i18n/en/rules";
import type { StartTexts } from "#i18n/en/start";
import { LANGUAGES, type Language } from "#i18n/languages";

/** What a language says, by its sections. */
export type Said = ClientTexts &
  MoreTexts & {
    readonly pages: PagesTexts;
    readonly rules: RulesTexts;
    readonly start: StartTexts;
  };

async function load(language: Language): Promise<Said> {
  const [{ texts }, { more }, { pages }, { rules }, { start }] = await Promise.all([
    import(`../../client/i18n/${language}/client.ts`),
    import(`../../client/i18n/${language}/more.ts`),
    import(`../../client/i18n/${language}/pages.ts`),
    import(`../../client/i18n/${language}/rules.ts`),
    import(`../../client/i18n/${language}/start.ts`),
  ]);
  return { ...texts, ...more, pages, rules, start };
}

export const SAID = Object.fromEntries(
  await Promise.all(LANGUAGES.map(async (language) => [language, await load(language)] as const)),
) as Readonly<Record<Language, Said>>;
