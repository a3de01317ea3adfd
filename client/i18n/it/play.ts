/** Italian for the board and the table at which it is played; terms: glossary.md. */
import type { PlayTexts } from "../en/play";
import { redealsLeft } from "./words";

const date = new Intl.DateTimeFormat("it", { dateStyle: "long", timeZone: "UTC" });

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
    date: (time) => date.format(time),
  },
};
