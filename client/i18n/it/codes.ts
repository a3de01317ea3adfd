/** Italian for why a text is no game code; terms: glossary.md. */
import type { CodeFault } from "#engine/code";
import type { CodesTexts } from "../en/codes";

export const codes: CodesTexts = {
  codeFault: (value: CodeFault): string => {
    switch (value.id) {
      case "code-prefix":
        return `Non si conoscono giochi con codici che iniziano per ${value.prefix}. I nostri iniziano per CR1-N.`;
      case "code-character":
        return `«${value.character}» non è una delle lettere dalla A alla Z.`;
      case "code-length":
        return `Un codice ha sette lettere; questo ne ha ${value.length}.`;
    }
  },
};
