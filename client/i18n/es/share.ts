/** Spanish for what travels: wins of a deal, challenges, positions, comparisons; terms: glossary.md. */
import type { ShareTexts } from "../en/share";
import { formats } from "../formats";
import { pluralizer } from "../plural";
import { engine } from "./engine";

const plural = pluralizer("es");
const { number } = formats("es");
const { moves } = engine;
const redeals = (count: number) => (count === 0 ? "sin repartos" : engine.redeals(count));
const fewer = (count: number) =>
  plural(count, { one: "# movimiento menos", other: "# movimientos menos" });

export const share: ShareTexts = {
  wins: {
    title: (code) => `Victorias de ${code}`,
    all: "Todas las victorias de esta partida",
    count: "Victorias",
    fewest: "Menos movimientos",
    none: "Nadie ha ganado aún esta partida. Sé la primera persona.",
    watchBest: "Ver la mejor",
    list: "Mejores repeticiones",
    order: "Primero menos movimientos, luego menos repartos, luego quien llegó antes.",
    place: "Puesto",
    moves: "Movimientos",
    redeals: "Repartos",
    time: "Tiempo declarado",
    day: "Fecha",
    watch: (place) => `Ver la número ${number(place)}`,
    compare: (place) => `Comparar la número ${number(place)} con la mejor`,
    compareShort: "Comparar",
    you: "tú",
    plotAll: "Movimientos de todas las victorias",
    plotBest: (count) => `Movimientos de las ${number(count)} mejores victorias`,
    yours: "Tus partidas",
    yourWin: (moveCount, redealCount) =>
      `Tu mejor partida: ${moves(moveCount)}, ${redeals(redealCount)}.`,
    yourPlace: (place, of) => `Puesto ${number(place)} de ${number(of)}.`,
    yourBelow: (count) => `No está entre las ${number(count)} mejores.`,
    toBest: (moveCount) => `La mejor tuvo ${fewer(moveCount)}.`,
    begun: "Has empezado esta partida, pero aún no la has ganado.",
    notBegun: "Todavía no has jugado esta partida.",
    stale: "No se pudieron traer las últimas victorias; estas son de cuando se cargó la página.",
  },
  challenge: {
    send: "Retar a alguien",
    link: "Enlace al reto",
    text: (code, moveCount) => `Supera mis ${moves(moveCount)} en la partida de Crescent ${code}:`,
    greeting: (moveCount, redealCount) =>
      `A superar: ${moves(moveCount)}, ${redeals(redealCount)}.`,
    gone: "No se encontró la partida que este enlace pide superar. Se puede jugar igualmente.",
    beaten: (by) => `Reto superado: ${fewer(by)}.`,
    missed: (by) => `El reto sigue en pie: tuvo ${fewer(by)}.`,
    fewerRedeals: "Reto superado: los mismos movimientos, menos repartos.",
    moreRedeals: "El reto sigue en pie: los mismos movimientos, menos repartos.",
    equal: "Igual que el reto: los mismos movimientos y repartos.",
  },
  position: {
    send: "Compartir la posición",
    link: "Enlace a esta posición",
    text: (code, moveCount) =>
      `La partida de Crescent ${code} tras ${moves(moveCount)}. Sigue desde aquí:`,
    title: "¿Abrir la posición compartida?",
    open: "Abrir la posición",
    opened: (moveCount) => `Posición compartida: ${moves(moveCount)} hasta ahora.`,
    damaged: (moveCount) => `El enlace está dañado. Se pudo leer esto: ${moves(moveCount)}.`,
  },
  compare: {
    title: (code) => `Dos repeticiones de ${code}`,
    open: "Comparar con otra repetición",
    choose: "Otra victoria de esta partida",
    paste: "O el enlace a una repetición",
    go: "Comparar",
    bad: "Esto no es un enlace a otra repetición de esta partida.",
    none: "No se conoce otra victoria de esta partida.",
    unknown: "No se pudieron traer las otras victorias.",
    missing: "No se pudo traer la otra repetición.",
    by: "Lado a lado",
    bySteps: "Por pasos",
    byHome: "Por cartas en las bases",
    alike: (ply) =>
      ply === 0
        ? "Se separan en el primer paso."
        : `Iguales hasta el paso ${number(ply)}; después se separan.`,
    same: "Las dos son la misma partida.",
    toParting: "Adonde se separan",
    alone: "Solo esta repetición",
  },
  picture: {
    make: "Imagen animada",
    about: "Toda la repetición como GIF, para un chat.",
    making: "Dibujando la imagen …",
    cancel: "Cancelar",
    cancelled: "Cancelado.",
    ready: (kilobytes) => `La imagen está lista: ${number(kilobytes)} KB.`,
    send: "Compartir la imagen",
    save: "Descargar la imagen",
    failed: "Este navegador no pudo dibujar la imagen.",
  },
  embed: {
    open: "Abrir en Crescent",
    code: "Copiar código para insertar",
  },
};
