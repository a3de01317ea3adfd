/** Hebrew for why a text is no game code; terms: glossary.md. */
import type { CodeFault } from "#engine/code";
import type { CodesTexts } from "../en/codes";
import { pluralizer } from "../plural";

const plural = pluralizer("he");

export const codes: CodesTexts = {
  codeFault: (value: CodeFault): string => {
    switch (value.id) {
      case "code-prefix":
        return `לא מוכר משחק שהקודים שלו מתחילים ב־${value.prefix}. שלנו מתחילים ב־CR1-N.`;
      case "code-character":
        return `התו "${value.character}" אינו אחת האותיות A עד Z.`;
      case "code-length": {
        const letters = { one: "אות אחת", two: "שתי אותיות", other: "# אותיות" };
        return `בקוד יש שבע אותיות; כאן ${value.length === 0 ? "אין אף אות" : `יש ${plural(value.length, letters)}`}.`;
      }
    }
  },
};
