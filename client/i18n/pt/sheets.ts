/** Portuguese for the sheets that open over the table and the start; terms: glossary.md. */
import { durationFormatter } from "../duration";
import type { SheetTexts } from "../en/sheets";
import { engine } from "./engine";

const duration = durationFormatter("pt");
const { cards, moves, place } = engine;

/** A phrase that begins with a word of the engine's. */
const title = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

export const sheets: SheetTexts = {
  menu: {
    title: "Menu",
    newDeal: "Novo jogo",
    enterCode: "Digitar um código",
    restart: "Recomeçar este jogo",
    takeBackRestart: "Voltar à partida anterior",
    share: "Compartilhar este jogo",
    help: "Teclas e gestos",
    rules: "Regras",
    home: "Página inicial",
    language: "Idioma",
  },
  dialogs: {
    close: "Fechar",
    back: "Ver a mesa",
    enterTitle: "Digitar um código",
    enterHint: "Sete letras, como CR1-\u2060N-\u2060CRESCEN. Minúsculas e espaços não atrapalham.",
    enterLabel: "Código do jogo",
    enterGo: "Jogar",
    suggest: (code) => `Seria ${code}?`,
    peekTitle: (pile) => `Pilha ${pile}`,
    peekCount: (count) => `${title(cards(count))}, de baixo para cima`,
    peekFoundation: (value) => title(place(value)),
    peekEmpty: "Esta pilha está vazia e assim ficará.",
    peekNext: "Próxima pilha",
    peekPrevious: "Pilha anterior",
    stuckTitle: "Sem saída",
    stuckText: "Nenhuma carta pode ser movida, e nenhuma redistribuição mudaria isso.",
    undoMove: "Desfazer a última jogada",
    wonTitle: "Vitória!",
    wonText: (moveCount, redealCount, seconds) =>
      `Todas as 104 cartas estão nas fundações: ${moves(moveCount)}, ${engine.redeals(redealCount)}, ${duration(seconds)}.`,
  },
  sharing: {
    saving: "Salvando a partida…",
    waiting: "Ainda não foi salva. O envio será repetido sozinho, também quando você voltar.",
    saved: "Partida salva. Quem tiver o link pode assistir.",
    refused: "Não foi possível salvar a partida.",
    tooLong: "A partida é longa demais para ser salva.",
    share: "Compartilhar",
    watch: "Assistir ao replay",
    replayLink: "Link deste replay",
    dealLink: "Link deste jogo",
    copy: "Copiar",
    copied: "Copiado.",
    copyByHand: "Copie este endereço:",
    title: (code) => `Crescent, jogo ${code}`,
    wonText: (code, moveCount, deal) =>
      `Ganhei o jogo ${code} de Crescent em ${moves(moveCount)}. Jogue você também: ${deal} Veja como eu fiz:`,
    dealText: (code) => `Jogue comigo o jogo ${code} de Crescent:`,
  },
  help: {
    title: "Teclas e gestos",
    gestures: "Mouse e toque",
    tap: "Toque numa carta: ela vai para o único lugar que a aceita. Se houver vários, fica selecionada; toque então no lugar.",
    doubleTap: "Toque duas vezes: vai para uma fundação que a aceite.",
    drag: "Arraste a carta até onde ela deve ir; entre as fundações, qualquer ponto vale para todas.",
    hold: "Toque longo ou botão direito: espie a pilha.",
    keys: "Teclas, com o foco na mesa",
    arrows: "Setas",
    arrowsDo: "ir de um lugar a outro",
    figures: "1 a 16",
    figuresDo: "ir a essa pilha",
    enter: "Enter ou espaço",
    enterDo: "o mesmo que um toque",
    escape: "Esc",
    escapeDo: "desfazer a seleção",
    home: "para uma fundação que aceite a carta",
    peek: "espiar a pilha",
    undo: "desfazer",
    redo: "refazer",
    redeal: "redistribuir",
    newDeal: "novo jogo",
    status: "dizer como está a partida",
    help: "esta ajuda",
  },
};
