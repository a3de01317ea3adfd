/** Italian for what travels: wins of a deal, challenges, positions, comparisons; terms: glossary.md. */
import type { ShareTexts } from "../en/share";
import { formats } from "../formats";
import { pluralizer } from "../plural";
import { engine } from "./engine";

const plural = pluralizer("it");
const { number } = formats("it");
const { moves } = engine;
const redeals = (count: number) => (count === 0 ? "senza ridistribuzioni" : engine.redeals(count));
const fewer = (count: number) =>
  plural(count, { one: "# mossa in meno", other: "# mosse in meno" });

export const share: ShareTexts = {
  wins: {
    title: (code) => `Vittorie di ${code}`,
    all: "Tutte le vittorie di questa partita",
    count: "Vittorie",
    fewest: "Meno mosse",
    none: "Nessuno ha ancora vinto questa partita. Potresti essere tu a vincerla.",
    watchBest: "Guarda la migliore",
    list: "Replay migliori",
    order: "Prima meno mosse, poi meno ridistribuzioni, poi chi è arrivato prima.",
    place: "Posto",
    moves: "Mosse",
    redeals: "Ridistribuzioni",
    time: "Tempo dichiarato",
    day: "Data",
    watch: (place) => `Guarda il numero ${number(place)}`,
    compare: (place) => `Confronta il numero ${number(place)} con il migliore`,
    compareShort: "Confronta",
    you: "tu",
    plotAll: "Mosse di tutte le vittorie",
    plotBest: (count) => `Mosse delle ${number(count)} vittorie migliori`,
    yours: "Le tue partite",
    yourWin: (moveCount, redealCount) =>
      `La tua migliore: ${moves(moveCount)}, ${redeals(redealCount)}.`,
    yourPlace: (place, of) => `Posto ${number(place)} di ${number(of)}.`,
    yourBelow: (count) => `Non è tra le ${number(count)} migliori.`,
    toBest: (moveCount) => `La migliore ha ${fewer(moveCount)}.`,
    begun: "Hai iniziato questa partita, ma non l’hai ancora vinta.",
    notBegun: "Non hai ancora giocato questa partita.",
    stale:
      "Non è stato possibile caricare le ultime vittorie; queste sono di quando è stata aperta la pagina.",
  },
  challenge: {
    send: "Sfida qualcuno",
    link: "Link alla sfida",
    text: (code, moveCount) =>
      `Fai meglio del mio risultato, ${moves(moveCount)}, nella partita di Crescent ${code}:`,
    greeting: (moveCount, redealCount) =>
      `Da battere: ${moves(moveCount)}, ${redeals(redealCount)}.`,
    gone: "La partita da battere indicata dal link non è stata trovata. Si può giocare lo stesso.",
    beaten: (by) => `Sfida vinta: ${fewer(by)}.`,
    missed: (by) => `La sfida resta aperta: lì ci sono ${fewer(by)}.`,
    fewerRedeals: "Sfida vinta: stesse mosse, meno ridistribuzioni.",
    moreRedeals: "La sfida resta aperta: stesse mosse, meno ridistribuzioni.",
    equal: "Alla pari con la sfida: stesse mosse e ridistribuzioni.",
  },
  position: {
    send: "Condividi la posizione",
    link: "Link a questa posizione",
    text: (code, moveCount) =>
      `La partita di Crescent ${code} dopo ${moves(moveCount)}. Continua da qui:`,
    title: "Aprire la posizione condivisa?",
    open: "Apri la posizione",
    opened: (moveCount) => `Posizione condivisa: finora ${moves(moveCount)}.`,
    damaged: (moveCount) => `Il link è danneggiato. Se ne è potuto leggere: ${moves(moveCount)}.`,
  },
  compare: {
    title: (code) => `Due replay di ${code}`,
    open: "Confronta con un altro replay",
    choose: "Un’altra vittoria di questa partita",
    paste: "O il link a un replay",
    go: "Confronta",
    bad: "Questo non è un link a un altro replay di questa partita.",
    none: "Di questa partita non si conosce un’altra vittoria.",
    unknown: "Non è stato possibile caricare le altre vittorie.",
    missing: "Non è stato possibile caricare l’altro replay.",
    by: "Fianco a fianco",
    bySteps: "Per passi",
    byHome: "Per carte nelle basi",
    alike: (ply) =>
      ply === 0
        ? "Si separano al primo passo."
        : `Uguali fino al passo ${number(ply)}, poi si separano.`,
    same: "Sono la stessa partita.",
    toParting: "Dove si separano",
    alone: "Solo questo replay",
  },
  picture: {
    make: "Immagine animata",
    about: "Tutto il replay come GIF, per una chat.",
    making: "Disegno dell’immagine …",
    cancel: "Annulla",
    cancelled: "Annullato.",
    ready: (kilobytes) => `L’immagine è pronta: ${number(kilobytes)} KB.`,
    send: "Condividi l’immagine",
    save: "Scarica l’immagine",
    failed: "Questo browser non è riuscito a disegnare l’immagine.",
  },
  embed: {
    open: "Apri in Crescent",
    code: "Copia il codice da incorporare",
  },
};
