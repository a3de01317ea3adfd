/** Hebrew for the page that shows a replay step by step; terms: glossary.md. */
import { durationFormatter } from "../duration";
import type { ViewerTexts } from "../en/viewer";
import { pluralizer } from "../plural";
import { engine } from "./engine";
import { redealsLeft } from "./words";

const plural = pluralizer("he");
const number = new Intl.NumberFormat("he");
const date = new Intl.DateTimeFormat("he", { dateStyle: "long" });
const duration = durationFormatter("he");
const { moves } = engine;

const redeals = (count: number) => (count === 0 ? "ללא חלוקה מחדש" : engine.redeals(count));
/** “With …”, which is written as one word with what follows. */
const withRedeals = (count: number) => (count === 0 ? redeals(0) : `עם ${redeals(count)}`);

export const viewer: ViewerTexts = {
  title: (code) => `שידור חוזר של ${code}`,
  won: (moveCount, redealCount) => `ניצחון ב־${moves(moveCount)}, ${redeals(redealCount)}`,
  time: (seconds) => `${duration(seconds)}, לפי דיווח השחקן`,
  wonOn: (time) => date.format(time),

  controls: "הפעלה",
  first: "להתחלה",
  previous: "צעד אחורה",
  play: "הפעלה",
  pause: "השהיה",
  next: "צעד קדימה",
  last: "לסוף",
  speed: "מהירות",
  times: (speed) => `×${number.format(speed)}`,

  timeline: "צעד",
  step: (ply, last) => `צעד ${number.format(ply)} מתוך ${number.format(last)}`,
  stepWith: (ply, last, words) => `צעד ${number.format(ply)} מתוך ${number.format(last)}: ${words}`,
  soFar: (moveCount, redealCount) => `${moves(moveCount)}, ${redeals(redealCount)}`,
  home: (count, all) => {
    const placed = plural(count, { one: "קלף אחד", two: "שני קלפים", other: "# קלפים" });
    return `${placed} מתוך ${number.format(all)} על הקרנות`;
  },
  left: redealsLeft,
  markRedeal: "חלוקה מחדש",
  markHome: "אל קרן",
  markEmptied: "ערימה שהתרוקנה",

  steps: "צעדים",
  deal: "החלוקה",
  emptied: (pile) => `ערימה ${pile} התרוקנה`,
  wins: "ניצחון",
  words: "המצב במילים",

  playDeal: "לשחק את החלוקה הזו",
  playFromHere: "לשחק מכאן",
  shareReplay: "שיתוף השידור החוזר",
  shareTitle: (code) => `Crescent, משחק ${code}`,
  shareText: (code, moveCount, redealCount) =>
    `צפו איך נוצח משחק Crescent ${code} ב־${moves(moveCount)}, ${withRedeals(redealCount)}.`,
  copyLink: "העתקת קישור לצעד הזה",
  download: "הורדה כטקסט",
  more: "עוד",
  copied: "הועתק.",
  copyByHand: "העתיקו את הכתובת:",

  forkTitle: (ply) => `לשחק מצעד ${number.format(ply)}?`,
  forkText: (moveCount) =>
    `כבר התחלתם לשחק את החלוקה הזו: ${moves(moveCount)}. המשחק שלכם יישמר בצד, ואפשר להחזיר אותו מהתפריט שבשולחן.`,
  forkLoses: "משחק ישן יותר ששמרתם בצד קודם יימחק.",
  forkStay: "להמשיך במשחק שלי",
  forkFailed: "הדפדפן אינו שומר כעת משחקים, ולכן אי אפשר לשחק מכאן.",

  brokenTitle: "אי אפשר להציג את השידור החוזר",
  brokenText: "מה שהגיע אינו משחק שנוצח. טענו את הדף שוב, או שחקו את החלוקה בעצמכם.",
};
