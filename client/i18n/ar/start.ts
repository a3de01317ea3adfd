/** Arabic for the start; terms: glossary.md. */
import type { StartTexts } from "../en/start";
import { engine } from "./engine";
import { ltr } from "./words";

const date = new Intl.DateTimeFormat("ar", {
  dateStyle: "long",
  timeZone: "UTC",
  numberingSystem: "latn",
});
const { moves } = engine;

export const start: StartTexts = {
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
};
