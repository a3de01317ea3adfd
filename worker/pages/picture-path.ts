import { LANGUAGES } from "#i18n/languages";
import { inLanguage, type PageLanguage } from "./language";

/** The picture of a deal's or a replay's path, with the index letters and words of a language. */
export function picturePath(path: string, { language }: PageLanguage): string {
  return language === LANGUAGES[0] ? `${path}.png` : inLanguage(`${path}.png`, language);
}
