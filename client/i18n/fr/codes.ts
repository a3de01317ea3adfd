/** French for why a text is no game code; terms: glossary.md. */
import type { CodeFault } from "#engine/code";
import type { CodesTexts } from "../en/codes";

export const codes: CodesTexts = {
  codeFault: (value: CodeFault): string => {
    switch (value.id) {
      case "code-prefix":
        return `Aucun jeu connu n’a de codes commençant par ${value.prefix}. Les nôtres commencent par CR1-N.`;
      case "code-character":
        return `« ${value.character} » n’est pas une des lettres de A à Z.`;
      case "code-length":
        return `Un code a sept lettres ; celui-ci en a ${value.length}.`;
    }
  },
};
