/** Portuguese for what is said when something has happened at the table; terms: glossary.md. */
import type { SaidTexts } from "../en/said";
import { pluralizer } from "../plural";
import { engine } from "./engine";

const plural = pluralizer("pt");
const { action, card, cards, moves, place, placeWithCards } = engine;

/** A phrase and a sentence that begin with a word of the engine's. */
const capital = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
const sentence = (words: string) => `${capital(words)}.`;

const redealsLeft = (count: number) =>
  count === 0
    ? "sem mais redistribuições"
    : plural(count, { one: "resta # redistribuição", other: "restam # redistribuições" });

export const said: SaidTexts = {
  refusal: (value) => {
    switch (value.id) {
      case "empty-source":
        return "Não há carta para pegar aqui.";
      case "base-locked":
        return "A carta-base da fundação nunca sai do lugar.";
      case "foundation-to-pile":
        return "Uma carta da fundação nunca volta para uma pilha.";
      case "same-place":
        return "A carta já está aí.";
      case "empty-pile":
        return "Pilha que se esvaziou continua vazia.";
      case "pile-full":
        return `Esta pilha está cheia, com ${cards(value.limit)}; escolha outro lugar.`;
      case "different-suit":
        return "A carta precisa ser do mesmo naipe.";
      case "wrong-rank":
        return value.to?.id === "foundation"
          ? "A carta precisa ser a próxima da fundação."
          : "A carta precisa estar um valor acima ou abaixo.";
      case "no-redeals":
        return "Não restam redistribuições.";
      case "nothing-to-redeal":
        return "Nenhuma pilha tem duas cartas, então redistribuir não mudaria nada.";
      case "game-over":
        return "A partida já está ganha.";
    }
  },
  did: (value) => sentence(action(value)),
  shows: (value) => sentence(placeWithCards(value)),
  undone: (value) => `Desfeito: ${action(value)}.`,
  selected: (value, from, targets) =>
    `${capital(card(value))} da ${place(from)}: carta selecionada. ${plural(targets, {
      one: "# lugar a aceita.",
      other: "# lugares a aceitam.",
    })}`,
  deselected: "Nada selecionado.",
  noTarget: (value) => `${capital(card(value))}: nenhum lugar aceita esta carta.`,
  noHome: (value) => `${capital(card(value))}: nenhuma fundação aceita esta carta.`,
  nothingToUndo: "Não há o que desfazer.",
  nothingToRedo: "Não há o que refazer.",
  restarted: "De volta ao começo.",
  restartUndone: "A partida voltou.",
  elsewhere: "Esta partida continuou em outra aba. É assim que ela está agora.",
  stuck: "Sem saída: nenhuma carta pode ser movida.",
  won: "Vitória!",
  status: (home, moveCount, left, undoable) =>
    `${home} de 104 cartas nas fundações, ${moves(moveCount)}, ${redealsLeft(left)}, ${moves(undoable)} para desfazer.`,
};
