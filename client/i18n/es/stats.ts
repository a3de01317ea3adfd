/** Spanish for statistics, favourites, one's data as a file, and the calendar of daily deals; terms: glossary.md. */
import { durationFormatter } from "../duration";
import type { StatsTexts } from "../en/stats";
import { formats } from "../formats";
import { pluralizer } from "../plural";
import { engine } from "./engine";

const plural = pluralizer("es");

export const stats: StatsTexts = {
  page: {
    title: "Estadísticas",
    empty: "Aún no hay nada que contar. Una partida cuenta desde su primer movimiento.",
  },
  figures: {
    title: "Cifras",
    begun: "Partidas empezadas",
    won: "Partidas ganadas",
    streak: "Ganadas seguidas",
    bestStreak: "Racha más larga",
    fewestMoves: "Menos movimientos",
    middleMoves: "Movimientos habituales",
    fastest: "Victoria más rápida",
    time: "Tiempo de las ganadas",
    redeals: "Repartos por victoria",
    dailyWon: "Partidas del día ganadas",
    dailyStreak: "Días seguidos",
    dailyBest: "Más días seguidos",
    attempts: (count) =>
      plural(count, { one: "# intento", many: "# de intentos", other: "# intentos" }),
    wins: (count) =>
      plural(count, { one: "# victoria", many: "# de victorias", other: "# victorias" }),
  },
  plots: {
    moves: "Movimientos de tus victorias",
    movesSummary: (least, most, middle) =>
      `De ${least} a ${engine.moves(most)}; la mitad de las victorias, con ${middle} o menos.`,
    time: "Victorias a lo largo del tiempo",
    timeSummary: (count, since) => `${count}. Desde: ${since}.`,
    asTable: "Como tabla",
    when: "Cuándo",
    wins: "Victorias",
  },
  deals: {
    unfinished: "Sin terminar",
    unfinishedAbout: "Una partida que dejaste corta la racha solo hasta que la ganes.",
    title: "Tus partidas",
    deal: "Partida",
    time: "Más rápida",
    daily: (date) => `Partida del ${date}`,
    more: "Mostrar más",
  },
  favourites: {
    title: "Favoritas",
    none: "Marca una partida en su menú, o aquí, y escríbele una nota.",
    mark: "Añadir a favoritas",
    edit: "Favorita: nota",
    editOf: (code) => `Nota sobre ${code}`,
    note: "Nota",
    save: "Guardar",
    remove: "Quitar",
    removed: (code) => `${code} ya no está entre las favoritas.`,
    back: "Deshacer",
  },
  data: {
    title: "Tus datos",
    about:
      "Todo esto está solo en este navegador, y los navegadores olvidan. Un archivo lo pone a salvo y lo lleva a otro dispositivo.",
    save: "Guardar en un archivo",
    load: "Cargar de un archivo",
    saved: "El archivo está escrito.",
    attempts: (count) =>
      plural(count, {
        one: "# partida contada",
        many: "# de partidas contadas",
        other: "# partidas contadas",
      }),
    favourites: (count) =>
      plural(count, { one: "# favorita", many: "# de favoritas", other: "# favoritas" }),
    games: (count) =>
      plural(count, {
        one: "# partida guardada",
        many: "# de partidas guardadas",
        other: "# partidas guardadas",
      }),
    settings: "ajustes",
    taken: (list) => `Nuevo aquí: ${list}.`,
    nothing: "No hay nada nuevo en el archivo.",
    known: (count) =>
      plural(count, {
        one: "# entrada ya estaba aquí.",
        many: "# de entradas ya estaban aquí.",
        other: "# entradas ya estaban aquí.",
      }),
    refused: (count) =>
      plural(count, {
        one: "# entrada no se pudo leer y se dejó fuera.",
        many: "# de entradas no se pudieron leer y se dejaron fuera.",
        other: "# entradas no se pudieron leer y se dejaron fuera.",
      }),
    lost: (count) =>
      plural(count, {
        one: "El navegador no tenía sitio para # entrada.",
        many: "El navegador no tenía sitio para # de entradas.",
        other: "El navegador no tenía sitio para # entradas.",
      }),
    fault: {
      "not-ours": "Este archivo no es de Crescent o está dañado. No ha cambiado nada.",
      newer:
        "Este archivo lo escribió una versión más nueva de Crescent. Vuelve a cargar la página e inténtalo otra vez.",
      "too-large": "Este archivo es demasiado grande para ser de Crescent. No ha cambiado nada.",
    },
  },
  counting: {
    title: "Cómo se cuenta",
    lines: [
      "Una partida cuenta desde su primer movimiento o reparto, no al abrirla.",
      "Cada código es una sola partida, por más veces que la empieces; está ganada si lo está algún intento.",
      "Una racha sigue el orden en que empezaste las partidas. La última empezada nunca la corta. Una que dejaste la corta, hasta que vuelvas y la ganes.",
      "Los días seguidos son aquellos cuya partida empezaste ese mismo día (UTC) y ganaste, aunque fuera pasada la medianoche.",
      "Una partida que continúa la repetición de otra persona no cuenta.",
      "Se guardan los últimos 20 000 intentos. Los tiempos son los que indica tu dispositivo.",
    ],
  },
  calendar: {
    title: "Partidas del día",
    previous: "Mes anterior",
    next: "Mes siguiente",
    today: "hoy",
    won: (moves) => `ganada en ${engine.moves(moves)}`,
    wonShort: "Ganada",
    begun: "Empezada",
    summary: (won, days) => `${won} de ${days} ganadas`,
    firstWeekday: 1,
    about:
      "Una partida para cada día, la misma para todo el mundo. El día cambia a medianoche UTC. De lunes a domingo son cada vez más difíciles, y todas se pueden ganar.",
  },
  formats: formats("es"),
  duration: durationFormatter("es"),
};
