/** Portuguese for hints, for whether a game can still be won, and for looking back on it; terms: glossary.md. */
import type { HintTexts } from "../en/hints";
import { pluralizer } from "../plural";
import { engine } from "./engine";

const { action, card, moves, place, redeals } = engine;
const plural = pluralizer("pt");

const steps = (count: number) => plural(count, { one: "# passo", other: "# passos" });

export const hints: HintTexts = {
  advice: {
    thinking: "Pensando…",
    cancel: "Cancelar",
    exists: "Há uma jogada que mantém a vitória.",
    perhaps: "Daqui não se conhece nenhuma vitória, mas uma jogada parece a melhor.",
    more: "Quero saber mais",
    keeps: (words) => `Mantém a vitória: ${words}.`,
    looksBest: (words) => `Parece o melhor: ${words}.`,
    cardAt: (value, where) => `${card(value)}, ${place(where)}`,
    move: (value) => action(value),
    play: "Jogar assim",
    lost: "Está provado: este jogo já não pode ser vencido.",
    looking: "Procurando até onde ele ainda podia…",
    back: (count) =>
      count === 1 ? "Uma jogada atrás, ele podia." : `${moves(count)} atrás, ele podia.`,
    beyond: (count) => `Ele podia há ${steps(count)}, mais longe do que dá para desfazer.`,
    nowhere: "Não se sabe desde quando.",
    takeBack: (count) => `Desfazer ${moves(count)}`,
    unavailable: "Este navegador não pode dar dicas.",
    rest: (count) => `O resto se joga sozinho: ${moves(count)}.`,
    finish: "Terminar",
    finishing: "Jogando o resto…",
    stop: "Parar",
    key: "uma dica, e depois um pouco mais",
  },
  standing: {
    won: "Ainda dá para vencer",
    lost: "Já não dá para vencer",
    unknown: "Não se sabe",
    looking: "Procurando…",
  },
  review: {
    title: "Rever o jogo",
    looking: "Procurando…",
    all: "O jogo ainda pode ser vencido.",
    certain: (step, last) =>
      step === 0
        ? `No começo ele podia ser vencido; foram ${last} passos.`
        : `Até o passo ${step} de ${last} ele podia ser vencido com certeza.`,
    uncertain: "Não se sabe até onde este jogo podia ser vencido.",
    lostAt: (step, words) => `A partir do passo ${step} está provado que se perde: ${words}.`,
    neverSure: "Não está provado que se perdeu: talvez ainda dê para vencer.",
    yours: (moveCount, redealCount) => `Sua vitória: ${moves(moveCount)}, ${redeals(redealCount)}.`,
    best: (moveCount, redealCount) =>
      `Melhor vitória conhecida: ${moves(moveCount)}, ${redeals(redealCount)}.`,
    bestNote: "A melhor conhecida não é necessariamente a mais curta: ninguém provou isso.",
    fewer: (count) => `${moves(count)} a menos que a sua.`,
    yoursIsBest: "Não se achou nenhuma mais curta que a sua.",
    noBest: "Não se conhece nenhuma vitória deste jogo.",
    odds: "Quantos jogos podem ser vencidos",
  },
};
