/** Portuguese for why a text is no game code; terms: glossary.md. */
import type { CodeFault } from "#engine/code";
import type { CodesTexts } from "../en/codes";
import { pluralizer } from "../plural";

const plural = pluralizer("pt");

export const codes: CodesTexts = {
  codeFault: (value: CodeFault): string => {
    switch (value.id) {
      case "code-prefix":
        return `Não se conhece jogo com códigos que comecem por ${value.prefix}. Os nossos começam por CR1-N.`;
      case "code-character":
        return `“${value.character}” não é uma das letras de A a Z.`;
      case "code-length": {
        const letters = { one: "# letra", many: "# de letras", other: "# letras" };
        return `Um código tem sete letras; este ${value.length === 0 ? "não tem nenhuma" : `tem ${plural(value.length, letters)}`}.`;
      }
    }
  },
};
