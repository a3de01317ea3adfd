/** Hebrew for the settings, for where the cards lie and for the position in words; terms: glossary.md. */
import type { TableTexts } from "../en/settings";
import { engine } from "./engine";

const { card, cards, place } = engine;

export const table: TableTexts = {
  choices: {
    theme: { name: "בהירות", system: "כמו במכשיר", light: "בהיר", dark: "כהה" },
    table: { name: "השולחן", felt: "לבד", plain: "חלק" },
    deck: { name: "הסמלים", two: "שני צבעים", four: "ארבעה צבעים" },
    index: { name: "הסימונים על הקלפים", normal: "רגילים", large: "גדולים" },
    letters: { name: "האותיות על הקלפים", own: "לפי השפה" },
    motion: { name: "תנועה", normal: "רגילה", slow: "איטית", fast: "מהירה", off: "בלי" },
    reasons: { name: "להציג למה מהלך נדחה", on: "כן", off: "לא" },
    clock: { name: "שעון", on: "מוצג", off: "מוסתר" },
    drag: { name: "הזזת קלפים", on: "הקשה או גרירה", off: "הקשה בלבד" },
    hand: { name: "הכפתורים", right: "ליד ימין", left: "ליד שמאל" },
    standing: { name: "להציג אם עוד אפשר לנצח", off: "לא", on: "כן" },
    deals: { name: "חלוקות חדשות", winnable: "שאפשר לנצח בהן", any: "כל חלוקה" },
  },
  settings: {
    title: "הגדרות",
    language: "שפה",
    reduced: "המכשיר שלכם מבקש בלי תנועה, ולכן אין תנועה.",
  },
  survey: {
    title: "איפה נמצאים הקלפים",
    suits: "סמל",
    rank: "קלף",
    first: "עותק אחד",
    second: "העותק השני",
    under: (where, above) =>
      above === 0 ? `${place(where)}, למעלה` : `${place(where)}, מעליו ${cards(above)}`,
    home: "על קרן",
    both: (value, one, other) => `${card(value)}: ${one}; ${other}.`,
    hint: "הקישו על קלף כדי לדעת איפה שני העותקים שלו.",
  },
  position: {
    title: "המצב במילים",
    full: "מלאות, לא מקבלות עוד קלף: ",
    copy: "העתקה",
    copied: "הועתק.",
    copyByHand: "ההעתקה לא הצליחה. סמנו את הטקסט והעתיקו אותו.",
  },
};
