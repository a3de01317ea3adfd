/** Spanish for the page that says what share of the deals can be won; terms: glossary.md. */
import type { OddsTexts } from "../en/odds";

export const odds: OddsTexts = {
  title: "Cuántas partidas se pueden ganar",
  description:
    "Qué parte de todas las partidas de Crescent se puede ganar, medida con miles de partidas, con su incertidumbre y cómo se midió.",
  lead: (share, low, high) =>
    `Se conoce una victoria del ${share} de las partidas. La parte real de las que se pueden ganar está entre el ${low} y el ${high}, con un 95 % de confianza.`,
  won: "Se conoce una victoria",
  lost: "Perdidas, demostrado",
  unknown: "No se sabe",
  unknownNote: (millions) =>
    `«No se sabe» quiere decir que en ${millions} millones de posiciones no apareció ni una victoria ni una prueba de que no la hay. Una partida así nunca se cuenta como perdida: el límite inferior las da todas por perdidas y el superior todas por ganadas.`,
  how: "Cómo se midió",
  picked: (deals) =>
    `Se eligieron ${deals} partidas al azar entre los ocho mil millones. El programa buscó una victoria de cada una, y cada victoria se jugó entera según las reglas.`,
  again: (millions) =>
    `Las órdenes npm run odds y después npm run odds -- --deepen ${millions} del código fuente miden otra vez las mismas partidas, con el mismo resultado.`,
  hardness: "Partidas fáciles y difíciles",
  hardnessText: (searches) =>
    `Cada partida se intentó con ${searches} búsquedas rápidas que miran poco. Cuantas más ganan, más fácil es. Así se gradúan las partidas del día: todas se pueden ganar, las de los lunes son las más fáciles y las de los domingos las más difíciles.`,
  searches: "Búsquedas rápidas que ganan",
  share: "Parte de las partidas",
  lengths: "Cuántos movimientos pide una victoria",
  lengthsText: (deals, middle) =>
    `En ${deals} de las partidas una búsqueda más larga buscó una victoria corta: la mitad pidió ${middle} movimientos o menos. Quizá las haya más cortas.`,
  moves: "Movimientos",
  deals: "Partidas",
};
