/** Polish for what travels: wins of a deal, challenges, positions, comparisons; terms: glossary.md. */
import type { ShareTexts } from "../en/share";
import { formats } from "../formats";
import { pluralizer } from "../plural";
import { engine } from "./engine";

const plural = pluralizer("pl");
const { number } = formats("pl");
const { moves } = engine;
const redeals = (count: number) => (count === 0 ? "bez przetasowań" : engine.redeals(count));
/** “By … moves”, which takes the accusative. */
const by = (count: number) =>
  plural(count, { one: "o # ruch", few: "o # ruchy", many: "o # ruchów", other: "o # ruchu" });
/** “After … moves”, which takes the locative. */
const after = (count: number) => `po ${plural(count, { one: "# ruchu", other: "# ruchach" })}`;

export const share: ShareTexts = {
  wins: {
    title: (code) => `Wygrane ${code}`,
    all: "Wszystkie wygrane tego rozdania",
    count: "Wygrane",
    fewest: "Najmniej ruchów",
    none: "Nikt jeszcze nie wygrał tego rozdania. Zrób to jako pierwsza osoba.",
    watchBest: "Obejrzyj najlepszą",
    list: "Najlepsze powtórki",
    order: "Najpierw mniej ruchów, potem mniej przetasowań, potem kto był pierwszy.",
    place: "Miejsce",
    moves: "Ruchy",
    redeals: "Przetasowania",
    time: "Zgłoszony czas",
    day: "Data",
    watch: (place) => `Obejrzyj miejsce ${number(place)}`,
    compare: (place) => `Porównaj miejsce ${number(place)} z najlepszym`,
    compareShort: "Porównaj",
    you: "Ty",
    plotAll: "Ruchy we wszystkich wygranych",
    plotBest: (count) => `Ruchy w najlepszych wygranych (${number(count)})`,
    yours: "Twoje partie",
    yourWin: (moveCount, redealCount) =>
      `Twoja najlepsza: ${moves(moveCount)}, ${redeals(redealCount)}.`,
    yourPlace: (place, of) => `Miejsce ${number(place)} z ${number(of)}.`,
    yourBelow: (count) => `Poza pierwszymi miejscami (${number(count)}).`,
    toBest: (moveCount) => `Najlepsza jest krótsza ${by(moveCount)}.`,
    begun: "To rozdanie jest zaczęte, ale jeszcze niewygrane.",
    notBegun: "To rozdanie nie było tu jeszcze grane.",
    stale: "Nie udało się pobrać najnowszych wygranych; te są z chwili wczytania strony.",
  },
  challenge: {
    send: "Rzuć wyzwanie",
    link: "Link do wyzwania",
    text: (code, moveCount) => `Popraw mój wynik w grze Crescent ${code}, ${moves(moveCount)}:`,
    greeting: (moveCount, redealCount) =>
      `Do poprawienia: ${moves(moveCount)}, ${redeals(redealCount)}.`,
    gone: "Nie znaleziono partii, którą według linku trzeba pobić. Rozdanie i tak można zagrać.",
    beaten: (count) => `Wyzwanie wygrane: lepiej ${by(count)}.`,
    missed: (count) => `Wyzwanie wciąż stoi: tamta partia jest krótsza ${by(count)}.`,
    fewerRedeals: "Wyzwanie wygrane: tyle samo ruchów, mniej przetasowań.",
    moreRedeals: "Wyzwanie wciąż stoi: tyle samo ruchów, mniej przetasowań.",
    equal: "Tak samo dobrze jak w wyzwaniu: tyle samo ruchów i przetasowań.",
  },
  position: {
    send: "Udostępnij układ",
    link: "Link do tego układu",
    text: (code, moveCount) => `Gra Crescent ${code} ${after(moveCount)}. Graj dalej stąd:`,
    title: "Otworzyć udostępniony układ?",
    open: "Otwórz układ",
    opened: (moveCount) => `Udostępniony układ: dotąd ${moves(moveCount)}.`,
    damaged: (moveCount) =>
      `Link jest uszkodzony. Udało się z niego odczytać: ${moves(moveCount)}.`,
  },
  compare: {
    title: (code) => `Dwie powtórki ${code}`,
    open: "Porównaj z inną powtórką",
    choose: "Inna wygrana tego rozdania",
    paste: "Albo link do powtórki",
    go: "Porównaj",
    bad: "To nie jest link do innej powtórki tego rozdania.",
    none: "Nie ma innej wygranej tego rozdania.",
    unknown: "Nie udało się pobrać innych wygranych.",
    missing: "Nie udało się pobrać drugiej powtórki.",
    by: "Obok siebie",
    bySteps: "Według kroków",
    byHome: "Według kart na fundamentach",
    alike: (ply) =>
      ply === 0
        ? "Rozchodzą się już w pierwszym kroku."
        : `Takie same do kroku ${number(ply)}, potem się rozchodzą.`,
    same: "Obie są tą samą partią.",
    toParting: "Tam, gdzie się rozchodzą",
    alone: "Tylko ta powtórka",
  },
  picture: {
    make: "Ruchomy obraz",
    about: "Cała powtórka jako GIF, do czatu.",
    making: "Rysowanie obrazu …",
    cancel: "Anuluj",
    cancelled: "Anulowano.",
    ready: (kilobytes) => `Obraz jest gotowy: ${number(kilobytes)} KB.`,
    send: "Udostępnij obraz",
    save: "Pobierz obraz",
    failed: "Ta przeglądarka nie zdołała narysować obrazu.",
  },
  embed: {
    open: "Otwórz w Crescent",
    code: "Kopiuj kod do osadzenia",
  },
};
