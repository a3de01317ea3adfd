/** Hebrew for the start; terms: glossary.md. */
import type { StartTexts } from "../en/start";
import { engine } from "./engine";

const date = new Intl.DateTimeFormat("he", { dateStyle: "long", timeZone: "UTC" });
const { moves } = engine;

export const start: StartTexts = {
  title: "Crescent",
  about: "סוליטר בשתי חפיסות: 16 ערימות, 8 קרנות ו־3 חלוקות מחדש.",
  daily: "החלוקה היומית",
  date: (time) => date.format(time),
  grades: { easy: "קלה", medium: "בינונית", hard: "קשה" },
  goOn: "המשך המשחק",
  goOnWith: (code, moveCount) => `\u2066${code}\u2069, ${moves(moveCount)}`,
  newDeal: "משחק חדש",
  newDealAbout: "אחד משמונה מיליארד",
  enterCode: "הזנת קוד",
  settings: "הגדרות",
  stats: "סטטיסטיקה",
  calendar: "החלוקות היומיות",
  rules: "הכללים",
  language: "שפה",
};
