/** Hebrew for what the worker writes itself: meta tags, the pages' frame, error pages. */
import type { PagesTexts } from "../en/pages";
import { engine } from "./engine";

/** A code stays in one piece and left to right in Hebrew text. */
const ltr = (text: string) => `\u2066${text}\u2069`;

export const pages: PagesTexts = {
  name: "Crescent",
  home: {
    title: "Crescent, סוליטר בשתי חפיסות",
    description:
      "משחקים Crescent בדפדפן: 16 ערימות, 8 קרנות, ולכל חלוקה קישור משלה. שתפו את המשחקים שבהם ניצחתם, ותנו לאחרים לצפות בהם מהלך אחר מהלך.",
    imageAlt: "שמונה קלפים בקשת מעל חרמש ירח והשם Crescent.",
  },
  play: {
    title: (code) => `חלוקה ${ltr(code)}`,
    description:
      "תצליחו לנצח בחלוקה הזו של Crescent? 104 קלפים, 16 ערימות, 8 קרנות ושלוש חלוקות מחדש. פתחו את הקישור ושחקו בדיוק את החלוקה הזו.",
    imageAlt: (code, tops) =>
      `Crescent, חלוקה ${ltr(code)}. הקלפים העליונים בערימות 1 עד ${tops.length}: ${tops.map(engine.card).join(", ")}.`,
  },
  replay: {
    title: (code, moves) => `ניצחון ב${prefixed(engine.moves(moves))}: ${ltr(code)}`,
    description: (moves, redeals) =>
      `צפו איך מנצחים בחלוקה הזו של Crescent ב${prefixed(engine.moves(moves))} ${withRedeals(redeals)}, צעד אחר צעד, ואז שחקו אותה בעצמכם.`,
    imageAlt: (code, moves, redeals) =>
      `Crescent, חלוקה ${ltr(code)}, ניצחון: כל שמונה הקרנות מלאות אחרי ${engine.moves(moves)} ${withRedeals(redeals)}.`,
    step: (ply, last) => `צעד ${ply} מתוך ${last}`,
  },
  challenge: {
    title: (code, moves) => `התוצאה שצריך לשפר, ${engine.moves(moves)}: ${ltr(code)}`,
    description: (moves, redeals) =>
      `בחלוקה הזו של Crescent ניצחו ב${prefixed(engine.moves(moves))} ${withRedeals(redeals)}. תצליחו לשפר? פתחו את הקישור ושחקו בדיוק את החלוקה הזו.`,
    imageAlt: (code, moves, redeals) =>
      `Crescent, חלוקה ${ltr(code)} בתחילתה. התוצאה שצריך לשפר: ${engine.moves(moves)}, ${engine.redeals(redeals)}.`,
  },
  wins: {
    title: (code) => `הניצחונות של ${code}`,
    description: (wins, fewest) =>
      fewest === null
        ? "איש עוד לא ניצח בחלוקה הזו של Crescent. היו הראשונים."
        : `ניצחונות בחלוקה הזו של Crescent: ${wins}. הטוב ביותר: ${engine.moves(fewest)}. צפו איך, צעד אחר צעד.`,
  },
  stats: {
    title: "סטטיסטיקה",
    description:
      "המשחקים שלכם ב־Crescent: כמה ניצחונות, כמה ברצף ובכמה מהלכים. הכול נשמר בדפדפן שלכם בלבד.",
  },
  calendar: {
    title: "החלוקות היומיות",
    description:
      "חלוקה של Crescent לכל יום, אותה חלוקה לכולם. הביטו בימים שעברו ושחקו את מה שהחמצתם.",
  },
  frame: {
    skip: "דילוג אל התוכן",
    navigation: "האתר",
    languages: "שפה",
    start: "התחלה",
    daily: "החלוקה היומית",
    rules: "הכללים",
    settings: "הגדרות",
    noScript: "המשחק עצמו צריך JavaScript. את הכללים אפשר לקרוא גם בלעדיו.",
  },
  failure: {
    title: "משהו חסר",
    text: "חלק מהדף לא נטען. אולי אין רשת, ואולי בדיוק יצאה גרסה חדשה. המשחקים שלכם שמורים.",
    reload: "טעינה מחדש",
    close: "סגירה",
  },
  error: {
    title: {
      "bad-code": "זה אינו קוד משחק",
      "no-replay": "אין משחק כזה",
      "no-page": "אין כאן כלום",
      "no-daily": "אין חלוקה לתאריך הזה",
      unavailable: "נסו שוב בעוד רגע",
    },
    text: {
      "bad-code": `קוד משחק נראה כך: ${ltr("CR1-\u2060N-\u2060AAAAAAB")}; גם שבע האותיות לבדן מספיקות.`,
      "no-replay": "לא נשמר משחק גמור בקישור הזה. אולי חסרות בו אותיות.",
      "no-page": "הכתובת הזו אינה מובילה לשום מקום. אולי חסרות בה אותיות.",
      "no-daily": `לכל יום יש חלוקה, מ־1 בינואר 2026 ועד היום, למשל ${ltr("/daily/2026-11-30")}.`,
      unavailable: "כרגע אי אפשר להגיע למשחקים השמורים. דבר לא אבד.",
    },
    asked: "ביקשתם:",
    suggestion: "התכוונתם לחלוקה הזו?",
    playDeal: (code) => `לשחק בחלוקה ${ltr(code)}`,
  },
};

function withRedeals(redeals: number): string {
  return redeals === 0 ? "בלי חלוקה מחדש" : `עם ${engine.redeals(redeals)}`;
}

/** A one-letter word is joined to a numeral by a hyphen, to a word directly. */
function prefixed(text: string): string {
  return /^\d/.test(text) ? `־${text}` : text;
}
