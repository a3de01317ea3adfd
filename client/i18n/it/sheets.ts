/** Italian for the sheets that open over the table and the start; terms: glossary.md. */
import { durationFormatter } from "../duration";
import type { SheetTexts } from "../en/sheets";
import { engine } from "./engine";

const duration = durationFormatter("it");
const { cards, moves, place, redeals } = engine;

/** A phrase that begins with a word of the engine's. */
const title = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

export const sheets: SheetTexts = {
  menu: {
    title: "Menu",
    newDeal: "Nuova partita",
    enterCode: "Inserisci un codice",
    restart: "Ricomincia questa partita",
    takeBackRestart: "Riprendi la partita di prima",
    share: "Condividi questa partita",
    help: "Tasti e gesti",
    rules: "Regole",
    home: "Pagina iniziale",
    language: "Lingua",
  },
  dialogs: {
    close: "Chiudi",
    back: "Guarda il tavolo",
    enterTitle: "Inserisci un codice",
    enterHint: "Sette lettere, come CR1-\u2060N-\u2060CRESCEN. Vanno bene anche minuscole e spazi.",
    enterLabel: "Codice di partita",
    enterGo: "Gioca",
    suggest: (code) => `Intendevi ${code}?`,
    peekTitle: (pile) => `Pila ${pile}`,
    peekCount: (count) => `${cards(count)}, dal fondo alla cima`,
    peekFoundation: (value) => title(place(value)),
    peekEmpty: "Questa pila è vuota e resta così.",
    peekNext: "Pila successiva",
    peekPrevious: "Pila precedente",
    stuckTitle: "Partita bloccata",
    stuckText: "Nessuna carta può muoversi, e nessuna ridistribuzione cambierebbe le cose.",
    undoMove: "Annulla l’ultima mossa",
    wonTitle: "Hai vinto!",
    wonText: (moveCount, redealCount, seconds) => {
      const again = redealCount === 0 ? "senza ridistribuzioni" : redeals(redealCount);
      return `Tutte le 104 carte sono nelle basi: ${moves(moveCount)}, ${again}, ${duration(seconds)}.`;
    },
  },
  sharing: {
    saving: "Salvataggio della partita…",
    waiting: "Non ancora salvata. Verrà inviata di nuovo da sola, anche quando torni più tardi.",
    saved: "Salvata. Chiunque abbia il link può guardarla.",
    refused: "Non è stato possibile salvare la partita.",
    tooLong: "La partita è troppo lunga per essere salvata.",
    share: "Condividi",
    watch: "Guarda il replay",
    replayLink: "Link a questo replay",
    dealLink: "Link a questa partita",
    copy: "Copia",
    copied: "Copiato.",
    copyByHand: "Copia questo indirizzo:",
    title: (code) => `Crescent, partita ${code}`,
    wonText: (code, moveCount, deal) =>
      `Ho vinto la partita di Crescent ${code} in ${moves(moveCount)}. Giocala anche tu: ${deal} Guarda come ho fatto:`,
    dealText: (code) => `Gioca con me la partita di Crescent ${code}:`,
  },
  help: {
    title: "Tasti e gesti",
    gestures: "Mouse e tocco",
    tap: "Tocca una carta: va nell’unico posto che la accetta. Se ce ne sono più di uno, la carta è scelta; tocca poi il posto.",
    doubleTap: "Doppio tocco: a una base che la accetta.",
    drag: "Trascina una carta dove deve andare; un punto qualsiasi tra le basi va bene per tutte.",
    hold: "Pressione lunga o clic destro: guarda nella pila.",
    keys: "Tasti, quando il tavolo ha il focus",
    arrows: "Frecce",
    arrowsDo: "da un posto all’altro",
    figures: "Da 1 a 16",
    figuresDo: "a quella pila",
    enter: "Invio o spazio",
    enterDo: "come un tocco",
    escape: "Esc",
    escapeDo: "lascia la carta scelta",
    home: "a una base che accetta la carta",
    peek: "guarda nella pila",
    undo: "annulla",
    redo: "ripeti",
    redeal: "ridai",
    newDeal: "nuova partita",
    status: "dice a che punto è la partita",
    help: "questo aiuto",
  },
};
