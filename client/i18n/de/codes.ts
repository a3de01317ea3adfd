/** German for why a text is no game code; terms: glossary.md. */
import type { CodeFault } from "#engine/code";
import type { CodesTexts } from "../en/codes";

export const codes: CodesTexts = {
  codeFault: (value: CodeFault): string => {
    switch (value.id) {
      case "code-prefix":
        return `Kein bekanntes Spiel hat Codes, die mit ${value.prefix} beginnen. Unsere beginnen mit CR1-N.`;
      case "code-character":
        return `„${value.character}“ ist keiner der Buchstaben A bis Z.`;
      case "code-length":
        return `Ein Code hat sieben Buchstaben; dieser hat ${value.length}.`;
    }
  },
};
