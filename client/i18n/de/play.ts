/** German for the board and the table at which it is played; terms: glossary.md. */
import type { PlayTexts } from "../en/play";
import { redealsLeft } from "./words";

const date = new Intl.DateTimeFormat("de", { dateStyle: "long", timeZone: "UTC" });

export const play: PlayTexts = {
  board: {
    board: "Spielfeld",
    leftArm: "Linker Arm, Stapel 1 bis 4",
    topRow: "Obere Reihe, Stapel 5 bis 12",
    rightArm: "Rechter Arm, Stapel 13 bis 16",
    ascending: "Aufsteigende Fundamente",
    descending: "Absteigende Fundamente",
    full: "voll",
    selected: "ausgewählt",
    target: "nimmt die Karte",
  },
  table: {
    controls: "Spielsteuerung",
    undo: "Zurück",
    redo: "Vor",
    redeal: "Neu geben",
    redealsLeft: (count) =>
      count === 0 ? "Keine Neuausteilung übrig" : `Neu geben, ${redealsLeft(count)}`,
    noRedeals: "Keine mehr",
    peek: "In die Stapel sehen",
    peekShort: "Ansehen",
    menu: "Menü",
    home: "Startseite",
    hint: "Tipp",
    moves: "Züge",
    time: "Zeit",
    date: (time) => date.format(time),
  },
};
