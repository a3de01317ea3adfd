/** Arabic for the board, the table at which it is played, and the start; terms: glossary.md. */
import type { PlayTexts } from "../en/play";
import { pluralizer } from "../plural";
import { engine } from "./engine";
import { ltr } from "./words";

const plural = pluralizer("ar");
const date = new Intl.DateTimeFormat("ar", {
  dateStyle: "long",
  timeZone: "UTC",
  numberingSystem: "latn",
});
const { moves } = engine;

export const play: PlayTexts = {
  board: {
    board: "الطاولة",
    leftArm: "الذراع اليسرى، الأكوام من 1 إلى 4",
    topRow: "الصف العلوي، الأكوام من 5 إلى 12",
    rightArm: "الذراع اليمنى، الأكوام من 13 إلى 16",
    ascending: "الأساسات الصاعدة",
    descending: "الأساسات النازلة",
    full: "ممتلئة",
    selected: "ورقة محدَّدة",
    target: "مكان يقبل الورقة",
  },
  table: {
    controls: "أزرار اللعبة",
    undo: "تراجع",
    redo: "إعادة",
    redeal: "توزيع",
    redealsLeft: (count) =>
      count === 0
        ? "لا توزيع بعد الآن"
        : `إعادة توزيع، ${plural(count, { one: "بقيت واحدة", two: "بقيت اثنتان", other: "بقيت #" })}`,
    noRedeals: "لا توزيع",
    peek: "نظرة إلى الأكوام",
    peekShort: "نظرة",
    menu: "القائمة",
    home: "الصفحة الرئيسية",
    hint: "تلميح",
    moves: "النقلات",
    time: "الوقت",
  },
  start: {
    title: "Crescent",
    about: "سوليتير برزمتي ورق: 16 كومة و8 أساسات و3 إعادات توزيع.",
    daily: "توزيعة اليوم",
    date: (time) => date.format(time),
    grades: { easy: "سهلة", medium: "متوسطة", hard: "صعبة" },
    goOn: "متابعة الجولة",
    goOnWith: (code, moveCount) => `${ltr(code)}، ${moves(moveCount)}`,
    newDeal: "توزيعة جديدة",
    newDealAbout: "واحدة من ثمانية مليارات",
    enterCode: "إدخال رمز",
    settings: "الإعدادات",
    stats: "الإحصاءات",
    calendar: "توزيعات الأيام",
    rules: "القواعد",
    language: "اللغة",
  },
};
