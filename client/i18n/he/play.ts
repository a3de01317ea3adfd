/** Hebrew for the board, the table at which it is played, and the start; terms: glossary.md. */
import { durationFormatter } from "../duration";
import type { PlayTexts } from "../en/play";
import { pluralizer } from "../plural";
import { engine } from "./engine";

const plural = pluralizer("he");
const duration = durationFormatter("he");
const date = new Intl.DateTimeFormat("he", { dateStyle: "long", timeZone: "UTC" });
const { action, card, cards, moves, place, placeWithCards } = engine;

const redealsLeft = (count: number) =>
  count === 0
    ? "לא נותרו חלוקות מחדש"
    : plural(count, {
        one: "נותרה חלוקה מחדש אחת",
        two: "נותרו שתי חלוקות מחדש",
        other: "נותרו # חלוקות מחדש",
      });

export const play: PlayTexts = {
  board: {
    board: "לוח",
    leftArm: "זרוע שמאל, ערימות 1 עד 4",
    topRow: "השורה העליונה, ערימות 5 עד 12",
    rightArm: "זרוע ימין, ערימות 13 עד 16",
    ascending: "קרנות עולות",
    descending: "קרנות יורדות",
    selected: "נבחר",
    target: "מקבל את הקלף",
  },
  said: {
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
  },
  table: {
    controls: "פעולות במשחק",
    undo: "ביטול",
    redo: "ביצוע שוב",
    redeal: "חלוקה",
    redealsLeft: (count) => (count === 0 ? "אין חלוקות מחדש" : `חלוקה מחדש, ${redealsLeft(count)}`),
    noRedeals: "אין חלוקות",
    peek: "הצצה לערימות",
    peekShort: "הצצה",
    menu: "תפריט",
    newDeal: "משחק חדש",
    moves: "מהלכים",
    time: "זמן",
  },
  menu: {
    title: "תפריט",
    newDeal: "משחק חדש",
    enterCode: "הזנת קוד",
    restart: "להתחיל את החלוקה מחדש",
    takeBackRestart: "לבטל את ההתחלה מחדש",
    share: "שיתוף החלוקה",
    help: "מקשים ומחוות",
    rules: "חוקים",
    home: "דף הבית",
    language: "שפה",
  },
  dialogs: {
    close: "סגירה",
    back: "להביט בלוח",
    enterTitle: "הזנת קוד",
    enterHint: "שבע אותיות לטיניות, למשל CR1-N-CRESCEN. גם אותיות קטנות ורווחים מתקבלים.",
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
  start: {
    title: "Crescent",
    about: "סוליטר בשתי חפיסות: 16 ערימות, 8 קרנות ו־3 חלוקות מחדש.",
    daily: "החלוקה היומית",
    date: (time) => date.format(time),
    goOn: "המשך המשחק",
    goOnWith: (code, moveCount) => `\u2066${code}\u2069, ${moves(moveCount)}`,
    newDeal: "משחק חדש",
    newDealAbout: "אחד משמונה מיליארד",
    enterCode: "הזנת קוד",
    rules: "חוקים",
    language: "שפה",
  },
};
