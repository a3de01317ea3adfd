/** Italian for the installed app, its updates, and pages without a network. */
import type { PwaTexts } from "../en/pwa";

export const pwa: PwaTexts = {
  app: {
    newDeal: "Nuova partita",
    wide: "Una partita su schermo largo",
    narrow: "Una partita sul telefono",
  },
  install: {
    title: "Installa Crescent",
    byHand: "Apri il menu di condivisione del browser e scegli «Aggiungi a schermata Home».",
  },
  update: {
    ready: "È pronta una nuova versione.",
    load: "Caricala",
    later: "Più tardi",
  },
  offline: {
    title: "Sei offline",
    text: "Questa pagina ha bisogno della rete. Ogni partita si può giocare anche senza.",
    retry: "Riprova",
  },
};
