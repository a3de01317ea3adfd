/** Arabic for why a text is no game code; terms: glossary.md. */
import type { CodeFault } from "#engine/code";
import type { CodesTexts } from "../en/codes";
import { pluralizer } from "../plural";
import { ltr } from "./words";

const plural = pluralizer("ar");

export const codes: CodesTexts = {
  codeFault: (value: CodeFault): string => {
    switch (value.id) {
      case "code-prefix":
        return `لا تُعرف لعبة تبدأ رموزها بـ${ltr(value.prefix)}. رموزنا تبدأ بـ${ltr("CR1-N")}.`;
      case "code-character":
        return `«${value.character}» ليس من الأحرف اللاتينية من A إلى Z.`;
      case "code-length": {
        const letters = {
          zero: "لا حرف",
          one: "حرف واحد",
          two: "حرفان",
          few: "# أحرف",
          many: "# حرفًا",
          other: "# حرف",
        };
        return `في الرمز سبعة أحرف، وهنا ${plural(value.length, letters)}.`;
      }
    }
  },
};
