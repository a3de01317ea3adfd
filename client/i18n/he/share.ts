/** Hebrew for what travels: wins of a deal, challenges, positions, comparisons; terms: glossary.md. */
import type { ShareTexts } from "../en/share";
import { formats } from "../formats";
import { pluralizer } from "../plural";
import { engine } from "./engine";

const plural = pluralizer("he");
const { number } = formats("he");
const { moves } = engine;
const redeals = (count: number) => (count === 0 ? "ללא חלוקה מחדש" : engine.redeals(count));
const fewer = (count: number) =>
  plural(count, { one: "מהלך אחד פחות", two: "שני מהלכים פחות", other: "# מהלכים פחות" });

export const share: ShareTexts = {
  wins: {
    title: (code) => `הניצחונות של ${code}`,
    all: "כל הניצחונות בחלוקה הזו",
    count: "ניצחונות",
    fewest: "הכי מעט מהלכים",
    none: "איש עוד לא ניצח בחלוקה הזו. היו הראשונים.",
    watchBest: "צפייה במשחק הטוב ביותר",
    list: "השידורים החוזרים הטובים ביותר",
    order: "קודם פחות מהלכים, אחר כך פחות חלוקות מחדש, ואז מי שהקדים.",
    place: "מקום",
    moves: "מהלכים",
    redeals: "חלוקות מחדש",
    time: "זמן לפי דיווח",
    day: "תאריך",
    watch: (place) => `צפייה במקום ${number(place)}`,
    compare: (place) => `השוואה של מקום ${number(place)} לטוב ביותר`,
    compareShort: "השוואה",
    you: "אתם",
    plotAll: "מהלכים בכל הניצחונות",
    plotBest: (count) => `מהלכים ב־${number(count)} הניצחונות הטובים ביותר`,
    yours: "המשחקים שלכם",
    yourWin: (moveCount, redealCount) =>
      `המשחק הטוב ביותר שלכם: ${moves(moveCount)}, ${redeals(redealCount)}.`,
    yourPlace: (place, of) => `מקום ${number(place)} מתוך ${number(of)}.`,
    yourBelow: (count) => `לא בין ${number(count)} הטובים ביותר.`,
    toBest: (moveCount) => `הטוב ביותר הסתיים ב־${fewer(moveCount)}.`,
    begun: "התחלתם את החלוקה הזו ועוד לא ניצחתם בה.",
    notBegun: "עוד לא שיחקתם את החלוקה הזו.",
    stale: "לא היה אפשר להביא את הניצחונות החדשים; אלה נכונים לזמן טעינת הדף.",
  },
  challenge: {
    send: "להזמין לאתגר",
    link: "קישור לאתגר",
    text: (code, moveCount) =>
      `נראה אתכם משפרים את התוצאה שלי, ${moves(moveCount)}, במשחק Crescent ${code}:`,
    greeting: (moveCount, redealCount) =>
      `התוצאה שצריך לשפר: ${moves(moveCount)}, ${redeals(redealCount)}.`,
    gone: "המשחק שהקישור מבקש לשפר לא נמצא. אפשר לשחק את החלוקה גם בלעדיו.",
    beaten: (by) => `עמדתם באתגר: ${fewer(by)}.`,
    missed: (by) => `האתגר עומד בעינו: שם היו ${fewer(by)}.`,
    fewerRedeals: "עמדתם באתגר: אותו מספר מהלכים, פחות חלוקות מחדש.",
    moreRedeals: "האתגר עומד בעינו: אותו מספר מהלכים, פחות חלוקות מחדש.",
    equal: "תוצאה זהה לאתגר: אותו מספר מהלכים וחלוקות מחדש.",
  },
  position: {
    send: "שיתוף המצב",
    link: "קישור למצב הזה",
    text: (code, moveCount) => `משחק Crescent ${code} אחרי ${moves(moveCount)}. המשיכו מכאן:`,
    title: "לפתוח את המצב ששותף?",
    open: "לפתוח את המצב",
    opened: (moveCount) => `מצב ששותף: עד כה ${moves(moveCount)}.`,
    damaged: (moveCount) => `הקישור פגום. היה אפשר לקרוא ממנו ${moves(moveCount)}.`,
  },
  compare: {
    title: (code) => `שני שידורים חוזרים של ${code}`,
    open: "השוואה לשידור חוזר אחר",
    choose: "ניצחון אחר בחלוקה הזו",
    paste: "או קישור לשידור חוזר",
    go: "השוואה",
    bad: "זה אינו קישור לשידור חוזר אחר של החלוקה הזו.",
    none: "לא ידוע על ניצחון אחר בחלוקה הזו.",
    unknown: "לא היה אפשר להביא את הניצחונות האחרים.",
    missing: "לא היה אפשר להביא את השידור החוזר האחר.",
    by: "זה לצד זה",
    bySteps: "לפי צעדים",
    byHome: "לפי קלפים על הקרנות",
    alike: (ply) =>
      ply === 0 ? "הם נפרדים כבר בצעד הראשון." : `זהים עד צעד ${number(ply)}, ואז נפרדים.`,
    same: "שניהם אותו משחק.",
    toParting: "למקום שבו הם נפרדים",
    alone: "רק השידור החוזר הזה",
  },
  picture: {
    make: "תמונה נעה",
    about: "השידור החוזר כולו כקובץ GIF, לצ׳אט.",
    making: "התמונה מצוירת …",
    cancel: "ביטול",
    cancelled: "בוטל.",
    ready: (kilobytes) => `התמונה מוכנה: ${number(kilobytes)} KB.`,
    send: "שיתוף התמונה",
    save: "הורדת התמונה",
    failed: "הדפדפן הזה לא הצליח לצייר את התמונה.",
  },
  embed: {
    open: "פתיחה ב־Crescent",
    code: "העתקת קוד להטמעה",
  },
};
