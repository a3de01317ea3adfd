/** Arabic for hints, for whether a game can still be won, and for looking back on it; terms: glossary.md. */
import type { HintTexts } from "../en/hints";
import { pluralizer } from "../plural";
import { engine } from "./engine";
import { moves, movesAfter, redeals } from "./words";

const { action, card, place } = engine;
const plural = pluralizer("ar");

const steps = (count: number) =>
  plural(count, {
    one: "خطوة واحدة",
    two: "خطوتين",
    few: "# خطوات",
    many: "# خطوة",
    other: "# خطوة",
  });

export const hints: HintTexts = {
  advice: {
    thinking: "جارٍ التفكير…",
    cancel: "إلغاء",
    exists: "هناك نقلة تحفظ الفوز.",
    perhaps: "لا يُعرف فوز من هنا، لكن نقلة واحدة تبدو الأفضل.",
    more: "أخبرني بالمزيد",
    keeps: (words) => `تحفظ الفوز: ${words}.`,
    looksBest: (words) => `تبدو الأفضل: ${words}.`,
    cardAt: (value, where) => `${card(value)}، ${place(where)}`,
    move: (value) => action(value),
    play: "تنفيذ",
    lost: "ثبت أن هذه الجولة لم يعد الفوز بها ممكنًا.",
    looking: "جارٍ البحث عن الموضع الذي كان الفوز فيه ممكنًا…",
    back: (count) =>
      count === 1 ? "كان ممكنًا قبل النقلة الأخيرة." : `كان ممكنًا قبل ${movesAfter(count)}.`,
    beyond: (count) => `كان ممكنًا قبل ${steps(count)}، أبعد مما يمكن التراجع عنه.`,
    nowhere: "ولا يُعرف منذ متى.",
    takeBack: (count) => `التراجع عن ${movesAfter(count)}`,
    unavailable: "لا تلميحات في هذا المتصفح.",
    rest: (count) => `الباقي يكتمل وحده: ${moves(count)}.`,
    finish: "إنهاء",
    finishing: "جارٍ إكمال الباقي…",
    stop: "إيقاف",
    key: "تلميح، ثم المزيد منه",
  },
  standing: {
    won: "الفوز ما زال ممكنًا",
    lost: "لم يعد الفوز ممكنًا",
    unknown: "غير معروف",
    looking: "جارٍ البحث…",
  },
  review: {
    title: "مراجعة الجولة",
    looking: "جارٍ البحث…",
    all: "ما زال الفوز بالجولة ممكنًا.",
    certain: (step, last) =>
      step === 0
        ? `كان الفوز ممكنًا في البداية؛ عدد الخطوات التي لُعبت: ${last}.`
        : `حتى الخطوة ${step} من ${last} كان الفوز ممكنًا بلا شك.`,
    uncertain: "لا يُعرف إلى أي خطوة كان الفوز بهذه الجولة ممكنًا.",
    lostAt: (step, words) => `من الخطوة ${step} ثبت أنها خاسرة: ${words}.`,
    neverSure: "لم يثبت أنها خاسرة: ربما ما زال الفوز ممكنًا.",
    yours: (moveCount, redealCount) => `فوزك: ${moves(moveCount)}، ${redeals(redealCount)}.`,
    best: (moveCount, redealCount) =>
      `أفضل فوز معروف لهذه التوزيعة: ${moves(moveCount)}، ${redeals(redealCount)}.`,
    bestNote: "الأفضل المعروف ليس بالضرورة الأقصر: لم يثبت ذلك أحد.",
    fewer: (count) => `أقل من فوزك بمقدار ${movesAfter(count)}.`,
    yoursIsBest: "لم يوجد فوز أقصر من فوزك.",
    noBest: "لا يُعرف فوز لهذه التوزيعة.",
    odds: "كم توزيعة يمكن الفوز بها",
  },
};
