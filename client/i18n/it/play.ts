/** Italian for the board, the table at which it is played, and the start; terms: glossary.md. */
import type { PlayTexts } from "../en/play";
import { pluralizer } from "../plural";
import { engine } from "./engine";

const plural = pluralizer("it");
const date = new Intl.DateTimeFormat("it", { dateStyle: "long", timeZone: "UTC" });
const { moves } = engine;

const redealsLeft = (count: number) =>
  count === 0
    ? "nessuna ridistribuzione rimasta"
    : plural(count, { one: "resta # ridistribuzione", other: "restano # ridistribuzioni" });

export const play: PlayTexts = {
  board: {
    board: "Tavolo di gioco",
    leftArm: "Braccio sinistro, pile da 1 a 4",
    topRow: "Fila in alto, pile da 5 a 12",
    rightArm: "Braccio destro, pile da 13 a 16",
    ascending: "Basi ascendenti",
    descending: "Basi discendenti",
    full: "piena",
    selected: "carta scelta",
    target: "accetta la carta",
  },
  table: {
    controls: "Comandi del gioco",
    undo: "Annulla",
    redo: "Ripeti",
    redeal: "Ridai",
    redealsLeft: (count) =>
      count === 0 ? "Nessuna ridistribuzione rimasta" : `Ridai, ${redealsLeft(count)}`,
    noRedeals: "Finite",
    peek: "Guarda nelle pile",
    peekShort: "Guarda",
    menu: "Menu",
    home: "Pagina iniziale",
    hint: "Suggeri\u00ADmento",
    moves: "Mosse",
    time: "Tempo",
  },
  start: {
    title: "Crescent",
    about: "Un solitario con due mazzi: 16 pile, 8 basi e 3 ridistribuzioni.",
    daily: "Partita del giorno",
    date: (time) => date.format(time),
    grades: { easy: "facile", medium: "media", hard: "difficile" },
    goOn: "Continua la tua partita",
    goOnWith: (code, moveCount) => `${code}, ${moves(moveCount)}`,
    newDeal: "Nuova partita",
    newDealAbout: "Una su otto miliardi",
    enterCode: "Inserisci un codice",
    settings: "Impostazioni",
    stats: "Statistiche",
    calendar: "Partite del giorno",
    rules: "Regole",
    language: "Lingua",
  },
};
