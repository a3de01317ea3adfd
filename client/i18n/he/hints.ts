/** Hebrew for hints, for whether a game can still be won, and for looking back on it; terms: glossary.md. */
import type { HintTexts } from "../en/hints";
import { pluralizer } from "../plural";
import { engine } from "./engine";

const { action, card, moves, place, redeals } = engine;
const plural = pluralizer("he");

const steps = (count: number) =>
  plural(count, { one: "צעד אחד", two: "שני צעדים", other: "# צעדים" });

export const hints: HintTexts = {
  advice: {
    thinking: "רגע, בודקים…",
    cancel: "ביטול",
    exists: "יש מהלך ששומר על הניצחון.",
    perhaps: "לא ידוע על ניצחון מכאן, אבל מהלך אחד נראה הטוב ביותר.",
    more: "עוד רמז",
    keeps: (words) => `שומר על הניצחון: ${words}.`,
    looksBest: (words) => `נראה הטוב ביותר: ${words}.`,
    cardAt: (value, where) => `${card(value)}, ${place(where)}`,
    move: (value) => action(value),
    play: "לבצע",
    lost: "מוכח: כבר אי אפשר לנצח במשחק הזה.",
    looking: "מחפשים איפה עוד היה אפשר…",
    back: (count) =>
      count === 1 ? "לפני המהלך האחרון עוד היה אפשר." : `לפני ${moves(count)} עוד היה אפשר.`,
    beyond: (count) => `בפעם האחרונה היה אפשר לפני ${steps(count)}, ועד שם אי אפשר לבטל.`,
    nowhere: "לא ידוע מאיזה מהלך.",
    takeBack: (count) => `לבטל ${moves(count)}`,
    unavailable: "בדפדפן הזה אין רמזים.",
    rest: (count) => `השאר מסתדר מעצמו: ${moves(count)}.`,
    finish: "לסיים",
    finishing: "הקלפים עולים לקרנות…",
    stop: "לעצור",
    key: "רמז, ואחריו עוד קצת",
  },
  standing: {
    won: "עוד אפשר לנצח",
    lost: "כבר אי אפשר לנצח",
    unknown: "לא ידוע",
    looking: "בודקים…",
  },
  review: {
    title: "מבט לאחור",
    looking: "בודקים…",
    all: "עוד אפשר לנצח במשחק.",
    certain: (step, last) =>
      step === 0
        ? `בהתחלה היה אפשר לנצח; מספר הצעדים ששוחקו: ${last}.`
        : `עד צעד ${step} מתוך ${last} היה אפשר לנצח בוודאות.`,
    uncertain: "לא ידוע עד איפה היה אפשר לנצח במשחק הזה.",
    lostAt: (step, words) => `מצעד ${step} מוכח שהמשחק אבוד: ${words}.`,
    neverSure: "לא הוכח שהמשחק אבוד: אולי עוד אפשר לנצח.",
    yours: (moveCount, redealCount) =>
      `הניצחון שלכם: ${moves(moveCount)}, ${redeals(redealCount)}.`,
    best: (moveCount, redealCount) =>
      `הניצחון הטוב ביותר הידוע: ${moves(moveCount)}, ${redeals(redealCount)}.`,
    bestNote: "הטוב ביותר הידוע אינו בהכרח הקצר ביותר: איש לא הוכיח זאת.",
    fewer: (count) => `פחות משלכם ב־${moves(count)}.`,
    yoursIsBest: "לא נמצא ניצחון קצר משלכם.",
    noBest: "לא ידוע על ניצחון בחלוקה הזאת.",
    odds: "בכמה חלוקות אפשר לנצח",
  },
};
