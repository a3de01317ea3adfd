/** Spanish for the board and the table at which it is played; terms: glossary.md. */
import type { PlayTexts } from "../en/play";
import { redealsLeft } from "./words";

const date = new Intl.DateTimeFormat("es", { dateStyle: "long", timeZone: "UTC" });

export const play: PlayTexts = {
  board: {
    board: "Tablero",
    leftArm: "Brazo izquierdo, montones 1 a 4",
    topRow: "Fila de arriba, montones 5 a 12",
    rightArm: "Brazo derecho, montones 13 a 16",
    ascending: "Bases ascendentes",
    descending: "Bases descendentes",
    full: "lleno",
    selected: "carta elegida",
    target: "admite la carta",
  },
  table: {
    controls: "Controles del juego",
    undo: "Des\u00ADhacer",
    redo: "Rehacer",
    redeal: "Repartir",
    redealsLeft: (count) =>
      count === 0 ? "No quedan repartos" : `Repartir, ${redealsLeft(count)}`,
    noRedeals: "Sin repartos",
    peek: "Mirar los montones",
    peekShort: "Mirar",
    menu: "Menú",
    home: "Página de inicio",
    hint: "Pista",
    moves: "Movs.",
    time: "Tiempo",
    date: (time) => date.format(time),
  },
};
