/** Hebrew for what is said when something has happened at the table; terms: glossary.md. */
import type { SaidTexts } from "../en/said";
import { pluralizer } from "../plural";
import { engine } from "./engine";
import { redealsLeft } from "./words";

const plural = pluralizer("he");
const { action, card, cards, moves, place, placeWithCards } = engine;

export const said: SaidTexts = {
  refusal: (value) => {
    switch (value.id) {
      case "empty-source":
        return "אין כאן קלף שאפשר לקחת.";
      case "base-locked":
        return "בסיס הקרן נעול.";
      case "foundation-to-pile":
        return "קלף שעל קרן אינו חוזר לערימה.";
      case "same-place":
        return "הקלף כבר נמצא שם.";
      case "empty-pile":
        return "אי אפשר להניח על ערימה ריקה.";
      case "pile-full":
        return "הערימה הזו מלאה; בחרו יעד אחר.";
      case "different-suit":
        return "חייב להיות מאותו סמל.";
      case "wrong-rank":
        return value.to?.id === "foundation"
          ? "חייב להיות בדרגה הבאה של הקרן."
          : "חייב להיות בדרגה גבוהה או נמוכה יותר.";
      case "no-redeals":
        return "אין חלוקות מחדש.";
      case "nothing-to-redeal":
        return "באף ערימה אין שני קלפים, ולכן חלוקה מחדש לא תשנה דבר.";
      case "game-over":
        return "המשחק כבר נוצח.";
    }
  },
  did: (value) => `${action(value)}.`,
  shows: (value) => `${placeWithCards(value)}.`,
  undone: (value) => `בוטל: ${action(value)}.`,
  selected: (value, from, targets) =>
    `נבחר: ${card(value)}, ${place(from)}. ${plural(targets, {
      one: "יעד אחד מתאים.",
      two: "שני יעדים מתאימים.",
      other: "# יעדים מתאימים.",
    })}`,
  deselected: "הבחירה בוטלה.",
  noTarget: (value) => `אין מקום שמקבל את הקלף ${card(value)}.`,
  noHome: (value) => `אין קרן שמקבלת את הקלף ${card(value)}.`,
  nothingToUndo: "אין מה לבטל.",
  nothingToRedo: "אין מה לבצע שוב.",
  restarted: "חזרה להתחלה.",
  restartUndone: "המשחק חזר.",
  elsewhere: "המשחק הזה המשיך בלשונית אחרת. כך הוא נראה עכשיו.",
  stuck: "המשחק תקוע: אף קלף לא יכול לזוז.",
  won: "ניצחון!",
  status: (home, moveCount, left, undoable) => {
    const back = undoable === 0 ? "אין מה לבטל" : `אפשר לבטל ${moves(undoable)}`;
    return `${cards(home)} מתוך 104 על הקרנות, ${moves(moveCount)}, ${redealsLeft(left)}, ${back}.`;
  },
};
