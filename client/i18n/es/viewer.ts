/** Spanish for the page that shows a replay step by step; terms: glossary.md. */
import { durationFormatter } from "../duration";
import type { ViewerTexts } from "../en/viewer";
import { pluralizer } from "../plural";
import { engine } from "./engine";

const plural = pluralizer("es");
const number = new Intl.NumberFormat("es");
const date = new Intl.DateTimeFormat("es", { dateStyle: "long" });
const duration = durationFormatter("es");
const { moves, redeals } = engine;

const withRedeals = (count: number) => (count === 0 ? "sin repartos" : `con ${redeals(count)}`);

export const viewer: ViewerTexts = {
  title: (code) => `Repetición de ${code}`,
  won: (moveCount, redealCount) => `Ganada en ${moves(moveCount)}, ${withRedeals(redealCount)}`,
  time: (seconds) => `${duration(seconds)} (tiempo declarado)`,
  wonOn: (time) => date.format(time),

  controls: "Reproducción",
  first: "Al principio",
  previous: "Paso atrás",
  play: "Reproducir",
  pause: "Pausa",
  next: "Paso adelante",
  last: "Al final",
  speed: "Velocidad",
  times: (speed) => `${number.format(speed)}×`,

  timeline: "Paso",
  step: (ply, last) => `Paso ${number.format(ply)} de ${number.format(last)}`,
  stepWith: (ply, last, words) => `Paso ${number.format(ply)} de ${number.format(last)}: ${words}`,
  soFar: (moveCount, redealCount) => `${moves(moveCount)}, ${redeals(redealCount)}`,
  home: (count, all) =>
    `${plural(count, { one: "# carta", other: "# cartas" })} de ${number.format(all)} en las bases`,
  left: (count) =>
    count === 0
      ? "No quedan repartos"
      : plural(count, { one: "Queda # reparto", other: "Quedan # repartos" }),
  markRedeal: "Reparto",
  markHome: "A una base",
  markEmptied: "Montón vaciado",

  steps: "Pasos",
  deal: "El comienzo",
  emptied: (pile) => `el montón ${pile} ha quedado vacío`,
  wins: "partida ganada",
  words: "Posición en palabras",

  playDeal: "Jugar esta partida",
  playFromHere: "Jugar desde aquí",
  shareReplay: "Compartir la repetición",
  shareTitle: (code) => `Crescent, partida ${code}`,
  shareText: (code, moveCount, redealCount) =>
    `Mira cómo se ganó la partida de Crescent ${code} en ${moves(moveCount)} ${withRedeals(redealCount)}.`,
  copyLink: "Copiar enlace a este paso",
  download: "Descargar como texto",
  more: "Más",
  copied: "Copiado.",
  copyByHand: "Copia esta dirección:",

  forkTitle: (ply) => `¿Jugar desde el paso ${number.format(ply)}?`,
  forkText: (moveCount) =>
    `Ya has empezado esta partida por tu cuenta: ${moves(moveCount)}. Tu partida quedará aparte; el menú de la mesa la recupera.`,
  forkLoses: "Una partida más antigua, que ya estaba aparte, se perderá.",
  forkStay: "Seguir con mi partida",
  forkFailed:
    "Tu navegador no guarda partidas en este momento, así que no se puede jugar desde aquí.",

  brokenTitle: "No se puede mostrar esta repetición",
  brokenText:
    "Lo que ha llegado no es una partida ganada. Recarga la página o juega tú la partida.",
};
