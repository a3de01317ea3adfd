/** Polish for hints, for whether a game can still be won, and for looking back on it; terms: glossary.md. */
import type { HintTexts } from "../en/hints";
import { pluralizer } from "../plural";
import { engine } from "./engine";

const { action, card, moves, place, redeals } = engine;
const plural = pluralizer("pl");

const steps = (count: number) =>
  plural(count, { one: "# krok", few: "# kroki", other: "# kroków" });

export const hints: HintTexts = {
  advice: {
    thinking: "Zastanawiam się…",
    cancel: "Anuluj",
    exists: "Jest ruch, który utrzymuje wygraną.",
    perhaps: "Żadna wygrana stąd nie jest znana, ale jeden ruch wygląda najlepiej.",
    more: "Powiedz więcej",
    keeps: (words) => `Utrzymuje wygraną: ${words}.`,
    looksBest: (words) => `Wygląda najlepiej: ${words}.`,
    cardAt: (value, where) => `${card(value)}, ${place(where)}`,
    move: (value) => action(value),
    play: "Zagraj tak",
    lost: "Udowodnione: tej partii nie da się już wygrać.",
    looking: "Szukam miejsca, gdzie jeszcze się dało…",
    back: (count) =>
      count === 1
        ? "Przed ostatnim ruchem jeszcze się dało."
        : `${moves(count)} wcześniej jeszcze się dało.`,
    beyond: (count) => `Ostatnio dało się ${steps(count)} wcześniej, dalej, niż można cofnąć.`,
    nowhere: "Od kiedy, nie wiadomo.",
    takeBack: (count) => `Cofnij ${moves(count)}`,
    unavailable: "W tej przeglądarce nie ma podpowiedzi.",
    rest: (count) => `Reszta rozgrywa się sama: ${moves(count)}.`,
    finish: "Dokończ",
    finishing: "Reszta się rozgrywa…",
    stop: "Zatrzymaj",
    key: "podpowiedź, a potem jej dalszy ciąg",
  },
  standing: {
    won: "Można jeszcze wygrać",
    lost: "Nie da się już wygrać",
    unknown: "Nie wiadomo",
    looking: "Szukam…",
  },
  review: {
    title: "Przegląd partii",
    looking: "Szukam…",
    all: "Tę partię można jeszcze wygrać.",
    certain: (step, last) =>
      step === 0
        ? `Na początku można ją było wygrać; liczba zagranych kroków: ${last}.`
        : `Do kroku ${step} z ${last} na pewno można ją było wygrać.`,
    uncertain: "Nie wiadomo, dokąd można było wygrać tę partię.",
    lostAt: (step, words) => `Od kroku ${step} jest przegrana, co udowodniono: ${words}.`,
    neverSure: "Nie udowodniono, że jest przegrana: może da się jeszcze wygrać.",
    yours: (moveCount, redealCount) =>
      `Twoja wygrana: ${moves(moveCount)}, ${redeals(redealCount)}.`,
    best: (moveCount, redealCount) =>
      `Najlepsza znana wygrana tego rozdania: ${moves(moveCount)}, ${redeals(redealCount)}.`,
    bestNote: "Najlepsza znana nie musi być najkrótsza: tego nikt nie udowodnił.",
    fewer: (count) => `Mniej niż u ciebie o: ${moves(count)}.`,
    yoursIsBest: "Nie znaleziono krótszej niż twoja.",
    noBest: "Żadna wygrana tego rozdania nie jest znana.",
    odds: "Ile rozdań da się wygrać",
  },
};
