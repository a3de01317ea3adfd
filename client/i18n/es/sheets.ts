/** Spanish for the sheets that open over the table and the start; terms: glossary.md. */
import { durationFormatter } from "../duration";
import type { SheetTexts } from "../en/sheets";
import { engine } from "./engine";

const duration = durationFormatter("es");
const { cards, moves, place, redeals } = engine;

/** A phrase that begins with a word of the engine's. */
const title = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

export const sheets: SheetTexts = {
  menu: {
    title: "Menú",
    newDeal: "Nueva partida",
    enterCode: "Introducir un código",
    restart: "Empezar esta partida de nuevo",
    takeBackRestart: "Recuperar la partida anterior",
    share: "Compartir esta partida",
    help: "Teclas y gestos",
    rules: "Reglas",
    home: "Página de inicio",
    language: "Idioma",
  },
  dialogs: {
    close: "Cerrar",
    back: "Mirar el tablero",
    enterTitle: "Introducir un código",
    enterHint: "Siete letras, como CR1-\u2060N-\u2060CRESCEN. Valen las minúsculas y los espacios.",
    enterLabel: "Código de partida",
    enterGo: "Jugar",
    suggest: (code) => `¿Querías decir ${code}?`,
    peekTitle: (pile) => `Montón ${pile}`,
    peekCount: (count) => `${cards(count)}, de abajo arriba`,
    peekFoundation: (value) => title(place(value)),
    peekEmpty: "Este montón está vacío y así se queda.",
    peekNext: "Montón siguiente",
    peekPrevious: "Montón anterior",
    stuckTitle: "Sin salida",
    stuckText: "Ninguna carta puede moverse, y ningún reparto lo cambiaría.",
    undoMove: "Deshacer el último movimiento",
    wonTitle: "¡Has ganado!",
    wonText: (moveCount, redealCount, seconds) => {
      const again = redealCount === 0 ? "sin repartos" : redeals(redealCount);
      return `Las 104 cartas están en las bases: ${moves(moveCount)}, ${again}, ${duration(seconds)}.`;
    },
  },
  sharing: {
    saving: "Guardando tu partida…",
    waiting: "Aún no está guardada. Se volverá a enviar sola, también si vuelves más tarde.",
    saved: "Guardada. Cualquiera que tenga el enlace puede verla.",
    refused: "No se ha podido guardar la partida.",
    tooLong: "La partida es demasiado larga para guardarla.",
    share: "Compartir",
    watch: "Ver la repetición",
    replayLink: "Enlace a esta repetición",
    dealLink: "Enlace a esta partida",
    copy: "Copiar",
    copied: "Copiado.",
    copyByHand: "Copia esta dirección:",
    title: (code) => `Crescent, partida ${code}`,
    wonText: (code, moveCount, deal) =>
      `He ganado la partida de Crescent ${code} en ${moves(moveCount)}. Juégala tú: ${deal} Mira cómo lo hice:`,
    dealText: (code) => `Juega conmigo la partida de Crescent ${code}:`,
  },
  help: {
    title: "Teclas y gestos",
    gestures: "Ratón y pantalla táctil",
    tap: "Toca una carta: va al único lugar que la admite. Si hay varios, queda elegida; toca entonces el lugar.",
    doubleTap: "Toca dos veces: a una base que la admita.",
    drag: "Arrastra una carta adonde deba ir; cualquier punto entre las bases vale para todas.",
    hold: "Mantén pulsado o haz clic derecho: mirar el montón.",
    keys: "Teclas, con el foco en el tablero",
    arrows: "Flechas",
    arrowsDo: "ir de un lugar a otro",
    figures: "1 a 16",
    figuresDo: "ir a ese montón",
    enter: "Intro o espacio",
    enterDo: "lo mismo que tocar",
    escape: "Esc",
    escapeDo: "soltar la carta elegida",
    home: "a una base que admita la carta",
    peek: "mirar el montón",
    undo: "deshacer",
    redo: "rehacer",
    redeal: "repartir",
    newDeal: "nueva partida",
    status: "decir cómo va la partida",
    help: "esta ayuda",
  },
};
