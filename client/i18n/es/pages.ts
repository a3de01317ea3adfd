/** Spanish for what the worker writes itself: meta tags, the pages' frame, error pages. */
import type { PagesTexts } from "../en/pages";
import { engine } from "./engine";

const withRedeals = (count: number) =>
  count === 0 ? "sin repartos" : `con ${engine.redeals(count)}`;

export const pages: PagesTexts = {
  name: "Crescent",
  home: {
    title: "Crescent, el solitario de dos barajas",
    description:
      "Juega a Crescent en el navegador: 16 montones, 8 bases y un enlace para cada partida. Comparte las partidas que ganes y deja que las vean movimiento a movimiento.",
    imageAlt: "Ocho cartas en arco sobre una luna creciente y el nombre Crescent.",
  },
  play: {
    title: (code) => `Partida ${code}`,
    description:
      "¿Sabrás ganar esta partida de Crescent? 104 cartas, 16 montones, 8 bases y tres repartos. Abre el enlace y juega exactamente esta partida.",
    imageAlt: (code, tops) =>
      `Crescent, partida ${code}. Arriba en los montones 1 a ${tops.length}: ${tops.map(engine.card).join(", ")}.`,
  },
  replay: {
    title: (code, moves) => `Ganada en ${engine.moves(moves)}: ${code}`,
    description: (moves, redeals) =>
      `Mira paso a paso cómo se ganó esta partida de Crescent en ${engine.moves(moves)} ${withRedeals(redeals)} y luego juégala tú.`,
    imageAlt: (code, moves, redeals) =>
      `Crescent, partida ${code}, ganada: las ocho bases están completas tras ${engine.moves(moves)} ${withRedeals(redeals)}.`,
    step: (ply, last) => `Paso ${ply} de ${last}`,
  },
  challenge: {
    title: (code, moves) => `A superar: ${engine.moves(moves)}, partida ${code}`,
    description: (moves, redeals) =>
      `Esta partida de Crescent se ganó en ${engine.moves(moves)} ${withRedeals(redeals)}. ¿Puedes hacerlo mejor? Abre el enlace y juega exactamente esta partida.`,
    imageAlt: (code, moves, redeals) =>
      `Crescent, comienzo de la partida ${code}. A superar: ${engine.moves(moves)}, ${engine.redeals(redeals)}.`,
  },
  wins: {
    title: (code) => `Victorias de ${code}`,
    description: (wins, fewest) =>
      fewest === null
        ? "Nadie ha ganado aún esta partida de Crescent. Sé la primera persona."
        : `Victorias en esta partida de Crescent: ${wins}. La mejor: ${engine.moves(fewest)}. Mira cómo se hizo, paso a paso.`,
  },
  stats: {
    title: "Estadísticas",
    description:
      "Tus partidas de Crescent: cuántas has ganado, cuántas seguidas y en cuántos movimientos. Todo se queda en tu navegador.",
  },
  calendar: {
    title: "Partidas del día",
    description:
      "Una partida de Crescent para cada día, la misma para todo el mundo. Repasa los días anteriores y juega las que te perdiste.",
  },
  frame: {
    skip: "Ir al texto",
    navigation: "Sitio",
    languages: "Idioma",
    start: "Inicio",
    daily: "Partida del día",
    rules: "Reglas",
    settings: "Ajustes",
    noScript: "El juego en sí necesita JavaScript. Las reglas se pueden leer sin él.",
  },
  failure: {
    title: "Falta algo",
    text: "Una parte de la página no se pudo cargar. Quizá se ha ido la red o acaba de llegar una versión nueva. Tus partidas se conservan.",
    reload: "Volver a cargar",
    close: "Cerrar",
  },
  error: {
    title: {
      "bad-code": "Esto no es un código de partida",
      "no-replay": "No existe esa partida",
      "no-page": "Aquí no hay nada",
      "no-daily": "No hay partida para esta fecha",
      unavailable: "Inténtalo de nuevo en un momento",
    },
    text: {
      "bad-code":
        "Un código de partida es como CR1-\u2060N-\u2060AAAAAAB; bastan también sus siete letras solas.",
      "no-replay":
        "En este enlace no se guarda ninguna partida terminada. Puede que se copiara sin alguna letra.",
      "no-page": "Esta dirección no lleva a ninguna parte. Puede que se copiara sin alguna letra.",
      "no-daily":
        "Cada día tiene su partida desde el 1 de enero de 2026 hasta hoy, por ejemplo /daily/2026-11-30.",
      unavailable:
        "Ahora mismo no se puede acceder a las partidas terminadas. No se ha perdido nada.",
    },
    asked: "Has pedido:",
    suggestion: "¿Querías decir esta partida?",
    playDeal: (code) => `Jugar la partida ${code}`,
  },
};
