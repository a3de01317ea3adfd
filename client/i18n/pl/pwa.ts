/** Polish for the installed app, its updates, and pages without a network. */
import type { PwaTexts } from "../en/pwa";

export const pwa: PwaTexts = {
  app: {
    newDeal: "Nowa gra",
    wide: "Rozdanie na szerokim ekranie",
    narrow: "Rozdanie na telefonie",
  },
  install: {
    title: "Zainstaluj Crescent",
    byHand: "Otwórz menu udostępniania przeglądarki i wybierz „Do ekranu początkowego”.",
  },
  update: {
    ready: "Nowa wersja jest gotowa.",
    load: "Wczytaj",
    later: "Później",
  },
  offline: {
    title: "Brak połączenia",
    text: "Ta strona wymaga sieci. W każde rozdanie można grać także bez niej.",
    retry: "Spróbuj ponownie",
  },
};
