/** Italian for what the worker writes itself: meta tags, the pages' frame, error pages. */
import type { PagesTexts } from "../en/pages";
import { engine } from "./engine";

const withRedeals = (count: number) =>
  count === 0 ? "senza ridistribuzioni" : `con ${engine.redeals(count)}`;

export const pages: PagesTexts = {
  name: "Crescent",
  home: {
    title: "Crescent, il solitario con due mazzi",
    description:
      "Gioca a Crescent nel browser: 16 pile, 8 basi e un link per ogni partita. Condividi le partite che vinci e lasciale guardare mossa per mossa.",
    imageAlt: "Otto carte ad arco sopra una falce di luna e il nome Crescent.",
  },
  play: {
    title: (code) => `Partita ${code}`,
    description:
      "Riesci a vincere questa partita di Crescent? 104 carte, 16 pile, 8 basi, tre ridistribuzioni. Apri il link e gioca proprio questa partita.",
    imageAlt: (code, tops) =>
      `Crescent, partita ${code}. In cima alle pile da 1 a ${tops.length}: ${tops.map(engine.card).join(", ")}.`,
  },
  replay: {
    title: (code, moves) => `Vinta in ${engine.moves(moves)}: ${code}`,
    description: (moves, redeals) =>
      `Guarda passo per passo come questa partita di Crescent è stata vinta in ${engine.moves(moves)} ${withRedeals(redeals)}, poi giocala tu.`,
    imageAlt: (code, moves, redeals) =>
      `Crescent, partita ${code}, vinta: tutte e otto le basi sono complete dopo ${engine.moves(moves)} ${withRedeals(redeals)}.`,
    step: (ply, last) => `Passo ${ply} di ${last}`,
  },
  challenge: {
    title: (code, moves) => `Da battere: ${engine.moves(moves)}, partita ${code}`,
    description: (moves, redeals) =>
      `Questa partita di Crescent è stata vinta in ${engine.moves(moves)} ${withRedeals(redeals)}. Sai fare di meglio? Apri il link e gioca proprio questa partita.`,
    imageAlt: (code, moves, redeals) =>
      `Crescent, inizio della partita ${code}. Da battere: ${engine.moves(moves)}, ${engine.redeals(redeals)}.`,
  },
  wins: {
    title: (code) => `Vittorie di ${code}`,
    description: (wins, fewest) =>
      fewest === null
        ? "Nessuno ha ancora vinto questa partita di Crescent. Potresti essere tu a vincerla."
        : `Vittorie in questa partita di Crescent: ${wins}. La migliore: ${engine.moves(fewest)}. Guarda come, passo dopo passo.`,
  },
  stats: {
    title: "Statistiche",
    description:
      "Le tue partite di Crescent: quante vinte, quante di fila, in quante mosse. Tutto resta nel tuo browser.",
  },
  calendar: {
    title: "Partite del giorno",
    description:
      "Una partita di Crescent per ogni giorno, la stessa per tutti. Rivedi i giorni passati e gioca quelle che hai perso per strada.",
  },
  frame: {
    skip: "Vai al testo",
    navigation: "Sito",
    languages: "Lingua",
    start: "Inizio",
    daily: "Partita del giorno",
    rules: "Regole",
    settings: "Impostazioni",
    noScript: "Il gioco ha bisogno di JavaScript. Le regole si leggono anche senza.",
  },
  failure: {
    title: "Manca qualcosa",
    text: "Una parte della pagina non si è caricata. Forse manca la rete, o è appena arrivata una nuova versione. Le tue partite restano salvate.",
    reload: "Ricarica",
    close: "Chiudi",
  },
  error: {
    title: {
      "bad-code": "Questo non è un codice di partita",
      "no-replay": "Questa partita non esiste",
      "no-page": "Qui non c’è nulla",
      "no-daily": "Nessuna partita per questa data",
      unavailable: "Riprova tra un momento",
    },
    text: {
      "bad-code":
        "Un codice di partita è fatto come CR1-\u2060N-\u2060AAAAAAB; bastano anche le sue sette lettere.",
      "no-replay":
        "Sotto questo link non è conservata nessuna partita finita. Forse è stato copiato senza qualche lettera.",
      "no-page":
        "Questo indirizzo non porta da nessuna parte. Forse è stato copiato senza qualche lettera.",
      "no-daily":
        "Ogni giorno ha la sua partita, dal 1º gennaio 2026 a oggi, per esempio /daily/2026-11-30.",
      unavailable: "Le partite finite non sono raggiungibili in questo momento. Nulla è perduto.",
    },
    asked: "Hai chiesto:",
    suggestion: "Intendevi questa partita?",
    playDeal: (code) => `Gioca la partita ${code}`,
  },
};
