/** Portuguese for what the worker writes itself: meta tags, the pages' frame, error pages. */
import type { PagesTexts } from "../en/pages";
import { engine } from "./engine";

const withRedeals = (count: number) =>
  count === 0 ? "sem redistribuir" : `com ${engine.redeals(count)}`;

export const pages: PagesTexts = {
  name: "Crescent",
  home: {
    title: "Crescent, a paciência de dois baralhos",
    description:
      "Jogue Crescent no navegador: 16 pilhas, 8 fundações e um link próprio para cada jogo. Compartilhe as partidas que ganhar para que outros as vejam, jogada por jogada.",
    imageAlt: "Oito cartas em arco sobre uma lua crescente e o nome Crescent.",
  },
  play: {
    title: (code) => `Jogo ${code}`,
    description:
      "Você consegue ganhar este jogo de Crescent? 104 cartas, 16 pilhas, 8 fundações e três redistribuições. Abra o link e jogue exatamente com estas cartas.",
    imageAlt: (code, tops) =>
      `Crescent, jogo ${code}. No topo das pilhas 1 a ${tops.length}: ${tops.map(engine.card).join(", ")}.`,
  },
  replay: {
    title: (code, moves) => `Vitória em ${engine.moves(moves)}: ${code}`,
    description: (moves, redeals) =>
      `Veja passo a passo como este jogo de Crescent foi ganho em ${engine.moves(moves)} ${withRedeals(redeals)}; depois, jogue você também.`,
    imageAlt: (code, moves, redeals) =>
      `Crescent, jogo ${code}, vitória: as oito fundações estão completas após ${engine.moves(moves)} ${withRedeals(redeals)}.`,
    step: (ply, last) => `Passo ${ply} de ${last}`,
  },
  challenge: {
    title: (code, moves) => `A superar: ${engine.moves(moves)}, jogo ${code}`,
    description: (moves, redeals) =>
      `Este jogo de Crescent foi ganho em ${engine.moves(moves)} ${withRedeals(redeals)}. Consegue fazer melhor? Abra o link e jogue exatamente este jogo.`,
    imageAlt: (code, moves, redeals) =>
      `Crescent, início do jogo ${code}. A superar: ${engine.moves(moves)}, ${engine.redeals(redeals)}.`,
  },
  wins: {
    title: (code) => `Vitórias de ${code}`,
    description: (wins, fewest) =>
      fewest === null
        ? "Ninguém ganhou este jogo de Crescent ainda. Seja a primeira pessoa."
        : `Vitórias neste jogo de Crescent: ${wins}. A melhor: ${engine.moves(fewest)}. Veja como, passo a passo.`,
  },
  stats: {
    title: "Estatísticas",
    description:
      "Suas partidas de Crescent: quantas vitórias, quantas seguidas, em quantas jogadas. Tudo fica só no seu navegador.",
  },
  calendar: {
    title: "Jogos do dia",
    description:
      "Um jogo de Crescent para cada dia, o mesmo para todos. Reveja os dias passados e jogue os que você deixou passar.",
  },
  frame: {
    skip: "Ir para o texto",
    navigation: "Site",
    languages: "Idioma",
    start: "Início",
    daily: "Jogo do dia",
    rules: "Regras",
    settings: "Configurações",
    noScript: "O jogo em si precisa de JavaScript. As regras podem ser lidas sem ele.",
  },
  failure: {
    title: "Falta alguma coisa",
    text: "Uma parte da página não pôde ser carregada. Talvez a rede tenha caído ou uma versão nova tenha acabado de chegar. Seus jogos continuam guardados.",
    reload: "Carregar de novo",
    close: "Fechar",
  },
  error: {
    title: {
      "bad-code": "Isto não é um código de jogo",
      "no-replay": "Essa partida não existe",
      "no-page": "Não há nada aqui",
      "no-daily": "Não há jogo para esta data",
      unavailable: "Tente de novo daqui a pouco",
    },
    text: {
      "bad-code":
        "Um código de jogo é assim: CR1-\u2060N-\u2060AAAAAAB; só as sete letras também servem.",
      "no-replay":
        "Não há partida terminada guardada neste link. Talvez tenham faltado letras ao copiá-lo.",
      "no-page": "Este endereço não leva a lugar nenhum. Talvez tenham faltado letras ao copiá-lo.",
      "no-daily":
        "Cada dia tem seu jogo, de 1 de janeiro de 2026 até hoje, como em /daily/2026-11-30.",
      unavailable: "No momento não é possível acessar as partidas guardadas. Nada se perdeu.",
    },
    asked: "Você pediu:",
    suggestion: "Seria este jogo?",
    playDeal: (code) => `Jogar o jogo ${code}`,
  },
};
