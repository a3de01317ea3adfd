/** Spanish for why a text is no game code; terms: glossary.md. */
import type { CodeFault } from "#engine/code";
import type { CodesTexts } from "../en/codes";

export const codes: CodesTexts = {
  codeFault: (value: CodeFault): string => {
    switch (value.id) {
      case "code-prefix":
        return `No se conoce ningún juego cuyos códigos empiecen por ${value.prefix}. Los nuestros empiezan por CR1-N.`;
      case "code-character":
        return `«${value.character}» no es una de las letras de la A a la Z.`;
      case "code-length":
        return `Un código tiene siete letras; este tiene ${value.length}.`;
    }
  },
};
