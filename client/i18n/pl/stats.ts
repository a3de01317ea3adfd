/** Polish for statistics, favourites, one's data as a file, and the calendar of daily deals; terms: glossary.md. */
import { durationFormatter } from "../duration";
import type { StatsTexts } from "../en/stats";
import { formats } from "../formats";
import { pluralizer } from "../plural";

const plural = pluralizer("pl");
/** After “w”, in the locative. */
const inMoves = (count: number) =>
  plural(count, { one: "# ruchu", few: "# ruchach", many: "# ruchach", other: "# ruchu" });

export const stats: StatsTexts = {
  page: {
    title: "Statystyki",
    empty: "Nie ma jeszcze czego liczyć. Partia liczy się od pierwszego ruchu.",
  },
  figures: {
    title: "Wyniki",
    begun: "Rozpoczęte partie",
    won: "Wygrane partie",
    streak: "Wygrane z rzędu",
    bestStreak: "Najdłuższa seria",
    fewestMoves: "Najmniej ruchów",
    middleMoves: "Zwykle ruchów",
    fastest: "Najszybsza wygrana",
    time: "Czas wygranych partii",
    redeals: "Przetasowania na wygraną",
    dailyWon: "Wygrane rozdania dnia",
    dailyStreak: "Dni z rzędu",
    dailyBest: "Najwięcej dni z rzędu",
    attempts: (count) =>
      plural(count, { one: "# próba", few: "# próby", many: "# prób", other: "# próby" }),
    wins: (count) =>
      plural(count, {
        one: "# wygrana",
        few: "# wygrane",
        many: "# wygranych",
        other: "# wygranej",
      }),
  },
  plots: {
    moves: "Ruchy w wygranych partiach",
    movesSummary: (least, most, middle) =>
      `Od ${least} do ${most}; w połowie wygranych najwyżej ${middle}.`,
    time: "Wygrane w czasie",
    timeSummary: (count, since) => `${count}. Początek: ${since}.`,
    asTable: "Jako tabela",
    when: "Kiedy",
    wins: "Wygrane",
  },
  deals: {
    unfinished: "Niedokończone",
    unfinishedAbout: "Porzucona partia przerywa serię tylko do chwili, gdy ją wygrasz.",
    title: "Twoje rozdania",
    deal: "Rozdanie",
    time: "Najszybciej",
    daily: (date) => `Rozdanie dnia: ${date}`,
    more: "Pokaż więcej",
  },
  favourites: {
    title: "Ulubione",
    none: "Oznacz rozdanie w jego menu albo tutaj i dopisz notatkę.",
    mark: "Dodaj do ulubionych",
    edit: "Ulubione: notatka",
    editOf: (code) => `Notatka do ${code}`,
    note: "Notatka",
    save: "Zapisz",
    remove: "Usuń",
    removed: (code) => `Rozdania ${code} nie ma już w ulubionych.`,
    back: "Cofnij",
  },
  data: {
    title: "Twoje dane",
    about:
      "Wszystko to jest tylko w tej przeglądarce, a przeglądarki zapominają. Plik zachowa dane i przeniesie je na inne urządzenie.",
    save: "Zapisz do pliku",
    load: "Wczytaj z pliku",
    saved: "Plik jest zapisany.",
    attempts: (count) =>
      plural(count, {
        one: "# policzona partia",
        few: "# policzone partie",
        many: "# policzonych partii",
        other: "# policzonej partii",
      }),
    favourites: (count) =>
      plural(count, {
        one: "# ulubione rozdanie",
        few: "# ulubione rozdania",
        many: "# ulubionych rozdań",
        other: "# ulubionego rozdania",
      }),
    games: (count) =>
      plural(count, {
        one: "# zachowana partia",
        few: "# zachowane partie",
        many: "# zachowanych partii",
        other: "# zachowanej partii",
      }),
    settings: "ustawienia",
    taken: (list) => `Nowe tutaj: ${list}.`,
    nothing: "W pliku nie ma nic nowego.",
    known: (count) =>
      plural(count, {
        one: "# wpis już tu był.",
        few: "# wpisy już tu były.",
        many: "# wpisów już tu było.",
        other: "# wpisu już tu było.",
      }),
    refused: (count) =>
      plural(count, {
        one: "# wpisu nie dało się odczytać; został pominięty.",
        few: "# wpisów nie dało się odczytać; zostały pominięte.",
        many: "# wpisów nie dało się odczytać; zostały pominięte.",
        other: "# wpisu nie dało się odczytać; został pominięty.",
      }),
    lost: (count) =>
      plural(count, {
        one: "W przeglądarce zabrakło miejsca na # wpis.",
        few: "W przeglądarce zabrakło miejsca na # wpisy.",
        many: "W przeglądarce zabrakło miejsca na # wpisów.",
        other: "W przeglądarce zabrakło miejsca na # wpisu.",
      }),
    fault: {
      "not-ours": "To nie jest plik z Crescent albo jest uszkodzony. Nic się nie zmieniło.",
      newer:
        "Ten plik zapisała nowsza wersja Crescent. Wczytaj stronę ponownie i spróbuj jeszcze raz.",
      "too-large": "Ten plik jest o wiele za duży jak na plik z Crescent. Nic się nie zmieniło.",
    },
  },
  counting: {
    title: "Jak to się liczy",
    lines: [
      "Partia liczy się od pierwszego ruchu lub przetasowania, a nie od otwarcia rozdania.",
      "Każde rozdanie to jedna partia, choćby zaczynana wiele razy; jest wygrana, gdy wygrana była któraś próba.",
      "Seria biegnie w kolejności rozpoczynania partii. Ostatnio rozpoczęta nigdy jej nie przerywa. Porzucona przerywa, dopóki do niej nie wrócisz i jej nie wygrasz.",
      "Dni z rzędu to dni, których rozdanie rozpoczęto tego samego dnia (według UTC) i wygrano, choćby po północy.",
      "Partia, która ciągnie dalej czyjąś powtórkę, się nie liczy.",
      "Zachowuje się 20 000 ostatnich prób. Czasy podaje Twoje urządzenie.",
    ],
  },
  calendar: {
    title: "Rozdania dnia",
    previous: "Poprzedni miesiąc",
    next: "Następny miesiąc",
    today: "dzisiaj",
    won: (moves) => `wygrane w ${inMoves(moves)}`,
    wonShort: "Wygrane",
    begun: "Rozpoczęte",
    summary: (won, days) => `Wygrane: ${won} z ${days}`,
    firstWeekday: 1,
    about:
      "Rozdanie na każdy dzień, takie samo dla wszystkich. Dzień zmienia się o północy UTC. Od poniedziałku do niedzieli są coraz trudniejsze, a każde da się wygrać.",
  },
  formats: formats("pl"),
  duration: durationFormatter("pl"),
};
