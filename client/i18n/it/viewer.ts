/** Italian for the page that shows a replay step by step; terms: glossary.md. */
import { durationFormatter } from "../duration";
import type { ViewerTexts } from "../en/viewer";
import { pluralizer } from "../plural";
import { engine } from "./engine";

const plural = pluralizer("it");
const number = new Intl.NumberFormat("it");
const date = new Intl.DateTimeFormat("it", { dateStyle: "long" });
const duration = durationFormatter("it");
const { moves, redeals } = engine;

const withRedeals = (count: number) =>
  count === 0 ? "senza ridistribuzioni" : `con ${redeals(count)}`;

export const viewer: ViewerTexts = {
  title: (code) => `Replay di ${code}`,
  won: (moveCount, redealCount) => `Vinta in ${moves(moveCount)}, ${withRedeals(redealCount)}`,
  time: (seconds) => `${duration(seconds)} (tempo dichiarato)`,
  wonOn: (time) => date.format(time),

  controls: "Riproduzione",
  first: "All’inizio",
  previous: "Passo indietro",
  play: "Riproduci",
  pause: "Pausa",
  next: "Passo avanti",
  last: "Alla fine",
  speed: "Velocità",
  times: (speed) => `${number.format(speed)}×`,

  timeline: "Passo",
  step: (ply, last) => `Passo ${number.format(ply)} di ${number.format(last)}`,
  stepWith: (ply, last, words) => `Passo ${number.format(ply)} di ${number.format(last)}: ${words}`,
  soFar: (moveCount, redealCount) => `${moves(moveCount)}, ${redeals(redealCount)}`,
  home: (count, all) =>
    `${plural(count, { one: "# carta", other: "# carte" })} su ${number.format(all)} nelle basi`,
  left: (count) =>
    count === 0
      ? "Nessuna ridistribuzione rimasta"
      : plural(count, { one: "Resta # ridistribuzione", other: "Restano # ridistribuzioni" }),
  markRedeal: "Ridistribuzione",
  markHome: "A una base",
  markEmptied: "Pila svuotata",

  steps: "Passi",
  deal: "L’inizio",
  emptied: (pile) => `la pila ${pile} ora è vuota`,
  wins: "partita vinta",
  words: "Posizione in parole",

  playDeal: "Gioca questa partita",
  playFromHere: "Gioca da qui",
  shareReplay: "Condividi il replay",
  shareTitle: (code) => `Crescent, partita ${code}`,
  shareText: (code, moveCount, redealCount) =>
    `Guarda come la partita di Crescent ${code} è stata vinta in ${moves(moveCount)} ${withRedeals(redealCount)}.`,
  copyLink: "Copia il link a questo passo",
  download: "Scarica come testo",
  more: "Altro",
  copied: "Copiato.",
  copyByHand: "Copia questo indirizzo:",

  forkTitle: (ply) => `Giocare dal passo ${number.format(ply)}?`,
  forkText: (moveCount) =>
    `Hai già iniziato tu questa partita: ${moves(moveCount)}. La tua partita verrà messa da parte; il menu del tavolo la riporta.`,
  forkLoses: "Una partita più vecchia, messa da parte in precedenza, andrà persa.",
  forkStay: "Continua la mia partita",
  forkFailed: "Il tuo browser ora non conserva partite, quindi da qui non si può giocare.",

  brokenTitle: "Questo replay non si può mostrare",
  brokenText:
    "Quello che è arrivato non è una partita vinta. Ricarica la pagina o gioca tu la partita.",
};
