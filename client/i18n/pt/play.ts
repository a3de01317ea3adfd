/** Portuguese for the board and the table at which it is played; terms: glossary.md. */
import type { PlayTexts } from "../en/play";
import { pluralizer } from "../plural";

const plural = pluralizer("pt");
const date = new Intl.DateTimeFormat("pt", { dateStyle: "long", timeZone: "UTC" });

export const play: PlayTexts = {
  board: {
    board: "Mesa",
    leftArm: "Braço esquerdo, pilhas 1 a 4",
    topRow: "Fileira de cima, pilhas 5 a 12",
    rightArm: "Braço direito, pilhas 13 a 16",
    ascending: "Fundações ascendentes",
    descending: "Fundações descendentes",
    full: "cheia",
    selected: "selecionada",
    target: "aceita a carta",
  },
  table: {
    controls: "Controles da partida",
    undo: "Desfazer",
    redo: "Refazer",
    redeal: "Redis\u00ADtribuir",
    redealsLeft: (count) =>
      count === 0
        ? "Sem mais redistribuições"
        : `Redistribuir, ${plural(count, { one: "resta #", other: "restam #" })}`,
    noRedeals: "Sem mais",
    peek: "Espiar as pilhas",
    peekShort: "Espiar",
    menu: "Menu",
    home: "Página inicial",
    hint: "Dica",
    moves: "Jogadas",
    time: "Tempo",
    date: (time) => date.format(time),
  },
};
