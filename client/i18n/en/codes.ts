/** English for why a text is no game code. */
import type { CodeFault } from "#engine/code";

export const codes = {
  /** Why a text is no game code, a whole sentence. */
  codeFault: (value: CodeFault): string => {
    switch (value.id) {
      case "code-prefix":
        return `No game is known whose codes begin with ${value.prefix}. Ours begin with CR1-N.`;
      case "code-character":
        return `“${value.character}” is not one of the letters A to Z.`;
      case "code-length":
        return `A code has seven letters; this one has ${value.length}.`;
    }
  },
};

export type CodesTexts = typeof codes;
