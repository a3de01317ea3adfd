/** German for the settings, for where the cards lie and for the position in words; terms: glossary.md. */
import type { TableTexts } from "../en/settings";
import { engine } from "./engine";

const { card, cards, place } = engine;

export const table: TableTexts = {
  choices: {
    theme: { name: "Helligkeit", system: "Wie das Gerät", light: "Hell", dark: "Dunkel" },
    table: { name: "Tisch", felt: "Filz", plain: "Schlicht" },
    deck: { name: "Farben der Karten", two: "Zwei", four: "Vier" },
    index: { name: "Zeichen auf den Karten", normal: "Normal", large: "Groß" },
    letters: { name: "Buchstaben auf den Karten", own: "Wie die Sprache" },
    motion: { name: "Bewegung", normal: "Normal", slow: "Langsam", fast: "Schnell", off: "Keine" },
    reasons: { name: "Sagen, warum ein Zug nicht geht", on: "Ja", off: "Nein" },
    clock: { name: "Uhr", on: "Sichtbar", off: "Verborgen" },
    drag: { name: "Karten bewegen", on: "Tippen oder Ziehen", off: "Nur Tippen" },
    hand: { name: "Schaltflächen für", right: "Rechte Hand", left: "Linke Hand" },
    standing: { name: "Zeigen, ob noch zu gewinnen ist", off: "Nein", on: "Ja" },
    deals: { name: "Neue Spiele", winnable: "Sicher zu gewinnen", any: "Beliebige" },
  },
  settings: {
    title: "Einstellungen",
    language: "Sprache",
    reduced: "Dein Gerät wünscht keine Bewegung, also gibt es keine.",
  },
  survey: {
    title: "Wo die Karten liegen",
    suits: "Farbe",
    rank: "Karte",
    first: "Die eine",
    second: "Die andere",
    under: (where, above) =>
      above === 0 ? `${place(where)}, obenauf` : `${place(where)}, darüber ${cards(above)}`,
    home: "Im Funda\u00ADment",
    both: (value, one, other) => `${card(value)}: ${one}; ${other}.`,
    hint: "Tippe auf eine Karte, um zu erfahren, wo beide gleichen liegen.",
  },
  position: {
    title: "Stellung in Worten",
    full: "Voll, nehmen keine Karte: ",
    copy: "Kopieren",
    copied: "Kopiert.",
    copyByHand: "Das Kopieren ging nicht. Markiere den Text und kopiere ihn.",
  },
};
