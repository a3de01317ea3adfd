/** Arabic for the page that shows a replay step by step; terms: glossary.md. */
import { durationFormatter } from "../duration";
import type { ViewerTexts } from "../en/viewer";
import { engine } from "./engine";
import { ltr, movesAfter, redealsLeft, withRedeals } from "./words";

const number = new Intl.NumberFormat("ar", { numberingSystem: "latn" });
const date = new Intl.DateTimeFormat("ar", { dateStyle: "long", numberingSystem: "latn" });
const duration = durationFormatter("ar");
const { cards, moves, redeals } = engine;

export const viewer: ViewerTexts = {
  title: (code) => `تسجيل ${ltr(code)}`,
  won: (moveCount, redealCount) => `فوز في ${movesAfter(moveCount)}، ${redeals(redealCount)}`,
  time: (seconds) => `${duration(seconds)}، بحسب اللاعب`,
  wonOn: (time) => date.format(time),

  controls: "العرض",
  first: "إلى البداية",
  previous: "خطوة إلى الوراء",
  play: "تشغيل",
  pause: "إيقاف مؤقت",
  next: "خطوة إلى الأمام",
  last: "إلى النهاية",
  speed: "السرعة",
  times: (speed) => `${number.format(speed)}×`,

  timeline: "الخطوة",
  step: (ply, last) => `الخطوة ${number.format(ply)} من ${number.format(last)}`,
  stepWith: (ply, last, words) =>
    `الخطوة ${number.format(ply)} من ${number.format(last)}: ${words}`,
  soFar: (moveCount, redealCount) => `${moves(moveCount)}، ${redeals(redealCount)}`,
  home: (count, all) => `على الأساسات ${cards(count)} من ${number.format(all)}`,
  left: redealsLeft,
  markRedeal: "إعادة توزيع",
  markHome: "إلى أساس",
  markEmptied: "كومة فرغت",

  steps: "الخطوات",
  deal: "التوزيعة",
  emptied: (pile) => `فرغت الكومة ${pile}`,
  wins: "فوز",
  words: "الوضع بالكلمات",

  playDeal: "لعب هذه التوزيعة",
  playFromHere: "اللعب من هنا",
  shareReplay: "مشاركة التسجيل",
  shareTitle: (code) => `التوزيعة ${ltr(code)} من Crescent`,
  shareText: (code, moveCount, redealCount) =>
    `شاهد كيف تحقّق الفوز بالتوزيعة ${ltr(code)} من Crescent في ${movesAfter(moveCount)} ${withRedeals(redealCount)}.`,
  copyLink: "نسخ رابط هذه الخطوة",
  download: "تنزيل كنص",
  more: "المزيد",
  copied: "تم النسخ.",
  copyByHand: "انسخ هذا العنوان:",

  forkTitle: (ply) => `اللعب من الخطوة ${number.format(ply)}؟`,
  forkText: (moveCount) =>
    `بدأت هذه التوزيعة من قبل: ${moves(moveCount)}. ستوضع جولتك جانبًا، ويمكن استعادتها من قائمة الطاولة.`,
  forkLoses: "ستضيع جولة أقدم وُضعت جانبًا من قبل.",
  forkStay: "متابعة جولتي",
  forkFailed: "لا يحفظ المتصفح الجولات الآن، فلا يمكن اللعب من هنا.",

  brokenTitle: "يتعذّر عرض هذا التسجيل",
  brokenText: "ما وصل ليس جولة انتهت بالفوز. حمّل الصفحة من جديد، أو العب التوزيعة بنفسك.",
};
