/** Arabic for the installed app, its updates, and pages without a network. */
import type { PwaTexts } from "../en/pwa";

export const pwa: PwaTexts = {
  app: {
    newDeal: "توزيعة جديدة",
    wide: "توزيعة على شاشة عريضة",
    narrow: "توزيعة على الهاتف",
  },
  install: {
    title: "تثبيت اللعبة",
    byHand: "افتح قائمة المشاركة في المتصفح واختر «إضافة إلى الشاشة الرئيسية».",
  },
  update: {
    ready: "إصدار جديد جاهز.",
    load: "تحميل",
    later: "لاحقًا",
  },
  offline: {
    title: "أنت غير متصل",
    text: "تحتاج هذه الصفحة إلى الشبكة. كل توزيعة يمكن لعبها من دونها.",
    retry: "حاول مرة أخرى",
  },
};
