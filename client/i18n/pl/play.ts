/** Polish for the board, the table at which it is played, and the start; terms: glossary.md. */
import type { PlayTexts } from "../en/play";
import { pluralizer } from "../plural";
import { engine } from "./engine";

const plural = pluralizer("pl");
const date = new Intl.DateTimeFormat("pl", { dateStyle: "long", timeZone: "UTC" });
const { action, card, cards, moves, place, placeWithCards } = engine;

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
    full: "pełny",
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
    redeal: "Przeta\u00ADsuj",
    redealsLeft: (count) => (count === 0 ? "Brak przetasowań" : `Przetasuj, ${redealsLeft(count)}`),
    noRedeals: "Brak",
    peek: "Zajrzyj do stosów",
    peekShort: "Zajrzyj",
    menu: "Menu",
    home: "Strona główna",
    hint: "Podpo\u00ADwiedź",
    moves: "Ruchy",
    time: "Czas",
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
    settings: "Ustawienia",
    stats: "Statystyki",
    calendar: "Rozdania dnia",
    rules: "Zasady",
    language: "Język",
  },
};
