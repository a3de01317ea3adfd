/** Italian for statistics, favourites, one's data as a file, and the calendar of daily deals; terms: glossary.md. */
import { durationFormatter } from "../duration";
import type { StatsTexts } from "../en/stats";
import { formats } from "../formats";
import { pluralizer } from "../plural";
import { engine } from "./engine";

const plural = pluralizer("it");

export const stats: StatsTexts = {
  page: {
    title: "Statistiche",
    empty: "Non c’è ancora nulla da contare. Una partita conta dalla prima mossa.",
  },
  figures: {
    title: "Cifre",
    begun: "Partite iniziate",
    won: "Partite vinte",
    streak: "Vinte di fila",
    bestStreak: "Serie più lunga",
    fewestMoves: "Meno mosse",
    middleMoves: "Mosse, di solito",
    fastest: "Vittoria più rapida",
    time: "Tempo delle vittorie",
    redeals: "Ridistribuzioni a vittoria",
    dailyWon: "Partite del giorno vinte",
    dailyStreak: "Giorni di fila",
    dailyBest: "Più giorni di fila",
    attempts: (count) =>
      plural(count, { one: "# tentativo", many: "# di tentativi", other: "# tentativi" }),
    wins: (count) =>
      plural(count, { one: "# vittoria", many: "# di vittorie", other: "# vittorie" }),
  },
  plots: {
    moves: "Mosse delle tue vittorie",
    movesSummary: (least, most, middle) =>
      `Da ${least} a ${engine.moves(most)}; metà delle vittorie con ${middle} o meno.`,
    time: "Vittorie nel tempo",
    timeSummary: (count, since) => `${count}. Dal periodo: ${since}.`,
    asTable: "Come tabella",
    when: "Quando",
    wins: "Vittorie",
  },
  deals: {
    unfinished: "Da finire",
    unfinishedAbout: "Una partita lasciata interrompe una serie solo finché non la vinci.",
    title: "Le tue partite",
    deal: "Partita",
    time: "Più rapida",
    daily: (date) => `Partita del giorno: ${date}`,
    more: "Mostra altre",
  },
  favourites: {
    title: "Preferite",
    none: "Segna una partita nel suo menu, o qui, e scrivici una nota.",
    mark: "Aggiungi alle preferite",
    edit: "Preferita: nota",
    editOf: (code) => `Nota su ${code}`,
    note: "Nota",
    save: "Salva",
    remove: "Togli",
    removed: (code) => `${code} non è più tra le preferite.`,
    back: "Annulla",
  },
  data: {
    title: "I tuoi dati",
    about:
      "Tutto questo sta solo in questo browser, e i browser dimenticano. Un file lo mette al sicuro e lo porta su un altro dispositivo.",
    save: "Salva in un file",
    load: "Carica da un file",
    saved: "Il file è scritto.",
    attempts: (count) =>
      plural(count, {
        one: "# partita contata",
        many: "# di partite contate",
        other: "# partite contate",
      }),
    favourites: (count) =>
      plural(count, { one: "# preferita", many: "# di preferite", other: "# preferite" }),
    games: (count) =>
      plural(count, {
        one: "# partita conservata",
        many: "# di partite conservate",
        other: "# partite conservate",
      }),
    settings: "impostazioni",
    taken: (list) => `Nuovo qui: ${list}.`,
    nothing: "Nel file non c’è nulla di nuovo.",
    known: (count) =>
      plural(count, {
        one: "# voce c’era già.",
        many: "# di voci c’erano già.",
        other: "# voci c’erano già.",
      }),
    refused: (count) =>
      plural(count, {
        one: "# voce era illeggibile ed è stata tralasciata.",
        many: "# di voci erano illeggibili e sono state tralasciate.",
        other: "# voci erano illeggibili e sono state tralasciate.",
      }),
    lost: (count) =>
      plural(count, {
        one: "Nel browser non c’era posto per # voce.",
        many: "Nel browser non c’era posto per # di voci.",
        other: "Nel browser non c’era posto per # voci.",
      }),
    fault: {
      "not-ours": "Questo non è un file di Crescent, oppure è danneggiato. Non è cambiato nulla.",
      newer:
        "Questo file l’ha scritto una versione più nuova di Crescent. Ricarica la pagina e riprova.",
      "too-large": "Questo file è troppo grande per essere di Crescent. Non è cambiato nulla.",
    },
  },
  counting: {
    title: "Come si conta",
    lines: [
      "Una partita conta dalla prima mossa o ridistribuzione, non da quando la apri.",
      "Ogni codice è una sola partita, per quante volte la ricominci; è vinta se lo è un tentativo.",
      "Una serie segue l’ordine in cui hai iniziato le partite. L’ultima iniziata non la interrompe mai. Una lasciata la interrompe, finché non torni e la vinci.",
      "I giorni di fila sono quelli la cui partita hai iniziato quel giorno stesso (UTC) e vinto, anche dopo mezzanotte.",
      "Una partita che continua il replay di qualcuno non conta.",
      "Si conservano gli ultimi 20.000 tentativi. I tempi sono quelli che indica il tuo dispositivo.",
    ],
  },
  calendar: {
    title: "Partite del giorno",
    previous: "Mese precedente",
    next: "Mese successivo",
    today: "oggi",
    won: (moves) => `vinta in ${engine.moves(moves)}`,
    wonShort: "Vinta",
    begun: "Iniziata",
    summary: (won, days) => `${won} vinte su ${days}`,
    firstWeekday: 1,
    about:
      "Una partita per ogni giorno, la stessa per tutti. Il giorno cambia a mezzanotte UTC. Da lunedì a domenica diventano più difficili, e tutte si possono vincere.",
  },
  formats: formats("it"),
  duration: durationFormatter("it"),
};
