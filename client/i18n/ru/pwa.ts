/** Russian for the installed app, its updates, and pages without a network. */
import type { PwaTexts } from "../en/pwa";

export const pwa: PwaTexts = {
  app: {
    newDeal: "Новый расклад",
    wide: "Расклад на широком экране",
    narrow: "Расклад на телефоне",
  },
  install: {
    title: "Установить Crescent",
    byHand: "Откройте в браузере меню «Поделиться» и выберите «На экран „Домой“».",
  },
  update: {
    ready: "Готова новая версия.",
    load: "Загрузить",
    later: "Позже",
  },
  offline: {
    title: "Нет сети",
    text: "Этой странице нужна сеть. Любой расклад можно играть и без неё.",
    retry: "Попробовать снова",
  },
};
