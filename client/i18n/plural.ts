import type { Language } from "./languages";

/** The forms of a counted phrase, by the categories of Intl.PluralRules. */
export type PluralForms = Readonly<
  Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string }
>;

/**
 * A function that says how many there are: `#` in the chosen form becomes the number, written
 * the language's way.
 */
export function pluralizer(language: Language): (count: number, forms: PluralForms) => string {
  const rules = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(language);
  return (count, forms) =>
    (forms[rules.select(count)] ?? forms.other).replace("#", numbers.format(count));
}
