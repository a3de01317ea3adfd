/** Polish for the page that shows a replay step by step; terms: glossary.md. */
import { durationFormatter } from "../duration";
import type { ViewerTexts } from "../en/viewer";
import { pluralizer } from "../plural";
import { engine } from "./engine";

const plural = pluralizer("pl");
const number = new Intl.NumberFormat("pl");
const date = new Intl.DateTimeFormat("pl", { dateStyle: "long" });
const duration = durationFormatter("pl");
const { moves, redeals } = engine;

/** “With …”, which takes the instrumental. */
const withRedeals = (count: number) =>
  count === 0
    ? "bez przetasowań"
    : `z ${plural(count, { one: "# przetasowaniem", other: "# przetasowaniami" })}`;
/** “In … moves”, which takes the locative. */
const inMoves = (count: number) => `w ${plural(count, { one: "# ruchu", other: "# ruchach" })}`;

export const viewer: ViewerTexts = {
  title: (code) => `Powtórka ${code}`,
  won: (moveCount, redealCount) => `Wygrana: ${moves(moveCount)}, ${redeals(redealCount)}`,
  time: (seconds) => `${duration(seconds)} (według gracza)`,
  wonOn: (time) => date.format(time),

  controls: "Odtwarzanie",
  first: "Na początek",
  previous: "Krok wstecz",
  play: "Odtwarzaj",
  pause: "Wstrzymaj",
  next: "Krok naprzód",
  last: "Na koniec",
  speed: "Tempo",
  times: (speed) => `${number.format(speed)}×`,

  timeline: "Krok",
  step: (ply, last) => `Krok ${number.format(ply)} z ${number.format(last)}`,
  stepWith: (ply, last, words) => `Krok ${number.format(ply)} z ${number.format(last)}: ${words}`,
  soFar: (moveCount, redealCount) => `${moves(moveCount)}, ${redeals(redealCount)}`,
  home: (count, all) => `Na fundamentach ${number.format(count)} z ${number.format(all)} kart`,
  left: (count) =>
    count === 0
      ? "Brak przetasowań"
      : plural(count, {
          one: "Pozostało # przetasowanie",
          few: "Pozostały # przetasowania",
          many: "Pozostało # przetasowań",
          other: "Pozostało # przetasowania",
        }),
  markRedeal: "Przetasowanie",
  markHome: "Na fundament",
  markEmptied: "Opróżniony stos",

  steps: "Kroki",
  deal: "Rozdanie",
  emptied: (pile) => `stos ${pile} jest już pusty`,
  wins: "wygrana",
  words: "Układ słowami",

  playDeal: "Zagraj to rozdanie",
  playFromHere: "Graj od tego miejsca",
  shareReplay: "Udostępnij powtórkę",
  shareTitle: (code) => `Crescent, gra ${code}`,
  shareText: (code, moveCount, redealCount) =>
    `Zobacz, jak wygrano partię Crescent ${code} ${inMoves(moveCount)}, ${withRedeals(redealCount)}.`,
  copyLink: "Kopiuj link do tego kroku",
  download: "Pobierz jako tekst",
  more: "Więcej",
  copied: "Skopiowano.",
  copyByHand: "Skopiuj ten adres:",

  forkTitle: (ply) => `Grać od kroku ${number.format(ply)}?`,
  forkText: (moveCount) =>
    `Masz już zaczętą partię tego rozdania: ${moves(moveCount)}. Zostanie odłożona; przywrócisz ją z menu przy stole.`,
  forkLoses: "Starsza partia, odłożona wcześniej, przepadnie.",
  forkStay: "Wróć do mojej partii",
  forkFailed: "Przeglądarka nie przechowuje teraz partii, więc nie można grać od tego miejsca.",

  brokenTitle: "Tej powtórki nie można pokazać",
  brokenText:
    "To, co dotarło, nie jest wygraną partią. Wczytaj stronę ponownie albo zagraj to rozdanie.",
};
