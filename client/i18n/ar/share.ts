/** Arabic for what travels: wins of a deal, challenges, positions, comparisons; terms: glossary.md. */
import type { ShareTexts } from "../en/share";
import { formats } from "../formats";
import { engine } from "./engine";
import { ltr, movesAfter } from "./words";

const { number } = formats("ar");
const { moves, redeals } = engine;
const fewer = (count: number) => `أقل بـ${movesAfter(count)}`;

export const share: ShareTexts = {
  wins: {
    title: (code) => `مرات الفوز بالتوزيعة ${ltr(code)}`,
    all: "كل مرات الفوز بهذه التوزيعة",
    count: "مرات الفوز",
    fewest: "أقل النقلات",
    none: "لم يفز أحد بهذه التوزيعة بعد. كن الأول.",
    watchBest: "مشاهدة الأفضل",
    list: "أفضل التسجيلات",
    order: "الأقل نقلات أولًا، ثم الأقل إعادات توزيع، ثم الأسبق.",
    place: "المرتبة",
    moves: "النقلات",
    redeals: "إعادات التوزيع",
    time: "الوقت كما أُبلغ عنه",
    day: "التاريخ",
    watch: (place) => `مشاهدة المرتبة ${number(place)}`,
    compare: (place) => `مقارنة المرتبة ${number(place)} بالأفضل`,
    compareShort: "مقارنة",
    you: "أنت",
    plotAll: "نقلات كل مرات الفوز",
    plotBest: (count) => `نقلات أفضل مرات الفوز (${number(count)})`,
    yours: "جولاتك",
    yourWin: (moveCount, redealCount) =>
      `أفضل جولاتك: ${moves(moveCount)}، ${redeals(redealCount)}.`,
    yourPlace: (place, of) => `المرتبة ${number(place)} من ${number(of)}.`,
    yourBelow: (count) => `ليست بين الأفضل (${number(count)}).`,
    toBest: (moveCount) => `الأفضل ${fewer(moveCount)}.`,
    begun: "بدأت هذه التوزيعة ولم تفز بها بعد.",
    notBegun: "لم تلعب هذه التوزيعة بعد.",
    stale: "تعذّر جلب أحدث مرات الفوز؛ المعروض هو ما كان عند تحميل الصفحة.",
  },
  challenge: {
    send: "تحدّي شخص آخر",
    link: "رابط التحدي",
    text: (code, moveCount) =>
      `هل تتفوق على نتيجتي، ${moves(moveCount)}، في التوزيعة ${ltr(code)} من Crescent؟`,
    greeting: (moveCount, redealCount) =>
      `النتيجة المطلوب التفوق عليها: ${moves(moveCount)}، ${redeals(redealCount)}.`,
    gone: "لم يُعثر على الجولة التي يطلب الرابط التفوق عليها. يمكن لعب التوزيعة على أي حال.",
    beaten: (by) => `كسبت التحدي: ${fewer(by)}.`,
    missed: (by) => `التحدي ما زال قائمًا: تلك الجولة ${fewer(by)}.`,
    fewerRedeals: "كسبت التحدي: العدد نفسه من النقلات، وإعادات توزيع أقل.",
    moreRedeals: "التحدي ما زال قائمًا: العدد نفسه من النقلات، وإعادات توزيع أقل.",
    equal: "تعادل مع التحدي: العدد نفسه من النقلات وإعادات التوزيع.",
  },
  position: {
    send: "مشاركة الوضع",
    link: "رابط هذا الوضع",
    text: (code, moveCount) =>
      `التوزيعة ${ltr(code)} من Crescent بعد ${movesAfter(moveCount)}. تابع من هنا:`,
    title: "فتح الوضع المُشارَك؟",
    open: "فتح الوضع",
    opened: (moveCount) => `وضع مُشارَك: ${moves(moveCount)} حتى الآن.`,
    damaged: (moveCount) => `الرابط تالف. أمكن أن يُقرأ منه: ${moves(moveCount)}.`,
  },
  compare: {
    title: (code) => `تسجيلان للتوزيعة ${ltr(code)}`,
    open: "مقارنة بتسجيل آخر",
    choose: "فوز آخر بهذه التوزيعة",
    paste: "أو رابط تسجيل",
    go: "مقارنة",
    bad: "هذا ليس رابط تسجيل آخر لهذه التوزيعة.",
    none: "لا يُعرف فوز آخر بهذه التوزيعة.",
    unknown: "تعذّر جلب مرات الفوز الأخرى.",
    missing: "تعذّر جلب التسجيل الآخر.",
    by: "جنبًا إلى جنب",
    bySteps: "حسب الخطوات",
    byHome: "حسب الأوراق على الأساسات",
    alike: (ply) =>
      ply === 0 ? "يفترقان عند الخطوة الأولى." : `متطابقان حتى الخطوة ${number(ply)}، ثم يفترقان.`,
    same: "كلاهما الجولة نفسها.",
    toParting: "إلى حيث يفترقان",
    alone: "هذا التسجيل وحده",
  },
  picture: {
    make: "صورة متحركة",
    about: "التسجيل كله بصيغة GIF، لمحادثة.",
    making: "يجري رسم الصورة …",
    cancel: "إلغاء",
    cancelled: "أُلغي.",
    ready: (kilobytes) => `الصورة جاهزة: ${number(kilobytes)} كيلوبايت.`,
    send: "مشاركة الصورة",
    save: "تنزيل الصورة",
    failed: "لم يتمكن هذا المتصفح من رسم الصورة.",
  },
  embed: {
    open: "الفتح في Crescent",
    code: "نسخ رمز التضمين",
  },
};
