/** Hebrew for statistics, favourites, one's data as a file, and the calendar of daily deals; terms: glossary.md. */
import { durationFormatter } from "../duration";
import type { StatsTexts } from "../en/stats";
import { formats } from "../formats";
import { pluralizer } from "../plural";
import { engine } from "./engine";

const plural = pluralizer("he");
const ltr = (code: string) => `\u2066${code}\u2069`;

export const stats: StatsTexts = {
  page: {
    title: "סטטיסטיקה",
    empty: "עוד אין מה לספור. משחק נספר מהמהלך הראשון שלו.",
  },
  figures: {
    title: "נתונים",
    begun: "משחקים שהתחלתם",
    won: "ניצחונות",
    streak: "ניצחונות ברצף",
    bestStreak: "הרצף הארוך ביותר",
    fewestMoves: "הכי פחות מהלכים",
    middleMoves: "מספר מהלכים טיפוסי",
    fastest: "הניצחון המהיר ביותר",
    time: "זמן במשחקים שנוצחו",
    redeals: "חלוקות מחדש לניצחון",
    dailyWon: "ניצחונות בחלוקה היומית",
    dailyStreak: "ימים ברצף",
    dailyBest: "שיא הימים ברצף",
    attempts: (count) =>
      plural(count, { one: "ניסיון אחד", two: "שני ניסיונות", other: "# ניסיונות" }),
    wins: (count) => plural(count, { one: "ניצחון אחד", two: "שני ניצחונות", other: "# ניצחונות" }),
  },
  plots: {
    moves: "המהלכים בניצחונות",
    movesSummary: (least, most, middle) =>
      `בין ${least} ל־${most} מהלכים; בחצי מהניצחונות ${middle} או פחות.`,
    time: "ניצחונות לאורך זמן",
    timeSummary: (count, since) => `${count} מאז ${since}.`,
    asTable: "כטבלה",
    when: "מתי",
    wins: "ניצחונות",
  },
  deals: {
    unfinished: "לא גמורים",
    unfinishedAbout: "משחק שעזבתם קוטע רצף רק עד שתנצחו בו.",
    title: "החלוקות שלכם",
    deal: "חלוקה",
    time: "המהיר ביותר",
    daily: (date) => `החלוקה של ${date}`,
    more: "עוד חלוקות",
  },
  favourites: {
    title: "מועדפים",
    none: "אפשר לסמן חלוקה בתפריט שלה, או כאן, ולכתוב עליה הערה.",
    mark: "הוספה למועדפים",
    edit: "מועדף: הערה",
    editOf: (code) => `הערה על ${ltr(code)}`,
    note: "הערה",
    save: "שמירה",
    remove: "הסרה",
    removed: (code) => `${ltr(code)} הוסרה מהמועדפים.`,
    back: "ביטול",
  },
  data: {
    title: "הנתונים שלכם",
    about:
      "כל זה נשמר בדפדפן הזה בלבד, ודפדפנים שוכחים. קובץ שומר על הנתונים ומעביר אותם למכשיר אחר.",
    save: "שמירה לקובץ",
    load: "טעינה מקובץ",
    saved: "הקובץ נכתב.",
    attempts: (count) =>
      plural(count, {
        one: "משחק אחד לסטטיסטיקה",
        two: "שני משחקים לסטטיסטיקה",
        other: "# משחקים לסטטיסטיקה",
      }),
    favourites: (count) =>
      plural(count, { one: "מועדף אחד", two: "שני מועדפים", other: "# מועדפים" }),
    games: (count) =>
      plural(count, { one: "משחק שמור אחד", two: "שני משחקים שמורים", other: "# משחקים שמורים" }),
    settings: "הגדרות",
    taken: (list) => `חדש כאן: ${list}.`,
    nothing: "אין בקובץ שום דבר חדש.",
    known: (count) =>
      plural(count, {
        one: "פריט אחד כבר היה כאן.",
        two: "שני פריטים כבר היו כאן.",
        other: "# פריטים כבר היו כאן.",
      }),
    refused: (count) =>
      plural(count, {
        one: "פריט אחד לא היה קריא ולא נלקח.",
        two: "שני פריטים לא היו קריאים ולא נלקחו.",
        other: "# פריטים לא היו קריאים ולא נלקחו.",
      }),
    lost: (count) =>
      plural(count, {
        one: "לפריט אחד לא היה מקום בדפדפן.",
        two: "לשני פריטים לא היה מקום בדפדפן.",
        other: "ל־# פריטים לא היה מקום בדפדפן.",
      }),
    fault: {
      "not-ours": "זה אינו קובץ של Crescent, או שהוא פגום. דבר לא השתנה.",
      newer: "הקובץ נכתב בגרסה חדשה יותר של Crescent. טענו את הדף מחדש ונסו שוב.",
      "too-large": "הקובץ גדול מכדי להיות קובץ של Crescent. דבר לא השתנה.",
    },
  },
  counting: {
    title: "איך סופרים",
    lines: [
      "משחק נספר מהמהלך הראשון או מהחלוקה מחדש הראשונה, ולא מפתיחת החלוקה.",
      "כל חלוקה היא משחק אחד, גם אם מתחילים אותה שוב ושוב; היא נוצחה אם אחד הניסיונות הצליח.",
      "רצף נמנה לפי הסדר שבו התחלתם את המשחקים. המשחק שהתחלתם אחרון אינו קוטע רצף. משחק שעזבתם קוטע אותו, עד שתחזרו ותנצחו בו.",
      "ימים ברצף הם ימים שאת החלוקה שלהם התחלתם באותו יום (לפי UTC) וניצחתם בה, גם אם אחרי חצות.",
      "משחק שממשיך שידור חוזר של מישהו אינו נספר.",
      "נשמרים 20,000 הניסיונות האחרונים. הזמנים הם לפי דיווח המכשיר שלכם.",
    ],
  },
  calendar: {
    title: "החלוקות היומיות",
    previous: "החודש הקודם",
    next: "החודש הבא",
    today: "היום",
    won: (moves) => `ניצחון ב־${engine.moves(moves)}`,
    wonShort: "ניצחון",
    begun: "הותחלה",
    summary: (won, days) => `${won} מתוך ${days} נוצחו`,
    firstWeekday: 0,
    about:
      "חלוקה לכל יום, אותה חלוקה לכולם. היום מתחלף בחצות לפי UTC. מיום שני עד יום ראשון הן הולכות ונעשות קשות, ובכולן אפשר לנצח.",
  },
  formats: formats("he"),
  duration: durationFormatter("he"),
};
