/** Arabic for the board and the table at which it is played; terms: glossary.md. */
import type { PlayTexts } from "../en/play";
import { pluralizer } from "../plural";

const plural = pluralizer("ar");
const date = new Intl.DateTimeFormat("ar", {
  dateStyle: "long",
  timeZone: "UTC",
  numberingSystem: "latn",
});

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
    date: (time) => date.format(time),
  },
};
