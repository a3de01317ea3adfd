/** Arabic for statistics, favourites, one's data as a file, and the calendar of daily deals; terms: glossary.md. */
import { durationFormatter } from "../duration";
import type { StatsTexts } from "../en/stats";
import { formats } from "../formats";
import { pluralizer } from "../plural";

const plural = pluralizer("ar");
const ltr = (code: string) => `\u2066${code}\u2069`;
/** After a preposition, in the genitive. */
const inMoves = (count: number) =>
  plural(count, { one: "نقلة واحدة", two: "نقلتين", few: "# نقلات", other: "# نقلة" });

export const stats: StatsTexts = {
  page: {
    title: "الإحصاءات",
    empty: "لا شيء يُحسب بعد. تُحسب الجولة من نقلتها الأولى.",
  },
  figures: {
    title: "الأرقام",
    begun: "جولات بدأتها",
    won: "جولات فزت بها",
    streak: "انتصارات متتالية",
    bestStreak: "أطول سلسلة",
    fewestMoves: "أقل عدد نقلات",
    middleMoves: "النقلات عادةً",
    fastest: "أسرع فوز",
    time: "وقت جولات الفوز",
    redeals: "إعادات التوزيع لكل فوز",
    dailyWon: "توزيعات أيام فزت بها",
    dailyStreak: "أيام متتالية",
    dailyBest: "أكثر الأيام المتتالية",
    attempts: (count) =>
      plural(count, {
        zero: "لا محاولات",
        one: "محاولة واحدة",
        two: "محاولتان",
        few: "# محاولات",
        other: "# محاولة",
      }),
    wins: (count) =>
      plural(count, {
        zero: "لا فوز",
        one: "فوز واحد",
        two: "فوزان",
        few: "# مرات فوز",
        other: "# مرة فوز",
      }),
  },
  plots: {
    moves: "نقلات انتصاراتك",
    movesSummary: (least, most, middle) =>
      `من ${least} إلى ${most} نقلة؛ ونصف الانتصارات في ${middle} أو أقل.`,
    time: "الانتصارات عبر الزمن",
    timeSummary: (count, since) => `${count} منذ ${since}.`,
    asTable: "في جدول",
    when: "متى",
    wins: "الانتصارات",
  },
  deals: {
    unfinished: "لم تكتمل",
    unfinishedAbout: "الجولة التي تركتها لا تقطع السلسلة إلا حتى تفوز بها.",
    title: "توزيعاتك",
    deal: "التوزيعة",
    time: "الأسرع",
    daily: (date) => `توزيعة ${date}`,
    more: "عرض المزيد",
  },
  favourites: {
    title: "المفضلة",
    none: "ضع علامة على توزيعة من قائمتها أو من هنا، واكتب ملاحظة عليها.",
    mark: "إضافة إلى المفضلة",
    edit: "المفضلة: ملاحظة",
    editOf: (code) => `ملاحظة على ${ltr(code)}`,
    note: "ملاحظة",
    save: "حفظ",
    remove: "إزالة",
    removed: (code) => `لم تعد ${ltr(code)} في المفضلة.`,
    back: "تراجع",
  },
  data: {
    title: "بياناتك",
    about: "كل هذا محفوظ في هذا المتصفح وحده، والمتصفحات تنسى. الملف يحفظه وينقله إلى جهاز آخر.",
    save: "حفظ في ملف",
    load: "تحميل من ملف",
    saved: "كُتب الملف.",
    attempts: (count) =>
      plural(count, {
        one: "جولة محسوبة",
        two: "جولتان محسوبتان",
        few: "# جولات محسوبة",
        other: "# جولة محسوبة",
      }),
    favourites: (count) =>
      plural(count, {
        one: "توزيعة مفضلة",
        two: "توزيعتان مفضلتان",
        few: "# توزيعات مفضلة",
        other: "# توزيعة مفضلة",
      }),
    games: (count) =>
      plural(count, {
        one: "جولة محفوظة",
        two: "جولتان محفوظتان",
        few: "# جولات محفوظة",
        other: "# جولة محفوظة",
      }),
    settings: "الإعدادات",
    taken: (list) => `جديد هنا: ${list}.`,
    nothing: "لا جديد في الملف.",
    known: (count) =>
      plural(count, {
        one: "عنصر واحد كان هنا من قبل.",
        two: "عنصران كانا هنا من قبل.",
        few: "# عناصر كانت هنا من قبل.",
        many: "# عنصرًا كان هنا من قبل.",
        other: "# عنصر كان هنا من قبل.",
      }),
    refused: (count) =>
      plural(count, {
        one: "عنصر واحد تعذرت قراءته فتُرك.",
        two: "عنصران تعذرت قراءتهما فتُركا.",
        few: "# عناصر تعذرت قراءتها فتُركت.",
        many: "# عنصرًا تعذرت قراءتها فتُركت.",
        other: "# عنصر تعذرت قراءتها فتُركت.",
      }),
    lost: (count) =>
      plural(count, {
        one: "لم يتسع المتصفح لعنصر واحد.",
        two: "لم يتسع المتصفح لعنصرين.",
        few: "لم يتسع المتصفح لـ# عناصر.",
        many: "لم يتسع المتصفح لـ# عنصرًا.",
        other: "لم يتسع المتصفح لـ# عنصر.",
      }),
    fault: {
      "not-ours": "هذا ليس ملفًا من Crescent، أو أنه تالف. لم يتغير شيء.",
      newer: "كتب هذا الملف إصدار أحدث من Crescent. أعد تحميل الصفحة ثم حاول مرة أخرى.",
      "too-large": "هذا الملف أكبر من أن يكون من Crescent. لم يتغير شيء.",
    },
  },
  counting: {
    title: "كيف يجري الحساب",
    lines: [
      "تُحسب الجولة من أول نقلة أو إعادة توزيع، لا عند فتح التوزيعة.",
      "كل توزيعة جولة واحدة مهما بدأتها من جديد، وتكون فوزًا إن نجحت أي محاولة.",
      "تسير السلسلة بالترتيب الذي بدأت به الجولات. آخر جولة بدأتها لا تقطعها أبدًا. والتي تركتها تقطعها حتى تعود إليها وتفوز.",
      "الأيام المتتالية أيام بدأت توزيعتها في يومها نفسه (بالتوقيت العالمي UTC) وفزت بها، ولو بعد منتصف الليل.",
      "الجولة التي تكمل تسجيل شخص آخر لا تُحسب.",
      "تُحفظ آخر 20,000 محاولة. والأوقات كما يبلغ عنها جهازك.",
    ],
  },
  calendar: {
    title: "توزيعات الأيام",
    previous: "الشهر السابق",
    next: "الشهر التالي",
    today: "اليوم",
    won: (moves) => `فوز في ${inMoves(moves)}`,
    wonShort: "فوز",
    begun: "بدأت",
    summary: (won, days) => `${won} من ${days} بالفوز`,
    firstWeekday: 6,
    about:
      "توزيعة لكل يوم، وهي نفسها للجميع. يتبدل اليوم عند منتصف الليل بالتوقيت العالمي UTC. تزداد صعوبة من الاثنين إلى الأحد، ويمكن الفوز بها كلها.",
  },
  formats: formats("ar"),
  duration: durationFormatter("ar"),
};
