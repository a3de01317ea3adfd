/** German for statistics, favourites, one's data as a file, and the calendar of daily deals; terms: glossary.md. */
import { durationFormatter } from "../duration";
import type { StatsTexts } from "../en/stats";
import { formats } from "../formats";
import { pluralizer } from "../plural";

const plural = pluralizer("de");
/** After „in“, in the dative. */
const inMoves = (count: number) => plural(count, { one: "# Zug", other: "# Zügen" });

export const stats: StatsTexts = {
  page: {
    title: "Statistik",
    empty: "Noch gibt es nichts zu zählen. Eine Partie zählt ab ihrem ersten Zug.",
  },
  figures: {
    title: "Zahlen",
    begun: "Begonnene Partien",
    won: "Gewonnene Partien",
    streak: "In Folge gewonnen",
    bestStreak: "Längste Folge",
    fewestMoves: "Wenigste Züge",
    middleMoves: "Züge, meistens",
    fastest: "Schnellster Sieg",
    time: "Zeit in Siegen",
    redeals: "Neuausteilungen je Sieg",
    dailyWon: "Tagesspiele gewonnen",
    dailyStreak: "Tage in Folge",
    dailyBest: "Meiste Tage in Folge",
    attempts: (count) => plural(count, { one: "# Versuch", other: "# Versuche" }),
    wins: (count) => plural(count, { one: "# Sieg", other: "# Siege" }),
  },
  plots: {
    moves: "Züge deiner Siege",
    movesSummary: (least, most, middle) =>
      `Von ${least} bis ${most} Züge; die Hälfte der Siege brauchte höchstens ${middle}.`,
    time: "Siege im Lauf der Zeit",
    timeSummary: (count, since) => `${count} seit ${since}.`,
    asTable: "Als Tabelle",
    when: "Wann",
    wins: "Siege",
  },
  deals: {
    unfinished: "Unvollendet",
    unfinishedAbout:
      "Eine verlassene Partie unterbricht eine Folge nur so lange, bis du sie gewinnst.",
    title: "Deine Spiele",
    deal: "Spiel",
    time: "Schnellste",
    daily: (date) => `Spiel vom ${date}`,
    more: "Mehr zeigen",
  },
  favourites: {
    title: "Favoriten",
    none: "Merk dir ein Spiel in seinem Menü oder hier und schreib eine Notiz dazu.",
    mark: "Zu den Favoriten",
    edit: "Favorit: Notiz",
    editOf: (code) => `Notiz zu ${code}`,
    note: "Notiz",
    save: "Sichern",
    remove: "Entfernen",
    removed: (code) => `${code} ist kein Favorit mehr.`,
    back: "Rückgängig",
  },
  data: {
    title: "Deine Daten",
    about:
      "All das liegt nur in diesem Browser, und Browser vergessen. Eine Datei bewahrt es auf und bringt es auf ein anderes Gerät.",
    save: "Als Datei sichern",
    load: "Aus Datei laden",
    saved: "Die Datei ist geschrieben.",
    attempts: (count) => plural(count, { one: "# gezählte Partie", other: "# gezählte Partien" }),
    favourites: (count) => plural(count, { one: "# Favorit", other: "# Favoriten" }),
    games: (count) =>
      plural(count, { one: "# aufbewahrte Partie", other: "# aufbewahrte Partien" }),
    settings: "Einstellungen",
    taken: (list) => `Neu hier: ${list}.`,
    nothing: "Nichts in der Datei ist hier neu.",
    known: (count) =>
      plural(count, { one: "# Eintrag war schon hier.", other: "# Einträge waren schon hier." }),
    refused: (count) =>
      plural(count, {
        one: "# Eintrag war nicht lesbar und blieb weg.",
        other: "# Einträge waren nicht lesbar und blieben weg.",
      }),
    lost: (count) =>
      plural(count, {
        one: "Für # Eintrag hatte der Browser keinen Platz.",
        other: "Für # Einträge hatte der Browser keinen Platz.",
      }),
    fault: {
      "not-ours":
        "Das ist keine Datei von Crescent, oder sie ist beschädigt. Nichts wurde geändert.",
      newer:
        "Eine neuere Version von Crescent hat diese Datei geschrieben. Lade die Seite neu und versuch es noch einmal.",
      "too-large": "Diese Datei ist viel zu groß für eine von Crescent. Nichts wurde geändert.",
    },
  },
  counting: {
    title: "Wie gezählt wird",
    lines: [
      "Eine Partie zählt ab dem ersten Zug oder Neugeben, nicht schon, wenn das Spiel geöffnet wird.",
      "Jedes Spiel ist eine Partie, so oft du es auch neu beginnst; gewonnen ist es, sobald ein Versuch gelang.",
      "Eine Folge geht nach der Reihe, in der du die Partien begonnen hast. Die zuletzt begonnene unterbricht sie nie. Eine verlassene unterbricht sie, bis du zurückkehrst und gewinnst.",
      "Tage in Folge sind Tage, deren Spiel du am selben Tag (UTC) begonnen und gewonnen hast, auch nach Mitternacht.",
      "Eine Partie, die jemandes Aufzeichnung fortsetzt, zählt nicht.",
      "Die letzten 20.000 Versuche werden aufbewahrt. Die Zeiten sind die, die dein Gerät meldet.",
    ],
  },
  calendar: {
    title: "Spiele des Tages",
    previous: "Voriger Monat",
    next: "Nächster Monat",
    today: "heute",
    won: (moves) => `in ${inMoves(moves)} gewonnen`,
    wonShort: "Gewonnen",
    begun: "Begonnen",
    summary: (won, days) => `${won} von ${days} gewonnen`,
    firstWeekday: 1,
    about:
      "Für jeden Tag ein Spiel, für alle dasselbe. Der Tag wechselt um Mitternacht UTC. Von Montag bis Sonntag werden sie schwerer, und jedes lässt sich gewinnen.",
  },
  formats: formats("de"),
  duration: durationFormatter("de"),
};
