/** Arabic for the settings, for where the cards lie and for the position in words; terms: glossary.md. */
import type { TableTexts } from "../en/settings";
import { engine } from "./engine";

const { card, cards, place } = engine;

export const table: TableTexts = {
  choices: {
    theme: { name: "السطوع", system: "كما في الجهاز", light: "فاتح", dark: "داكن" },
    table: { name: "الطاولة", felt: "لبّاد", plain: "سادة" },
    deck: { name: "ألوان النقوش", two: "لونان", four: "أربعة ألوان" },
    index: { name: "العلامات على الأوراق", normal: "عادية", large: "كبيرة" },
    letters: { name: "الحروف على الأوراق", own: "بحسب اللغة" },
    motion: { name: "الحركة", normal: "عادية", slow: "بطيئة", fast: "سريعة", off: "بلا حركة" },
    reasons: { name: "إظهار سبب رفض النقلة", on: "نعم", off: "لا" },
    clock: { name: "الساعة", on: "ظاهرة", off: "مخفية" },
    drag: { name: "نقل الأوراق", on: "نقر أو سحب", off: "نقر فقط" },
    hand: { name: "الأزرار", right: "لليد اليمنى", left: "لليد اليسرى" },
    standing: { name: "إظهار هل ما زال الفوز ممكنًا", off: "لا", on: "نعم" },
    deals: { name: "التوزيعات الجديدة", winnable: "يمكن الفوز بها", any: "أي توزيعة" },
  },
  settings: {
    title: "الإعدادات",
    language: "اللغة",
    reduced: "يطلب جهازك عدم الحركة، لذلك لا حركة هنا.",
  },
  survey: {
    title: "أين الأوراق",
    suits: "النقش",
    rank: "الورقة",
    first: "النسخة الأولى",
    second: "النسخة الثانية",
    under: (where, above) =>
      above === 0 ? `${place(where)}، في الأعلى` : `${place(where)}، فوقها ${cards(above)}`,
    home: "على أساس",
    both: (value, one, other) => `${card(value)}: ${one}؛ ${other}.`,
    hint: "انقر على ورقة لتعرف مكان نسختيها.",
  },
  position: {
    title: "الوضع بالكلمات",
    full: "ممتلئة، لا تقبل ورقة: ",
    copy: "نسخ",
    copied: "تم النسخ.",
    copyByHand: "تعذر النسخ. حدّد النص وانسخه.",
  },
};
