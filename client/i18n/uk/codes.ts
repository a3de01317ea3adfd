/** Ukrainian for why a text is no game code; terms: glossary.md. */
import type { CodeFault } from "#engine/code";
import type { CodesTexts } from "../en/codes";
import { pluralizer } from "../plural";

const plural = pluralizer("uk");

export const codes: CodesTexts = {
  codeFault: (value: CodeFault): string => {
    switch (value.id) {
      case "code-prefix":
        return `Гра з кодами, що починаються на ${value.prefix}, невідома. Наші коди починаються на CR1-N.`;
      case "code-character":
        return `Знак «${value.character}» не є латинською літерою від A до Z.`;
      case "code-length": {
        const letters = { one: "# літера", few: "# літери", many: "# літер", other: "# літери" };
        return `У коді сім літер, а тут ${value.length === 0 ? "немає жодної" : plural(value.length, letters)}.`;
      }
    }
  },
};
