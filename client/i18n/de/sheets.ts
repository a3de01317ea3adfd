/** German for the sheets that open over the table and the start; terms: glossary.md. */
import { durationFormatter } from "../duration";
import type { SheetTexts } from "../en/sheets";
import { pluralizer } from "../plural";
import { engine } from "./engine";

const plural = pluralizer("de");
const duration = durationFormatter("de");
const { cards, moves, place, redeals } = engine;

/** A phrase that begins with a word of the engine's. */
const title = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

export const sheets: SheetTexts = {
  menu: {
    title: "Menü",
    newDeal: "Neues Spiel",
    enterCode: "Code eingeben",
    restart: "Dieses Spiel neu beginnen",
    takeBackRestart: "Vorige Partie zurückholen",
    share: "Dieses Spiel teilen",
    help: "Tasten und Gesten",
    rules: "Regeln",
    home: "Startseite",
    language: "Sprache",
  },
  dialogs: {
    close: "Schließen",
    back: "Spielfeld ansehen",
    enterTitle: "Code eingeben",
    enterHint:
      "Sieben Buchstaben, zum Beispiel CR1-\u2060N-\u2060CRESCEN. Kleinbuchstaben und Leerzeichen stören nicht.",
    enterLabel: "Spielcode",
    enterGo: "Spielen",
    suggest: (code) => `Meintest du ${code}?`,
    peekTitle: (pile) => `Stapel ${pile}`,
    peekCount: (count) => `${cards(count)}, von unten nach oben`,
    peekFoundation: (value) => title(place(value)),
    peekEmpty: "Dieser Stapel ist leer und bleibt es.",
    peekNext: "Nächster Stapel",
    peekPrevious: "Voriger Stapel",
    stuckTitle: "Festgefahren",
    stuckText: "Keine Karte kann ziehen, und keine Neuausteilung würde das ändern.",
    undoMove: "Letzten Zug zurücknehmen",
    wonTitle: "Gewonnen!",
    wonText: (moveCount, redealCount, seconds) => {
      const again = redealCount === 0 ? "ohne Neuausteilung" : redeals(redealCount);
      return `Alle 104 Karten liegen auf den Fundamenten: ${moves(moveCount)}, ${again}, ${duration(seconds)}.`;
    },
  },
  sharing: {
    saving: "Deine Partie wird gespeichert …",
    waiting:
      "Noch nicht gespeichert. Sie wird von selbst noch einmal gesendet, auch wenn du später wiederkommst.",
    saved: "Gespeichert. Wer den Link hat, kann sie ansehen.",
    refused: "Die Partie konnte nicht gespeichert werden.",
    tooLong: "Die Partie ist zu lang zum Speichern.",
    share: "Teilen",
    watch: "Aufzeichnung ansehen",
    replayLink: "Link zur Aufzeichnung",
    dealLink: "Link zum Spiel",
    copy: "Kopieren",
    copied: "Kopiert.",
    copyByHand: "Kopiere diese Adresse:",
    title: (code) => `Crescent, Spiel ${code}`,
    wonText: (code, moveCount, deal) =>
      `Ich habe das Crescent-Spiel ${code} in ${plural(moveCount, { one: "# Zug", other: "# Zügen" })} gewonnen. Spiel es selbst: ${deal} Sieh, wie es ging:`,
    dealText: (code) => `Spiel mit mir das Crescent-Spiel ${code}:`,
  },
  help: {
    title: "Tasten und Gesten",
    gestures: "Maus und Finger",
    tap: "Tippe auf eine Karte: Sie geht auf den einzigen Platz, der sie nimmt. Gibt es mehrere, wird sie ausgewählt; tippe dann auf den Platz.",
    doubleTap: "Doppelt tippen: auf ein Fundament, das sie nimmt.",
    drag: "Zieh eine Karte dahin, wo sie liegen soll; irgendwo zwischen den Fundamenten genügt für alle.",
    hold: "Lange drücken oder Rechtsklick: in den Stapel sehen.",
    keys: "Tasten, wenn das Spielfeld den Fokus hat",
    arrows: "Pfeile",
    arrowsDo: "von Platz zu Platz gehen",
    figures: "1 bis 16",
    figuresDo: "zu diesem Stapel gehen",
    enter: "Enter, Leertaste",
    enterDo: "wie ein Tipp auf die Karte",
    escape: "Esc",
    escapeDo: "Auswahl aufheben",
    home: "auf ein Fundament, das die Karte nimmt",
    peek: "in den Stapel sehen",
    undo: "zurück",
    redo: "vor",
    redeal: "neu geben",
    newDeal: "neues Spiel",
    status: "sagen, wie die Partie steht",
    help: "diese Hilfe",
  },
};
