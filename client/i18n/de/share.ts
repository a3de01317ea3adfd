/** German for what travels: wins of a deal, challenges, positions, comparisons; terms: glossary.md. */
import type { ShareTexts } from "../en/share";
import { formats } from "../formats";
import { pluralizer } from "../plural";
import { engine } from "./engine";

const plural = pluralizer("de");
const { number } = formats("de");
const { moves, redeals } = engine;
const again = (count: number) => (count === 0 ? "ohne Neuausteilung" : redeals(count));
const movesDative = (count: number) => plural(count, { one: "# Zug", other: "# Zügen" });
const fewer = (count: number) => plural(count, { one: "# Zug weniger", other: "# Züge weniger" });

export const share: ShareTexts = {
  wins: {
    title: (code) => `Siege bei ${code}`,
    all: "Alle Siege bei diesem Spiel",
    count: "Siege",
    fewest: "Wenigste Züge",
    none: "Dieses Spiel hat noch niemand gewonnen. Sei die erste Person.",
    watchBest: "Die beste Partie ansehen",
    list: "Beste Aufzeichnungen",
    order: "Weniger Züge zuerst, dann weniger Neuausteilungen, dann wer früher war.",
    place: "Platz",
    moves: "Züge",
    redeals: "Neuausteilungen",
    time: "Gemeldete Zeit",
    day: "Datum",
    watch: (place) => `Platz ${number(place)} ansehen`,
    compare: (place) => `Platz ${number(place)} mit der besten Partie vergleichen`,
    compareShort: "Vergleichen",
    you: "du",
    plotAll: "Züge aller Siege",
    plotBest: (count) => `Züge der besten ${number(count)} Siege`,
    yours: "Deine Partien",
    yourWin: (moveCount, redealCount) => `Deine beste: ${moves(moveCount)}, ${again(redealCount)}.`,
    yourPlace: (place, of) => `Platz ${number(place)} von ${number(of)}.`,
    yourBelow: (count) => `Nicht unter den besten ${number(count)}.`,
    toBest: (moveCount) => `Die beste brauchte ${fewer(moveCount)}.`,
    begun: "Du hast dieses Spiel begonnen, aber noch nicht gewonnen.",
    notBegun: "Du hast dieses Spiel noch nicht gespielt.",
    stale: "Die neuesten Siege ließen sich nicht abrufen; diese sind vom Laden der Seite.",
  },
  challenge: {
    send: "Jemanden herausfordern",
    link: "Link zur Herausforderung",
    text: (code, moveCount) => `Unterbiete meine ${moves(moveCount)} beim Crescent-Spiel ${code}:`,
    greeting: (moveCount, redealCount) =>
      `Zu unterbieten: ${moves(moveCount)}, ${again(redealCount)}.`,
    gone: "Die Partie, die dieser Link zum Unterbieten nennt, war nicht zu finden. Das Spiel lässt sich trotzdem spielen.",
    beaten: (by) => `Herausforderung gewonnen: ${fewer(by)}.`,
    missed: (by) => `Die Herausforderung hält: Sie brauchte ${fewer(by)}.`,
    fewerRedeals: "Herausforderung gewonnen: gleich viele Züge, weniger Neuausteilungen.",
    moreRedeals: "Die Herausforderung hält: gleich viele Züge, weniger Neuausteilungen.",
    equal: "So gut wie die Herausforderung: gleich viele Züge und Neuausteilungen.",
  },
  position: {
    send: "Stellung teilen",
    link: "Link zu dieser Stellung",
    text: (code, moveCount) =>
      `Das Crescent-Spiel ${code} nach ${movesDative(moveCount)}. Spiel hier weiter:`,
    title: "Die geteilte Stellung öffnen?",
    open: "Stellung öffnen",
    opened: (moveCount) => `Geteilte Stellung: bisher ${moves(moveCount)}.`,
    damaged: (moveCount) => `Der Link ist beschädigt. Lesbar waren ${moves(moveCount)}.`,
  },
  compare: {
    title: (code) => `Zwei Aufzeichnungen von ${code}`,
    open: "Mit einer anderen Aufzeichnung vergleichen",
    choose: "Ein anderer Sieg bei diesem Spiel",
    paste: "Oder der Link zu einer Aufzeichnung",
    go: "Vergleichen",
    bad: "Das ist kein Link zu einer anderen Aufzeichnung dieses Spiels.",
    none: "Von diesem Spiel ist kein anderer Sieg bekannt.",
    unknown: "Die anderen Siege ließen sich nicht abrufen.",
    missing: "Die andere Aufzeichnung ließ sich nicht abrufen.",
    by: "Nebeneinander",
    bySteps: "Nach Schritten",
    byHome: "Nach Karten am Ziel",
    alike: (ply) =>
      ply === 0
        ? "Sie trennen sich beim ersten Schritt."
        : `Gleich bis Schritt ${number(ply)}, dann trennen sie sich.`,
    same: "Beide sind dieselbe Partie.",
    toParting: "Dorthin, wo sie sich trennen",
    alone: "Nur diese Aufzeichnung",
  },
  picture: {
    make: "Bewegtes Bild",
    about: "Die ganze Aufzeichnung als GIF, für einen Chat.",
    making: "Das Bild wird gezeichnet …",
    cancel: "Abbrechen",
    cancelled: "Abgebrochen.",
    ready: (kilobytes) => `Das Bild ist fertig: ${number(kilobytes)} KB.`,
    send: "Bild teilen",
    save: "Bild herunterladen",
    failed: "Dieser Browser konnte das Bild nicht zeichnen.",
  },
  embed: {
    open: "In Crescent öffnen",
    code: "Code zum Einbetten kopieren",
  },
};
