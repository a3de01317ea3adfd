/** German for hints, for whether a game can still be won, and for looking back on it; terms: glossary.md. */
import type { HintTexts } from "../en/hints";
import { pluralizer } from "../plural";
import { engine } from "./engine";

const { action, card, moves, place, redeals } = engine;
const plural = pluralizer("de");

const steps = (count: number) => plural(count, { one: "# Schritt", other: "# Schritte" });

export const hints: HintTexts = {
  advice: {
    thinking: "Ich denke nach …",
    cancel: "Abbrechen",
    exists: "Es gibt einen Zug, der den Gewinn erhält.",
    perhaps: "Von hier ist kein Gewinn bekannt, aber ein Zug sieht am besten aus.",
    more: "Mehr verraten",
    keeps: (words) => `Erhält den Gewinn: ${words}.`,
    looksBest: (words) => `Sieht am besten aus: ${words}.`,
    cardAt: (value, where) => `${card(value)}, ${place(where)}`,
    move: (value) => action(value),
    play: "Ausführen",
    lost: "Bewiesen: Dieses Spiel ist nicht mehr zu gewinnen.",
    looking: "Ich suche, wo es noch zu gewinnen war …",
    back: (count) =>
      count === 1
        ? "Vor dem letzten Zug war es das noch."
        : `${moves(count)} früher war es das noch.`,
    beyond: (count) =>
      `Zuletzt war es das, als noch ${steps(count)} weniger gespielt waren; so weit lässt sich nichts zurücknehmen.`,
    nowhere: "Seit wann, ist nicht bekannt.",
    takeBack: (count) => `${moves(count)} zurücknehmen`,
    unavailable: "In diesem Browser gibt es keine Tipps.",
    rest: (count) => `Der Rest spielt sich von selbst: ${moves(count)}.`,
    finish: "Zu Ende spielen",
    finishing: "Der Rest wird gespielt …",
    stop: "Anhalten",
    key: "ein Tipp, dann mehr davon",
  },
  standing: {
    won: "Noch zu gewinnen",
    lost: "Nicht mehr zu gewinnen",
    unknown: "Nicht bekannt",
    looking: "Wird geprüft …",
  },
  review: {
    title: "Rückblick",
    looking: "Wird geprüft …",
    all: "Das Spiel ist noch zu gewinnen.",
    certain: (step, last) =>
      step === 0
        ? `Am Anfang war es zu gewinnen; gespielt wurden ${last} Schritte.`
        : `Bis Schritt ${step} von ${last} war es sicher zu gewinnen.`,
    uncertain: "Es ist nicht bekannt, bis wohin dieses Spiel zu gewinnen war.",
    lostAt: (step, words) => `Ab Schritt ${step} ist es bewiesen verloren: ${words}.`,
    neverSure: "Es ist nicht bewiesen verloren: Vielleicht ist es noch zu gewinnen.",
    yours: (moveCount, redealCount) => `Dein Gewinn: ${moves(moveCount)}, ${redeals(redealCount)}.`,
    best: (moveCount, redealCount) =>
      `Bester bekannter Gewinn: ${moves(moveCount)}, ${redeals(redealCount)}.`,
    bestNote: "Der beste bekannte muss nicht der kürzeste sein: Das hat niemand bewiesen.",
    fewer: (count) => `${moves(count)} weniger als deiner.`,
    yoursIsBest: "Kein kürzerer als deiner wurde gefunden.",
    noBest: "Von diesem Spiel ist kein Gewinn bekannt.",
    odds: "Wie viele Spiele zu gewinnen sind",
  },
};
