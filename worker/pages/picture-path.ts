import { LANGUAGES } from "#i18n/languages";
import { inLanguage, type PageLanguage, withPart } from "./language";

/**
 * The picture of a deal's or a replay's path, with the index letters and words of a language;
 * `part` is the query of what it shows, such as one step of a replay; empty for the whole.
 */
export function picturePath(path: string, { language }: PageLanguage, part = ""): string {
  const spoken = language === LANGUAGES[0] ? `${path}.png` : inLanguage(`${path}.png`, language);
  return withPart(spoken, part);
}
