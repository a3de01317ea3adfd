/** Italian for hints, for whether a game can still be won, and for looking back on it; terms: glossary.md. */
import type { HintTexts } from "../en/hints";
import { pluralizer } from "../plural";
import { engine } from "./engine";

const { action, card, moves, place, redeals } = engine;
const plural = pluralizer("it");

const steps = (count: number) => plural(count, { one: "# passo", other: "# passi" });

export const hints: HintTexts = {
  advice: {
    thinking: "Sto pensando…",
    cancel: "Annulla",
    exists: "C’è una mossa che conserva la vittoria.",
    perhaps: "Da qui non si conosce una vittoria, ma una mossa sembra la migliore.",
    more: "Dimmi di più",
    keeps: (words) => `Conserva la vittoria: ${words}.`,
    looksBest: (words) => `Sembra la migliore: ${words}.`,
    cardAt: (value, where) => `${card(value)}, ${place(where)}`,
    move: (value) => action(value),
    play: "Gioca questa mossa",
    lost: "Dimostrato: questa partita non si può più vincere.",
    looking: "Cerco dove si poteva ancora…",
    back: (count) =>
      count === 1 ? "Prima dell’ultima mossa si poteva." : `${moves(count)} fa si poteva.`,
    beyond: (count) => `Si poteva ${steps(count)} fa, più indietro di quanto si possa annullare.`,
    nowhere: "Non si sa da quando.",
    takeBack: (count) => `Annulla ${moves(count)}`,
    unavailable: "Questo browser non può dare suggerimenti.",
    rest: (count) => `Il resto si gioca da solo: ${moves(count)}.`,
    finish: "Concludi",
    finishing: "Si gioca il resto…",
    stop: "Ferma",
    key: "un suggerimento, poi qualcosa in più",
  },
  standing: {
    won: "Si può ancora vincere",
    lost: "Non si può più vincere",
    unknown: "Non si sa",
    looking: "Sto cercando…",
  },
  review: {
    title: "Rivedi la partita",
    looking: "Sto cercando…",
    all: "La partita si può ancora vincere.",
    certain: (step, last) =>
      step === 0
        ? `All’inizio si poteva vincere; sono stati giocati ${last} passi.`
        : `Fino al passo ${step} di ${last} si poteva vincere di sicuro.`,
    uncertain: "Non si sa fin dove questa partita si poteva vincere.",
    lostAt: (step, words) => `Dal passo ${step} è dimostrato che è persa: ${words}.`,
    neverSure: "Non è dimostrato che sia persa: forse si può ancora vincere.",
    yours: (moveCount, redealCount) =>
      `La tua vittoria: ${moves(moveCount)}, ${redeals(redealCount)}.`,
    best: (moveCount, redealCount) =>
      `Migliore vittoria conosciuta: ${moves(moveCount)}, ${redeals(redealCount)}.`,
    bestNote: "La migliore conosciuta non è per forza la più breve: nessuno lo ha dimostrato.",
    fewer: (count) => `${moves(count)} in meno della tua.`,
    yoursIsBest: "Non ne è stata trovata una più breve della tua.",
    noBest: "Di questa partita non si conosce una vittoria.",
    odds: "Quante partite si possono vincere",
  },
};
