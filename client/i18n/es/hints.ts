/** Spanish for hints, for whether a game can still be won, and for looking back on it; terms: glossary.md. */
import type { HintTexts } from "../en/hints";
import { pluralizer } from "../plural";
import { engine } from "./engine";

const { action, card, moves, place, redeals } = engine;
const plural = pluralizer("es");

const steps = (count: number) => plural(count, { one: "# paso", other: "# pasos" });

export const hints: HintTexts = {
  advice: {
    thinking: "Pensando…",
    cancel: "Cancelar",
    exists: "Hay un movimiento que conserva la victoria.",
    perhaps: "Desde aquí no se conoce ninguna victoria, pero un movimiento parece el mejor.",
    more: "Dime más",
    keeps: (words) => `Conserva la victoria: ${words}.`,
    looksBest: (words) => `Parece lo mejor: ${words}.`,
    cardAt: (value, where) => `${card(value)}, ${place(where)}`,
    move: (value) => action(value),
    play: "Hacerlo",
    lost: "Demostrado: esta partida ya no se puede ganar.",
    looking: "Buscando dónde aún se podía…",
    back: (count) =>
      count === 1 ? "Antes del último movimiento se podía." : `Hace ${moves(count)} se podía.`,
    beyond: (count) => `Se podía hace ${steps(count)}, más atrás de lo que se puede deshacer.`,
    nowhere: "No se sabe desde cuándo.",
    takeBack: (count) => `Deshacer ${moves(count)}`,
    unavailable: "Este navegador no puede dar pistas.",
    rest: (count) => `El resto se juega solo: ${moves(count)}.`,
    finish: "Terminar",
    finishing: "Jugando el resto…",
    stop: "Parar",
    key: "una pista, y luego algo más",
  },
  standing: {
    won: "Aún se puede ganar",
    lost: "Ya no se puede ganar",
    unknown: "No se sabe",
    looking: "Buscando…",
  },
  review: {
    title: "Repasar la partida",
    looking: "Buscando…",
    all: "La partida aún se puede ganar.",
    certain: (step, last) =>
      step === 0
        ? `Al principio se podía ganar; se jugaron ${last} pasos.`
        : `Hasta el paso ${step} de ${last} se podía ganar con seguridad.`,
    uncertain: "No se sabe hasta dónde se podía ganar esta partida.",
    lostAt: (step, words) => `Desde el paso ${step} está demostrado que se pierde: ${words}.`,
    neverSure: "No está demostrado que esté perdida: quizá aún se pueda ganar.",
    yours: (moveCount, redealCount) => `Tu victoria: ${moves(moveCount)}, ${redeals(redealCount)}.`,
    best: (moveCount, redealCount) =>
      `Mejor victoria conocida: ${moves(moveCount)}, ${redeals(redealCount)}.`,
    bestNote: "La mejor conocida no tiene por qué ser la más corta: nadie lo ha demostrado.",
    fewer: (count) => `${moves(count)} menos que la tuya.`,
    yoursIsBest: "No se encontró ninguna más corta que la tuya.",
    noBest: "No se conoce ninguna victoria de esta partida.",
    odds: "Cuántas partidas se pueden ganar",
  },
};
