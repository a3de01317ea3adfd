/** Polish for what the worker writes itself: meta tags, the pages' frame, error pages. */
import type { PagesTexts } from "../en/pages";
import { pluralizer } from "../plural";
import { engine } from "./engine";

const plural = pluralizer("pl");
/** The locative, after “w” (in) and “po” (after). */
const movesLocative = (count: number) => plural(count, { one: "# ruchu", other: "# ruchach" });
/** With the instrumental. */
const withRedeals = (count: number) =>
  count === 0
    ? "bez przetasowań"
    : plural(count, { one: "z # przetasowaniem", other: "z # przetasowaniami" });

export const pages: PagesTexts = {
  name: "Crescent",
  home: {
    title: "Crescent, pasjans na dwie talie",
    description:
      "Graj w Crescent w przeglądarce: 16 stosów, 8 fundamentów i osobny link do każdego rozdania. Pokaż innym wygrane partie, a obejrzą je ruch po ruchu.",
    imageAlt: "Osiem kart ułożonych w łuk nad sierpem księżyca i nazwą Crescent.",
  },
  play: {
    title: (code) => `Rozdanie ${code}`,
    description:
      "Czy wygrasz to rozdanie w Crescent? 104 karty, 16 stosów, 8 fundamentów i trzy przetasowania. Otwórz link i zagraj dokładnie to rozdanie.",
    imageAlt: (code, tops) =>
      `Crescent, rozdanie ${code}. Na wierzchu stosów od 1 do ${tops.length}: ${tops.map(engine.card).join(", ")}.`,
  },
  replay: {
    title: (code, moves) => `Wygrana w ${movesLocative(moves)}: ${code}`,
    description: (moves, redeals) =>
      `Zobacz krok po kroku, jak to rozdanie w Crescent wygrano w ${movesLocative(moves)}, ${withRedeals(redeals)}, a potem zagraj je samodzielnie.`,
    imageAlt: (code, moves, redeals) =>
      `Crescent, rozdanie ${code}, wygrana: wszystkie osiem fundamentów jest pełnych po ${movesLocative(moves)}, ${withRedeals(redeals)}.`,
    step: (ply, last) => `Krok ${ply} z ${last}`,
  },
  challenge: {
    title: (code, moves) => `Do poprawienia: ${engine.moves(moves)}, rozdanie ${code}`,
    description: (moves, redeals) =>
      `To rozdanie Crescent wygrano w ${movesLocative(moves)}, ${withRedeals(redeals)}. Zrobisz to lepiej? Otwórz link i zagraj dokładnie to rozdanie.`,
    imageAlt: (code, moves, redeals) =>
      `Crescent, początek rozdania ${code}. Do poprawienia: ${engine.moves(moves)}, ${engine.redeals(redeals)}.`,
  },
  wins: {
    title: (code) => `Wygrane ${code}`,
    description: (wins, fewest) =>
      fewest === null
        ? "Nikt jeszcze nie wygrał tego rozdania Crescent. Zrób to jako pierwsza osoba."
        : `Wygrane tego rozdania Crescent: ${wins}. Najlepsza: ${engine.moves(fewest)}. Zobacz krok po kroku, jak to poszło.`,
  },
  stats: {
    title: "Statystyki",
    description:
      "Twoje partie Crescent: ile wygranych, ile z rzędu, w ilu ruchach. Wszystko zostaje w Twojej przeglądarce.",
  },
  calendar: {
    title: "Rozdania dnia",
    description:
      "Rozdanie Crescent na każdy dzień, takie samo dla wszystkich. Przejrzyj minione dni i zagraj te, które Cię ominęły.",
  },
  frame: {
    skip: "Przejdź do treści",
    navigation: "Strona",
    languages: "Język",
    start: "Początek",
    daily: "Rozdanie dnia",
    rules: "Zasady",
    settings: "Ustawienia",
    noScript: "Sama gra wymaga JavaScriptu. Zasady można przeczytać bez niego.",
  },
  failure: {
    title: "Czegoś brakuje",
    text: "Części strony nie udało się wczytać. Może nie ma sieci albo właśnie pojawiła się nowa wersja. Twoje partie są zachowane.",
    reload: "Wczytaj ponownie",
    close: "Zamknij",
  },
  error: {
    title: {
      "bad-code": "To nie jest kod gry",
      "no-replay": "Nie ma takiej partii",
      "no-page": "Tu nic nie ma",
      "no-daily": "Brak rozdania na ten dzień",
      unavailable: "Spróbuj ponownie za chwilę",
    },
    text: {
      "bad-code":
        "Kod gry wygląda tak: CR1-\u2060N-\u2060AAAAAAB; wystarczy też samych siedem liter.",
      "no-replay":
        "Pod tym linkiem nie ma żadnej zakończonej partii. Może przy kopiowaniu zabrakło w nim liter.",
      "no-page": "Ten adres donikąd nie prowadzi. Może przy kopiowaniu zabrakło w nim liter.",
      "no-daily":
        "Każdy dzień od 1 stycznia 2026 do dziś ma swoje rozdanie, na przykład /daily/2026-11-30.",
      unavailable: "W tej chwili nie można sięgnąć do zapisanych partii. Nic nie przepadło.",
    },
    asked: "Podany adres:",
    suggestion: "Czy chodzi o to rozdanie?",
    playDeal: (code) => `Zagraj rozdanie ${code}`,
  },
};
