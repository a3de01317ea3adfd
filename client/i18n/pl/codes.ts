/** Polish for why a text is no game code; terms: glossary.md. */
import type { CodeFault } from "#engine/code";
import type { CodesTexts } from "../en/codes";
import { pluralizer } from "../plural";

const plural = pluralizer("pl");

export const codes: CodesTexts = {
  codeFault: (value: CodeFault): string => {
    switch (value.id) {
      case "code-prefix":
        return `Nie ma gry, której kody zaczynają się od ${value.prefix}. Nasze zaczynają się od CR1-N.`;
      case "code-character":
        return `Znak „${value.character}” nie jest jedną z liter od A do Z.`;
      case "code-length": {
        const letters = {
          one: "jest # litera",
          few: "są # litery",
          many: "jest # liter",
          other: "jest # litery",
        };
        return `Kod ma siedem liter; tutaj ${value.length === 0 ? "nie ma żadnej" : plural(value.length, letters)}.`;
      }
    }
  },
};
