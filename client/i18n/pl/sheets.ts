/** Polish for the sheets that open over the table and the start; terms: glossary.md. */
import { durationFormatter } from "../duration";
import type { SheetTexts } from "../en/sheets";
import { engine } from "./engine";

const duration = durationFormatter("pl");
const { cards, moves, place, redeals } = engine;

/** A phrase that begins with a word of the engine's. */
const title = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

export const sheets: SheetTexts = {
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
    enterHint:
      "Siedem liter, na przykład CR1-\u2060N-\u2060CRESCEN. Małe litery i odstępy nie przeszkadzają.",
    enterLabel: "Kod gry",
    enterGo: "Graj",
    suggest: (code) => `Czy chodzi o ${code}?`,
    peekTitle: (pile) => `Stos ${pile}`,
    peekCount: (count) => `${cards(count)}, od spodu do wierzchu`,
    peekFoundation: (value) => title(place(value)),
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
};
