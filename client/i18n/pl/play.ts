/** Polish for the board and the table at which it is played; terms: glossary.md. */
import type { PlayTexts } from "../en/play";
import { redealsLeft } from "./words";

const date = new Intl.DateTimeFormat("pl", { dateStyle: "long", timeZone: "UTC" });

export const play: PlayTexts = {
  board: {
    board: "Plansza",
    leftArm: "Lewe ramię, stosy od 1 do 4",
    topRow: "Górny rząd, stosy od 5 do 12",
    rightArm: "Prawe ramię, stosy od 13 do 16",
    ascending: "Fundamenty rosnące",
    descending: "Fundamenty malejące",
    full: "pełny",
    selected: "wybrana karta",
    target: "przyjmie kartę",
  },
  table: {
    controls: "Sterowanie grą",
    undo: "Cofnij",
    redo: "Ponów",
    redeal: "Przeta\u00ADsuj",
    redealsLeft: (count) => (count === 0 ? "Brak przetasowań" : `Przetasuj, ${redealsLeft(count)}`),
    noRedeals: "Brak",
    peek: "Zajrzyj do stosów",
    peekShort: "Zajrzyj",
    menu: "Menu",
    home: "Strona główna",
    hint: "Podpo\u00ADwiedź",
    moves: "Ruchy",
    time: "Czas",
    date: (time) => date.format(time),
  },
};
