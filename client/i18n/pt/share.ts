/** Portuguese for what travels: wins of a deal, challenges, positions, comparisons; see glossary.md. */
import type { ShareTexts } from "../en/share";
import { formats } from "../formats";
import { pluralizer } from "../plural";
import { engine } from "./engine";

const plural = pluralizer("pt");
const { number } = formats("pt");
const { moves, redeals } = engine;
const fewer = (count: number) =>
  plural(count, { one: "# movimento a menos", other: "# movimentos a menos" });

export const share: ShareTexts = {
  wins: {
    title: (code) => `Vitórias de ${code}`,
    all: "Todas as vitórias deste jogo",
    count: "Vitórias",
    fewest: "Menos movimentos",
    none: "Ninguém ganhou este jogo ainda. Seja a primeira pessoa.",
    watchBest: "Assistir ao melhor",
    list: "Melhores replays",
    order: "Primeiro menos movimentos, depois menos redistribuições, depois quem chegou antes.",
    place: "Lugar",
    moves: "Movimentos",
    redeals: "Redistribuições",
    time: "Tempo informado",
    day: "Data",
    watch: (place) => `Assistir ao número ${number(place)}`,
    compare: (place) => `Comparar o número ${number(place)} com o melhor`,
    compareShort: "Comparar",
    you: "você",
    plotAll: "Movimentos de todas as vitórias",
    plotBest: (count) => `Movimentos das ${number(count)} melhores vitórias`,
    yours: "As suas partidas",
    yourWin: (moveCount, redealCount) =>
      `A sua melhor: ${moves(moveCount)}, ${redeals(redealCount)}.`,
    yourPlace: (place, of) => `Lugar ${number(place)} de ${number(of)}.`,
    yourBelow: (count) => `Não está entre as ${number(count)} melhores.`,
    toBest: (moveCount) => `A melhor teve ${fewer(moveCount)}.`,
    begun: "Você começou este jogo, mas ainda não ganhou.",
    notBegun: "Você ainda não jogou este jogo.",
    stale:
      "Não foi possível buscar as últimas vitórias; estas são de quando a página foi carregada.",
  },
  challenge: {
    send: "Desafiar alguém",
    link: "Link do desafio",
    text: (code, moveCount) =>
      `Faça melhor que o meu resultado, ${moves(moveCount)}, no jogo ${code} de Crescent:`,
    greeting: (moveCount, redealCount) =>
      `A superar: ${moves(moveCount)}, ${redeals(redealCount)}.`,
    gone: "A partida que este link pede para superar não foi encontrada. Dá para jogar assim mesmo.",
    beaten: (by) => `Desafio vencido: ${fewer(by)}.`,
    missed: (by) => `O desafio continua de pé: lá foram ${fewer(by)}.`,
    fewerRedeals: "Desafio vencido: os mesmos movimentos, menos redistribuições.",
    moreRedeals: "O desafio continua de pé: os mesmos movimentos, menos redistribuições.",
    equal: "Tão bom quanto o desafio: os mesmos movimentos e redistribuições.",
  },
  position: {
    send: "Compartilhar a posição",
    link: "Link desta posição",
    text: (code, moveCount) =>
      `O jogo ${code} de Crescent depois de ${moves(moveCount)}. Continue daqui:`,
    title: "Abrir a posição compartilhada?",
    open: "Abrir a posição",
    opened: (moveCount) => `Posição compartilhada: ${moves(moveCount)} até agora.`,
    damaged: (moveCount) => `O link está danificado. Deu para ler: ${moves(moveCount)}.`,
  },
  compare: {
    title: (code) => `Dois replays de ${code}`,
    open: "Comparar com outro replay",
    choose: "Outra vitória deste jogo",
    paste: "Ou o link de um replay",
    go: "Comparar",
    bad: "Este não é um link de outro replay deste jogo.",
    none: "Não se conhece outra vitória deste jogo.",
    unknown: "Não foi possível buscar as outras vitórias.",
    missing: "Não foi possível buscar o outro replay.",
    by: "Lado a lado",
    bySteps: "Por passos",
    byHome: "Por cartas nas fundações",
    alike: (ply) =>
      ply === 0
        ? "Separam-se no primeiro passo."
        : `Iguais até o passo ${number(ply)}; depois se separam.`,
    same: "Os dois são a mesma partida.",
    toParting: "Para onde se separam",
    alone: "Só este replay",
  },
  picture: {
    make: "Imagem animada",
    about: "O replay inteiro como GIF, para uma conversa.",
    making: "Desenhando a imagem …",
    cancel: "Cancelar",
    cancelled: "Cancelado.",
    ready: (kilobytes) => `A imagem está pronta: ${number(kilobytes)} KB.`,
    send: "Compartilhar a imagem",
    save: "Baixar a imagem",
    failed: "Este navegador não conseguiu desenhar a imagem.",
  },
  embed: {
    open: "Abrir no Crescent",
    code: "Copiar código para incorporar",
  },
};
