/** Russian for why a text is no game code; terms: glossary.md. */
import type { CodeFault } from "#engine/code";
import type { CodesTexts } from "../en/codes";
import { pluralizer } from "../plural";

const plural = pluralizer("ru");

export const codes: CodesTexts = {
  codeFault: (value: CodeFault): string => {
    switch (value.id) {
      case "code-prefix":
        return `Игра с кодами, которые начинаются на ${value.prefix}, неизвестна. Наши коды начинаются на CR1-N.`;
      case "code-character":
        return `Знак «${value.character}» — не латинская буква от A до Z.`;
      case "code-length": {
        const letters = { one: "# буква", few: "# буквы", many: "# букв", other: "# буквы" };
        return `В коде семь букв, а здесь ${value.length === 0 ? "нет ни одной" : plural(value.length, letters)}.`;
      }
    }
  },
};
