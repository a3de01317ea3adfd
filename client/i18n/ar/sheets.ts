/** Arabic for the sheets that open over the table and the start; terms: glossary.md. */
import { durationFormatter } from "../duration";
import type { SheetTexts } from "../en/sheets";
import { engine } from "./engine";
import { ltr, movesAfter } from "./words";

const duration = durationFormatter("ar");
const { cards, moves, place, redeals } = engine;

export const sheets: SheetTexts = {
  menu: {
    title: "القائمة",
    newDeal: "توزيعة جديدة",
    enterCode: "إدخال رمز",
    restart: "بدء هذه التوزيعة من جديد",
    takeBackRestart: "العودة إلى الجولة السابقة",
    share: "مشاركة هذه التوزيعة",
    help: "المفاتيح والإيماءات",
    rules: "القواعد",
    home: "الصفحة الرئيسية",
    language: "اللغة",
  },
  dialogs: {
    close: "إغلاق",
    back: "نظرة إلى الطاولة",
    enterTitle: "إدخال رمز",
    enterHint: `سبعة أحرف لاتينية، مثل ${ltr("CR1-\u2060N-\u2060CRESCEN")}. لا بأس بالأحرف الصغيرة والمسافات.`,
    enterLabel: "رمز التوزيعة",
    enterGo: "العب",
    suggest: (code) => `هل قصدت ${ltr(code)}؟`,
    peekTitle: (pile) => `الكومة ${pile}`,
    peekCount: (count) => `${cards(count)}، من الأسفل إلى الأعلى`,
    peekFoundation: (value) => place(value),
    peekEmpty: "هذه الكومة فارغة وتبقى كذلك.",
    peekNext: "الكومة التالية",
    peekPrevious: "الكومة السابقة",
    stuckTitle: "طريق مسدود",
    stuckText: "لا ورقة يمكن نقلها، ولن تغيّر أي إعادة توزيع ذلك.",
    undoMove: "التراجع عن النقلة الأخيرة",
    wonTitle: "فوز!",
    wonText: (moveCount, redealCount, seconds) =>
      `الأوراق كلها، وعددها 104، على الأساسات: ${moves(moveCount)}، ${redeals(redealCount)}، ${duration(seconds)}.`,
  },
  sharing: {
    saving: "يجري حفظ الجولة…",
    waiting: "لم تُحفظ بعد. ستُرسل الجولة من جديد تلقائيًا، وعند عودتك أيضًا.",
    saved: "حُفظت. يمكن لكل من لديه الرابط أن يشاهدها.",
    refused: "تعذّر حفظ الجولة.",
    tooLong: "الجولة أطول من أن تُحفظ.",
    share: "مشاركة",
    watch: "مشاهدة التسجيل",
    replayLink: "رابط هذا التسجيل",
    dealLink: "رابط هذه التوزيعة",
    copy: "نسخ",
    copied: "تم النسخ.",
    copyByHand: "انسخ هذا العنوان:",
    title: (code) => `التوزيعة ${ltr(code)} من Crescent`,
    wonText: (code, moveCount, deal) =>
      `فزت بالتوزيعة ${ltr(code)} من Crescent في ${movesAfter(moveCount)}. العبها أنت أيضًا: ${deal} وشاهد كيف فعلتها:`,
    dealText: (code) => `العب معي التوزيعة ${ltr(code)} من Crescent:`,
  },
  help: {
    title: "المفاتيح والإيماءات",
    gestures: "الفأرة واللمس",
    tap: "انقر ورقة فتذهب إلى المكان الوحيد الذي يقبلها. وإن تعدّدت الأماكن حُدّدت الورقة، فانقر المكان بعدها.",
    doubleTap: "نقرة مزدوجة: إلى أساس يقبل الورقة.",
    drag: "اسحب الورقة إلى حيث تريدها؛ وأي موضع بين الأساسات يصلح لها جميعًا.",
    hold: "ضغطة طويلة أو الزر الأيمن: نظرة إلى داخل الكومة.",
    keys: "المفاتيح، حين يكون التركيز على الطاولة",
    arrows: "الأسهم",
    arrowsDo: "من مكان إلى مكان",
    figures: "من 1 إلى 16",
    figuresDo: "إلى تلك الكومة",
    enter: "Enter أو المسافة",
    enterDo: "مثل النقرة",
    escape: "Esc",
    escapeDo: "إلغاء التحديد",
    home: "إلى أساس يقبل الورقة",
    peek: "نظرة إلى داخل الكومة",
    undo: "تراجع",
    redo: "إعادة",
    redeal: "إعادة توزيع",
    newDeal: "توزيعة جديدة",
    status: "قول حال الجولة",
    help: "هذه المساعدة",
  },
};
