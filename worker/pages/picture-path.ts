import { LANGUAGES } from "#i18n/languages";
import { inLanguage, type PageLanguage } from "./language";

/**
 * The picture of a deal's or a replay's path, with the index letters and words of a language;
 * `ply` is the step of a replay that it shows, null for the whole.
 */
export function picturePath(
  path: string,
  { language }: PageLanguage,
  ply: number | null = null,
): string {
  const spoken = language === LANGUAGES[0] ? `${path}.png` : inLanguage(`${path}.png`, language);
  if (ply === null) return spoken;
  return `${spoken}${spoken.includes("?") ? "&" : "?"}ply=${ply}`;
}
