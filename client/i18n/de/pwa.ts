/** German for the installed app, its updates, and pages without a network. */
import type { PwaTexts } from "../en/pwa";

export const pwa: PwaTexts = {
  app: {
    newDeal: "Neues Spiel",
    wide: "Ein Spiel auf breitem Bildschirm",
    narrow: "Ein Spiel auf dem Telefon",
  },
  install: {
    title: "Crescent installieren",
    byHand: "Öffne das Teilen-Menü des Browsers und wähle „Zum Home-Bildschirm“.",
  },
  update: {
    ready: "Eine neue Version ist bereit.",
    load: "Laden",
    later: "Später",
  },
  offline: {
    title: "Keine Verbindung",
    text: "Diese Seite braucht das Netz. Jedes Spiel lässt sich auch ohne Netz spielen.",
    retry: "Noch einmal versuchen",
  },
};
