/** Hebrew for the sheets that open over the table and the start; terms: glossary.md. */
import { durationFormatter } from "../duration";
import type { SheetTexts } from "../en/sheets";
import { engine } from "./engine";

const duration = durationFormatter("he");
const { cards, moves, place } = engine;

export const sheets: SheetTexts = {
  menu: {
    title: "תפריט",
    newDeal: "משחק חדש",
    enterCode: "הזנת קוד",
    restart: "להתחיל את החלוקה מחדש",
    takeBackRestart: "לבטל את ההתחלה מחדש",
    share: "שיתוף החלוקה",
    help: "מקשים ומחוות",
    rules: "הכללים",
    home: "דף הבית",
    language: "שפה",
  },
  dialogs: {
    close: "סגירה",
    back: "להביט בלוח",
    enterTitle: "הזנת קוד",
    enterHint:
      "שבע אותיות לטיניות, למשל CR1-\u2060N-\u2060CRESCEN. גם אותיות קטנות ורווחים מתקבלים.",
    enterLabel: "קוד משחק",
    enterGo: "למשחק",
    suggest: (code) => `התכוונתם ל־${code}?`,
    peekTitle: (pile) => `ערימה ${pile}`,
    peekCount: (count) => `${cards(count)}, מהקלף התחתון אל העליון`,
    peekFoundation: (value) => place(value),
    peekEmpty: "הערימה ריקה, וכך תישאר.",
    peekNext: "הערימה הבאה",
    peekPrevious: "הערימה הקודמת",
    stuckTitle: "המשחק תקוע",
    stuckText: "אף קלף לא יכול לזוז, ושום חלוקה מחדש לא תשנה זאת.",
    undoMove: "לבטל את המהלך האחרון",
    wonTitle: "ניצחון!",
    wonText: (moveCount, redealCount, seconds) => {
      const redeals = redealCount === 0 ? "בלי חלוקה מחדש" : engine.redeals(redealCount);
      return `כל 104 הקלפים על הקרנות: ${moves(moveCount)}, ${redeals}, ${duration(seconds)}.`;
    },
  },
  sharing: {
    saving: "המשחק נשמר…",
    waiting: "המשחק עוד לא נשמר. הוא יישלח שוב מעצמו, גם כשתחזרו לכאן.",
    saved: "נשמר. כל מי שיש לו הקישור יכול לצפות.",
    refused: "לא היה אפשר לשמור את המשחק.",
    tooLong: "המשחק ארוך מכדי להישמר.",
    share: "שיתוף",
    watch: "צפייה בשידור החוזר",
    replayLink: "קישור לשידור החוזר",
    dealLink: "קישור לחלוקה",
    copy: "העתקה",
    copied: "הועתק.",
    copyByHand: "העתיקו את הכתובת:",
    title: (code) => `Crescent, משחק ${code}`,
    wonText: (code, moveCount, deal) =>
      `ניצחתי במשחק Crescent ${code} ב־${moves(moveCount)}. שחקו גם אתם: ${deal} וצפו איך עשיתי זאת:`,
    dealText: (code) => `שחקו איתי במשחק Crescent ${code}:`,
  },
  help: {
    title: "מקשים ומחוות",
    gestures: "עכבר ומגע",
    tap: "נגיעה בקלף: הוא עובר ליעד היחיד שמקבל אותו. אם יש כמה יעדים, הקלף נבחר; אז געו ביעד.",
    doubleTap: "נגיעה כפולה: אל קרן שמקבלת את הקלף.",
    drag: "גרירה: אל היעד הרצוי; כל מקום בין הקרנות טוב לכולן.",
    hold: "לחיצה ארוכה או לחצן ימני: הצצה לתוך הערימה.",
    keys: "מקשים, כשהמיקוד בלוח",
    arrows: "מקשי החצים",
    arrowsDo: "מעבר ממקום למקום",
    figures: "1–16",
    figuresDo: "מעבר לערימה הזו",
    enter: "Enter, רווח",
    enterDo: "כמו נגיעה",
    escape: "Esc",
    escapeDo: "ביטול הבחירה",
    home: "אל קרן שמקבלת את הקלף",
    peek: "הצצה לתוך הערימה",
    undo: "ביטול מהלך",
    redo: "ביצוע שוב",
    redeal: "חלוקה מחדש",
    newDeal: "משחק חדש",
    status: "הקראת מצב המשחק",
    help: "העזרה הזו",
  },
};
