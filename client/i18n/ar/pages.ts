/** Arabic for what the worker writes itself: meta tags, the pages' frame, error pages. */
import type { PagesTexts } from "../en/pages";
import { engine } from "./engine";
import { ltr, movesAfter, withRedeals } from "./words";

export const pages: PagesTexts = {
  name: "Crescent",
  home: {
    title: "سوليتير Crescent برزمتي ورق",
    description:
      "العب Crescent في المتصفح: 16 كومة و8 أساسات، ولكل توزيعة رابطها. شارك الجولات التي فزت بها، ودع الآخرين يشاهدونها نقلة بعد نقلة.",
    imageAlt: "ثماني أوراق لعب في قوس فوق هلال، واسم Crescent.",
  },
  play: {
    title: (code) => `التوزيعة ${ltr(code)}`,
    description:
      "هل تفوز بهذه التوزيعة من Crescent؟ 104 أوراق و16 كومة و8 أساسات وثلاث إعادات توزيع. افتح الرابط والعب هذه الأوراق بعينها.",
    imageAlt: (code, tops) =>
      `التوزيعة ${ltr(code)} من Crescent. الأوراق العليا في الأكوام من 1 إلى ${tops.length}: ${tops.map(engine.card).join("، ")}.`,
  },
  replay: {
    title: (code, moves) => `فوز في ${movesAfter(moves)}: ${ltr(code)}`,
    description: (moves, redeals) =>
      `شاهد خطوة بخطوة كيف تحقّق الفوز بهذه التوزيعة من Crescent في ${movesAfter(moves)} ${withRedeals(redeals)}، ثم العبها بنفسك.`,
    imageAlt: (code, moves, redeals) =>
      `فوز بالتوزيعة ${ltr(code)} من Crescent: اكتملت الأساسات الثمانية بعد ${movesAfter(moves)} ${withRedeals(redeals)}.`,
    step: (ply, last) => `الخطوة ${ply} من ${last}`,
  },
  challenge: {
    title: (code, moves) => `النتيجة المطلوب التفوق عليها، ${engine.moves(moves)}: ${ltr(code)}`,
    description: (moves, redeals) =>
      `تحقّق الفوز بهذه التوزيعة من Crescent في ${movesAfter(moves)} ${withRedeals(redeals)}. هل يمكنك التفوق على ذلك؟ افتح الرابط والعب هذه التوزيعة نفسها.`,
    imageAlt: (code, moves, redeals) =>
      `بداية التوزيعة ${ltr(code)} من Crescent. النتيجة المطلوب التفوق عليها: ${engine.moves(moves)}، ${engine.redeals(redeals)}.`,
  },
  wins: {
    title: (code) => `مرات الفوز بالتوزيعة ${ltr(code)}`,
    description: (wins, fewest) =>
      fewest === null
        ? "لم يفز أحد بهذه التوزيعة من Crescent بعد. كن الأول."
        : `مرات الفوز بهذه التوزيعة من Crescent: ${wins}. الأفضل: ${engine.moves(fewest)}. شاهد كيف، خطوة خطوة.`,
  },
  stats: {
    title: "الإحصاءات",
    description:
      "جولاتك في Crescent: كم فزت، وكم مرة على التوالي، وبكم نقلة. كل ذلك محفوظ في متصفحك وحده.",
  },
  calendar: {
    title: "توزيعات الأيام",
    description:
      "توزيعة من Crescent لكل يوم، وهي نفسها للجميع. عُد إلى الأيام الماضية والعب ما فاتك.",
  },
  frame: {
    skip: "انتقل إلى النص",
    navigation: "الموقع",
    languages: "اللغة",
    start: "البداية",
    daily: "توزيعة اليوم",
    rules: "القواعد",
    settings: "الإعدادات",
    noScript: "اللعبة نفسها تحتاج إلى JavaScript. أما القواعد فتُقرأ من دونه.",
  },
  failure: {
    title: "هناك ما ينقص",
    text: "تعذّر تحميل جزء من الصفحة. ربما انقطعت الشبكة، أو صدر للتوّ إصدار جديد. جولاتك محفوظة.",
    reload: "إعادة التحميل",
    close: "إغلاق",
  },
  error: {
    title: {
      "bad-code": "هذا ليس رمز توزيعة",
      "no-replay": "لا توجد جولة كهذه",
      "no-page": "لا شيء هنا",
      "no-daily": "لا توزيعة لهذا التاريخ",
      unavailable: "أعد المحاولة بعد قليل",
    },
    text: {
      "bad-code": `رمز التوزيعة يشبه ${ltr("CR1-\u2060N-\u2060AAAAAAB")}، وتكفي أحرفه السبعة وحدها.`,
      "no-replay": "لا توجد جولة محفوظة بهذا الرابط. ربما سقطت منه أحرف عند النسخ.",
      "no-page": "هذا العنوان لا يؤدي إلى شيء. ربما سقطت منه أحرف عند النسخ.",
      "no-daily": `لكل يوم توزيعة، من 1 يناير 2026 إلى اليوم، مثل ${ltr("/daily/2026-11-30")}.`,
      unavailable: "لا يمكن الوصول الآن إلى الجولات المحفوظة. لم يضع شيء.",
    },
    asked: "طلبت:",
    suggestion: "هل قصدت هذه التوزيعة؟",
    playDeal: (code) => `العب التوزيعة ${ltr(code)}`,
  },
};
