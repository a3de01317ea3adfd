/** Polish for the board, the table at which it is played, and the start; terms: glossary.md. */
import { durationFormatter } from "../duration";
import type { PlayTexts } from "../en/play";
import { pluralizer } from "../plural";
import { engine } from "./engine";

const plural = pluralizer("pl");
const duration = durationFormatter("pl");
const date = new Intl.DateTimeFormat("pl", { dateStyle: "long", timeZone: "UTC" });
const { action, card, cards, moves, place, placeWithCards, redeals } = engine;

/** A sentence that begins with a word of the engine's. */
const sentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;

const redealsLeft = (count: number) =>
  count === 0
    ? "brak przetasowań"
    : plural(count, {
        one: "zostało # przetasowanie",
        few: "zostały # przetasowania",
        other: "zostało # przetasowań",
      });

export const play: PlayTexts = {
  board: {
    board: "Plansza",
    leftArm: "Lewe ramię, stosy od 1 do 4",
    topRow: "Górny rząd, stosy od 5 do 12",
    rightArm: "Prawe ramię, stosy od 13 do 16",
    ascending: "Fundamenty rosnące",
    descending: "Fundamenty malejące",
    selected: "wybrana karta",
    target: "przyjmie kartę",
  },
  said: {
    did: (value) => sentence(action(value)),
    shows: (value) => sentence(placeWithCards(value)),
    undone: (value) => `Cofnięto: ${action(value)}.`,
    selected: (value, from, targets) =>
      `Wybrano: ${card(value)}, ${place(from)}. ${plural(targets, {
        one: "Pasuje # miejsce.",
        few: "Pasują # miejsca.",
        other: "Pasuje # miejsc.",
      })}`,
    deselected: "Nic nie jest wybrane.",
    noTarget: (value) => `${sentence(card(value)).slice(0, -1)}: nigdzie nie pasuje.`,
    nothingToUndo: "Nie ma czego cofnąć.",
    nothingToRedo: "Nie ma czego ponowić.",
    restarted: "Od początku.",
    restartUndone: "Partia wróciła.",
    elsewhere: "Ta partia toczyła się dalej w innej karcie przeglądarki. Oto jej stan.",
    stuck: "Partia zablokowana: żadna karta nie może się ruszyć.",
    won: "Wygrana!",
    status: (home, moveCount, left, undoable) =>
      `Na fundamentach ${cards(home)} ze 104, ${moves(moveCount)}, ${redealsLeft(left)}, do cofnięcia: ${moves(undoable)}.`,
  },
  table: {
    controls: "Sterowanie grą",
    undo: "Cofnij",
    redo: "Ponów",
    redeal: "Przetasuj",
    redealsLeft: (count) => (count === 0 ? "Brak przetasowań" : `Przetasuj, ${redealsLeft(count)}`),
    noRedeals: "Brak przetasowań",
    peek: "Zajrzyj do stosów",
    peekShort: "Zajrzyj",
    menu: "Menu",
    newDeal: "Nowa gra",
    moves: "Ruchy",
    time: "Czas",
  },
  menu: {
    title: "Menu",
    newDeal: "Nowa gra",
    enterCode: "Wpisz kod",
    restart: "Zacznij to rozdanie od nowa",
    takeBackRestart: "Wróć do poprzedniej partii",
    share: "Udostępnij rozdanie",
    help: "Klawisze i gesty",
    rules: "Zasady",
    home: "Strona główna",
    language: "Język",
  },
  dialogs: {
    close: "Zamknij",
    back: "Obejrzyj planszę",
    enterTitle: "Wpisz kod",
    enterHint: "Siedem liter, na przykład CR1-N-CRESCEN. Małe litery i odstępy nie przeszkadzają.",
    enterLabel: "Kod gry",
    enterGo: "Graj",
    suggest: (code) => `Czy chodzi o ${code}?`,
    peekTitle: (pile) => `Stos ${pile}`,
    peekCount: (count) => `${cards(count)}, od spodu do wierzchu`,
    peekFoundation: (value) => sentence(place(value)).slice(0, -1),
    peekEmpty: "Ten stos jest pusty i taki zostanie.",
    peekNext: "Następny stos",
    peekPrevious: "Poprzedni stos",
    stuckTitle: "Partia zablokowana",
    stuckText: "Żadna karta nie może się ruszyć i żadne przetasowanie tego nie zmieni.",
    undoMove: "Cofnij ostatni ruch",
    wonTitle: "Wygrana!",
    wonText: (moveCount, redealCount, seconds) => {
      const shuffles = redealCount === 0 ? "bez przetasowań" : redeals(redealCount);
      return `Wszystkie 104 karty są na fundamentach: ${moves(moveCount)}, ${shuffles}, ${duration(seconds)}.`;
    },
  },
  sharing: {
    saving: "Zapisywanie partii…",
    waiting: "Jeszcze nie zapisano. Partia zostanie wysłana ponownie, także gdy tu wrócisz.",
    saved: "Zapisano. Każdy, kto ma link, może ją obejrzeć.",
    refused: "Nie udało się zapisać partii.",
    tooLong: "Partia jest zbyt długa, by ją zapisać.",
    share: "Udostępnij",
    watch: "Obejrzyj powtórkę",
    replayLink: "Link do powtórki",
    dealLink: "Link do rozdania",
    copy: "Kopiuj",
    copied: "Skopiowano.",
    copyByHand: "Skopiuj ten adres:",
    title: (code) => `Crescent, gra ${code}`,
    wonText: (code, moveCount, deal) =>
      `Wygrana w grze Crescent ${code}: ${moves(moveCount)}. Zagraj i Ty: ${deal} Zobacz, jak to poszło:`,
    dealText: (code) => `Zagraj ze mną w grę Crescent ${code}:`,
  },
  help: {
    title: "Klawisze i gesty",
    gestures: "Mysz i dotyk",
    tap: "Dotknij karty: trafi na jedyne miejsce, które ją przyjmie. Gdy jest ich kilka, karta zostanie wybrana; dotknij wtedy miejsca.",
    doubleTap: "Dotknij dwa razy: na fundament, który przyjmie kartę.",
    drag: "Przeciągnij kartę tam, gdzie ma trafić; każde miejsce między fundamentami jest dobre dla wszystkich.",
    hold: "Przytrzymaj albo kliknij prawym przyciskiem: zajrzysz do stosu.",
    keys: "Klawisze, gdy plansza ma fokus",
    arrows: "Strzałki",
    arrowsDo: "z miejsca na miejsce",
    figures: "od 1 do 16",
    figuresDo: "do tego stosu",
    enter: "Enter, spacja",
    enterDo: "to samo co dotknięcie",
    escape: "Esc",
    escapeDo: "odwołaj wybór",
    home: "na fundament, który przyjmie kartę",
    peek: "zajrzyj do stosu",
    undo: "cofnij",
    redo: "ponów",
    redeal: "przetasuj",
    newDeal: "nowa gra",
    status: "powiedz, jak stoi partia",
    help: "ta pomoc",
  },
  start: {
    title: "Crescent",
    about: "Pasjans na dwie talie: 16 stosów, 8 fundamentów i 3 przetasowania.",
    daily: "Rozdanie dnia",
    date: (time) => date.format(time),
    goOn: "Graj dalej",
    goOnWith: (code, moveCount) => `${code}, ${moves(moveCount)}`,
    newDeal: "Nowa gra",
    newDealAbout: "Jedno z ośmiu miliardów rozdań",
    enterCode: "Wpisz kod",
    rules: "Zasady",
    language: "Język",
  },
};
