/** Ukrainian for the installed app, its updates, and pages without a network. */
import type { PwaTexts } from "../en/pwa";

export const pwa: PwaTexts = {
  app: {
    newDeal: "Нова роздача",
    wide: "Роздача на широкому екрані",
    narrow: "Роздача на телефоні",
  },
  install: {
    title: "Встановити Crescent",
    byHand: "Відкрийте в браузері меню «Поширити» й виберіть «На Початковий екран».",
  },
  update: {
    ready: "Нова версія готова.",
    load: "Завантажити",
    later: "Пізніше",
  },
  offline: {
    title: "Немає мережі",
    text: "Цій сторінці потрібна мережа. Грати в будь-яку роздачу можна й без неї.",
    retry: "Спробувати ще раз",
  },
};
