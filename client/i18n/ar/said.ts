/** Arabic for what is said when something has happened at the table; terms: glossary.md. */
import type { SaidTexts } from "../en/said";
import { pluralizer } from "../plural";
import { engine } from "./engine";
import { movesAfter, redealsLeft } from "./words";

const plural = pluralizer("ar");
const { action, card, cards, moves, place, placeWithCards } = engine;

export const said: SaidTexts = {
  refusal: (value) => {
    switch (value.id) {
      case "empty-source":
        return "لا ورقة هنا يمكن أخذها.";
      case "base-locked":
        return "ورقة البداية في الأساس لا تتحرّك أبدًا.";
      case "foundation-to-pile":
        return "الورقة التي على أساس لا ترجع إلى كومة.";
      case "same-place":
        return "الورقة موجودة هناك أصلًا.";
      case "empty-pile":
        return "الكومة التي فرغت تبقى فارغة.";
      case "pile-full":
        return `هذه الكومة ممتلئة، ففيها ${cards(value.limit)}؛ اختر مكانًا آخر.`;
      case "different-suit":
        return "يجب أن تكون الورقة من النقش نفسه.";
      case "wrong-rank":
        return value.to?.id === "foundation"
          ? "يجب أن تكون الورقة هي التالية في الأساس."
          : "يجب أن تكون الورقة أعلى أو أدنى برتبة واحدة.";
      case "no-redeals":
        return "لم تبقَ إعادة توزيع.";
      case "nothing-to-redeal":
        return "لا توجد كومة فيها ورقتان، فإعادة التوزيع لن تغيّر شيئًا.";
      case "game-over":
        return "انتهت الجولة بالفوز.";
    }
  },
  did: (value) => `${action(value)}.`,
  shows: (value) => `${placeWithCards(value)}.`,
  undone: (value) => `تراجُع عن: ${action(value)}.`,
  selected: (value, from, targets) =>
    `حُدّدت الورقة: ${card(value)}، ${place(from)}. ${plural(targets, {
      zero: "لا مكان يقبلها.",
      one: "مكان واحد يقبلها.",
      two: "مكانان يقبلانها.",
      few: "# أماكن تقبلها.",
      many: "# مكانًا يقبلها.",
      other: "# مكان يقبلها.",
    })}`,
  deselected: "لا ورقة محدَّدة.",
  noTarget: (value) => `${card(value)}: لا مكان يقبل هذه الورقة.`,
  noHome: (value) => `${card(value)}: لا أساس يقبل هذه الورقة.`,
  nothingToUndo: "لا شيء للتراجع عنه.",
  nothingToRedo: "لا شيء لإعادته.",
  restarted: "من البداية.",
  restartUndone: "عادت الجولة السابقة.",
  elsewhere: "استمرت هذه الجولة في علامة تبويب أخرى. هكذا صارت الآن.",
  stuck: "طريق مسدود: لا ورقة يمكن نقلها.",
  won: "فوز!",
  status: (home, moveCount, left, undoable) => {
    const back = undoable === 0 ? "لا شيء للتراجع عنه" : `يمكن التراجع عن ${movesAfter(undoable)}`;
    return `على الأساسات ${cards(home)} من 104، ${moves(moveCount)}، ${redealsLeft(left)}، ${back}.`;
  },
};
