/** The forms of a counted phrase, by the categories of Intl.PluralRules. */
export type PluralForms = Readonly<
  Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string }
>;

/**
 * A function that says how many there are in a language (its BCP 47 tag): `#` in the chosen form
 * becomes the number, written the language's way in the digits that stand on the board.
 */
export function pluralizer(
  language: Intl.UnicodeBCP47LocaleIdentifier,
): (count: number, forms: PluralForms) => string {
  const rules = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(language, { numberingSystem: "latn" });
  return (count, forms) =>
    (forms[rules.select(count)] ?? forms.other).replace("#", numbers.format(count));
}
