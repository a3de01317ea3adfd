/** German for what the worker writes itself: meta tags, the pages' frame, error pages. */
import type { PagesTexts } from "../en/pages";
import { pluralizer } from "../plural";
import { engine } from "./engine";

const plural = pluralizer("de");
/** The dative, after “in” and “nach”. */
const movesDative = (count: number) => plural(count, { one: "# Zug", other: "# Zügen" });
const withRedeals = (count: number) =>
  count === 0 ? "ohne Neuausteilung" : `mit ${engine.redeals(count)}`;

export const pages: PagesTexts = {
  name: "Crescent",
  home: {
    title: "Crescent, die Patience mit zwei Kartenspielen",
    description:
      "Spiel Crescent im Browser: 16 Stapel, 8 Fundamente, und jedes Spiel hat seinen eigenen Link. Teile deine gewonnenen Partien und lass andere Zug für Zug zusehen.",
    imageAlt: "Acht Karten im Bogen über einer Mondsichel und dem Namen Crescent.",
  },
  play: {
    title: (code) => `Spiel ${code}`,
    description:
      "Gewinnst du dieses Spiel Crescent? 104 Karten, 16 Stapel, 8 Fundamente, drei Neuausteilungen. Öffne den Link und spiel genau dieses Spiel.",
    imageAlt: (code, tops) =>
      `Crescent, Spiel ${code}. Oben auf den Stapeln 1 bis ${tops.length}: ${tops.map(engine.card).join(", ")}.`,
  },
  replay: {
    title: (code, moves) => `In ${movesDative(moves)} gewonnen: ${code}`,
    description: (moves, redeals) =>
      `Sieh Schritt für Schritt, wie dieses Spiel Crescent in ${movesDative(moves)} ${withRedeals(redeals)} gewonnen wurde, und spiel es dann selbst.`,
    imageAlt: (code, moves, redeals) =>
      `Crescent, Spiel ${code}, gewonnen: Alle acht Fundamente sind nach ${movesDative(moves)} ${withRedeals(redeals)} voll.`,
    step: (ply, last) => `Schritt ${ply} von ${last}`,
  },
  challenge: {
    title: (code, moves) => `Zu unterbieten: ${engine.moves(moves)}, Spiel ${code}`,
    description: (moves, redeals) =>
      `Dieses Spiel Crescent wurde in ${movesDative(moves)} ${withRedeals(redeals)} gewonnen. Schaffst du es besser? Öffne den Link und spiel genau dieses Spiel.`,
    imageAlt: (code, moves, redeals) =>
      `Crescent, Spiel ${code} am Anfang. Zu unterbieten: ${engine.moves(moves)}, ${engine.redeals(redeals)}.`,
  },
  wins: {
    title: (code) => `Siege bei ${code}`,
    description: (wins, fewest) =>
      fewest === null
        ? "Dieses Crescent-Spiel hat noch niemand gewonnen. Sei die erste Person."
        : `Siege bei diesem Crescent-Spiel: ${wins}. Der beste: ${engine.moves(fewest)}. Sieh Schritt für Schritt, wie es ging.`,
  },
  stats: {
    title: "Statistik",
    description:
      "Deine Partien Crescent: wie viele gewonnen, wie viele in Folge, in wie wenigen Zügen. Alles bleibt in deinem Browser.",
  },
  calendar: {
    title: "Spiele des Tages",
    description:
      "Für jeden Tag ein Spiel Crescent, für alle dasselbe. Sieh dir die vergangenen Tage an und hol nach, was du verpasst hast.",
  },
  frame: {
    skip: "Zum Text",
    navigation: "Website",
    languages: "Sprache",
    start: "Start",
    daily: "Spiel des Tages",
    rules: "Regeln",
    settings: "Einstellungen",
    noScript: "Das Spiel selbst braucht JavaScript. Die Regeln lassen sich auch ohne lesen.",
  },
  failure: {
    title: "Da fehlt etwas",
    text: "Ein Teil der Seite ließ sich nicht laden. Vielleicht ist das Netz weg, oder es gibt gerade eine neue Version. Deine Partien bleiben erhalten.",
    reload: "Neu laden",
    close: "Schließen",
  },
  error: {
    title: {
      "bad-code": "Das ist kein Spielcode",
      "no-replay": "Diese Partie gibt es nicht",
      "no-page": "Hier ist nichts",
      "no-daily": "Kein Spiel für dieses Datum",
      unavailable: "Bitte versuch es gleich noch einmal",
    },
    text: {
      "bad-code":
        "Ein Spielcode sieht aus wie CR1-\u2060N-\u2060AAAAAAB; seine sieben Buchstaben allein genügen.",
      "no-replay":
        "Unter diesem Link ist keine gewonnene Partie gespeichert. Vielleicht gingen beim Kopieren Buchstaben verloren.",
      "no-page":
        "Diese Adresse führt nirgendwohin. Vielleicht gingen beim Kopieren Buchstaben verloren.",
      "no-daily":
        "Vom 1. Januar 2026 bis heute hat jeder Tag sein Spiel, zum Beispiel /daily/2026-11-30.",
      unavailable: "Die gewonnenen Partien sind gerade nicht erreichbar. Nichts ist verloren.",
    },
    asked: "Gefragt war:",
    suggestion: "Meintest du dieses Spiel?",
    playDeal: (code) => `Spiel ${code} spielen`,
  },
};
