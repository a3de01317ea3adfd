/** German for the page that shows a replay step by step; terms: glossary.md. */
import { durationFormatter } from "../duration";
import type { ViewerTexts } from "../en/viewer";
import { pluralizer } from "../plural";
import { engine } from "./engine";

const plural = pluralizer("de");
const number = new Intl.NumberFormat("de");
const date = new Intl.DateTimeFormat("de", { dateStyle: "long" });
const duration = durationFormatter("de");
const { moves, redeals } = engine;

/** The dative, after “in”. */
const movesDative = (count: number) => plural(count, { one: "# Zug", other: "# Zügen" });
const withRedeals = (count: number) =>
  count === 0 ? "ohne Neuausteilung" : `mit ${redeals(count)}`;

export const viewer: ViewerTexts = {
  title: (code) => `Aufzeichnung von ${code}`,
  won: (moveCount, redealCount) =>
    `Gewonnen in ${movesDative(moveCount)}, ${withRedeals(redealCount)}`,
  time: (seconds) => `${duration(seconds)} (eigene Angabe)`,
  wonOn: (time) => date.format(time),

  controls: "Wiedergabe",
  first: "Zum Anfang",
  previous: "Schritt zurück",
  play: "Abspielen",
  pause: "Anhalten",
  next: "Schritt vor",
  last: "Zum Ende",
  speed: "Tempo",
  times: (speed) => `${number.format(speed)}×`,

  timeline: "Schritt",
  step: (ply, last) => `Schritt ${number.format(ply)} von ${number.format(last)}`,
  stepWith: (ply, last, words) =>
    `Schritt ${number.format(ply)} von ${number.format(last)}: ${words}`,
  soFar: (moveCount, redealCount) => `${moves(moveCount)}, ${redeals(redealCount)}`,
  home: (count, all) =>
    `${number.format(count)} von ${number.format(all)} Karten auf den Fundamenten`,
  left: (count) =>
    count === 0
      ? "Keine Neuausteilung übrig"
      : plural(count, { one: "# Neuausteilung übrig", other: "# Neuausteilungen übrig" }),
  markRedeal: "Neuausteilung",
  markHome: "Auf ein Fundament",
  markEmptied: "Stapel geleert",

  steps: "Schritte",
  deal: "Der Anfang",
  emptied: (pile) => `Stapel ${pile} ist jetzt leer`,
  wins: "gewonnen",
  words: "Stellung in Worten",

  playDeal: "Dieses Spiel spielen",
  playFromHere: "Ab hier spielen",
  shareReplay: "Aufzeichnung teilen",
  shareTitle: (code) => `Crescent, Spiel ${code}`,
  shareText: (code, moveCount, redealCount) =>
    `Sieh, wie das Crescent-Spiel ${code} in ${movesDative(moveCount)} ${withRedeals(redealCount)} gewonnen wurde.`,
  copyLink: "Link zu diesem Schritt kopieren",
  download: "Als Text herunterladen",
  more: "Mehr",
  copied: "Kopiert.",
  copyByHand: "Kopiere diese Adresse:",

  forkTitle: (ply) => `Ab Schritt ${number.format(ply)} spielen?`,
  forkText: (moveCount) =>
    `Du hast dieses Spiel selbst schon begonnen: ${moves(moveCount)}. Deine Partie wird beiseitegelegt; das Menü am Tisch holt sie zurück.`,
  forkLoses: "Eine ältere Partie, die schon beiseitelag, geht dabei verloren.",
  forkStay: "Meine Partie fortsetzen",
  forkFailed: "Dein Browser speichert gerade keine Partien; ab hier lässt sich nicht spielen.",

  brokenTitle: "Diese Aufzeichnung lässt sich nicht zeigen",
  brokenText:
    "Was ankam, ist keine gewonnene Partie. Lade die Seite neu oder spiel das Spiel selbst.",
};
