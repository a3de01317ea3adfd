/** Portuguese for the page that shows a replay step by step; terms: glossary.md. */
import { durationFormatter } from "../duration";
import type { ViewerTexts } from "../en/viewer";
import { pluralizer } from "../plural";
import { engine } from "./engine";

const plural = pluralizer("pt");
const number = new Intl.NumberFormat("pt");
const date = new Intl.DateTimeFormat("pt", { dateStyle: "long" });
const duration = durationFormatter("pt");
const { moves, redeals } = engine;

const withRedeals = (count: number) => (count === 0 ? "sem redistribuir" : `com ${redeals(count)}`);

export const viewer: ViewerTexts = {
  title: (code) => `Replay de ${code}`,
  won: (moveCount, redealCount) => `Vitória em ${moves(moveCount)} ${withRedeals(redealCount)}`,
  time: (seconds) => `${duration(seconds)}, segundo quem jogou`,
  wonOn: (time) => date.format(time),

  controls: "Reprodução",
  first: "Ao começo",
  previous: "Passo atrás",
  play: "Reproduzir",
  pause: "Pausar",
  next: "Passo à frente",
  last: "Ao fim",
  speed: "Velocidade",
  times: (speed) => `${number.format(speed)}×`,

  timeline: "Passo",
  step: (ply, last) => `Passo ${number.format(ply)} de ${number.format(last)}`,
  stepWith: (ply, last, words) => `Passo ${number.format(ply)} de ${number.format(last)}: ${words}`,
  soFar: (moveCount, redealCount) => `${moves(moveCount)}, ${redeals(redealCount)}`,
  home: (count, all) => `${number.format(count)} de ${number.format(all)} cartas nas fundações`,
  left: (count) =>
    count === 0
      ? "Não restam redistribuições"
      : plural(count, { one: "Resta # redistribuição", other: "Restam # redistribuições" }),
  markRedeal: "Redistribuição",
  markHome: "Para uma fundação",
  markEmptied: "Pilha esvaziada",

  steps: "Passos",
  deal: "Cartas distribuídas",
  emptied: (pile) => `a pilha ${pile} ficou vazia`,
  wins: "vitória",
  words: "Posição em palavras",

  playDeal: "Jogar este jogo",
  playFromHere: "Jogar a partir daqui",
  shareReplay: "Compartilhar o replay",
  shareTitle: (code) => `Crescent, jogo ${code}`,
  shareText: (code, moveCount, redealCount) =>
    `Veja como o jogo ${code} de Crescent foi ganho em ${moves(moveCount)} ${withRedeals(redealCount)}.`,
  copyLink: "Copiar o link deste passo",
  download: "Baixar como texto",
  more: "Mais",
  copied: "Copiado.",
  copyByHand: "Copie este endereço:",

  forkTitle: (ply) => `Jogar a partir do passo ${number.format(ply)}?`,
  forkText: (moveCount) =>
    `Você já começou este jogo: ${moves(moveCount)}. Sua partida ficará guardada; o menu da mesa a traz de volta.`,
  forkLoses: "Uma partida mais antiga, guardada antes, será perdida.",
  forkStay: "Continuar a minha partida",
  forkFailed: "Agora o navegador não guarda partidas, então não dá para jogar a partir daqui.",

  brokenTitle: "Não é possível mostrar este replay",
  brokenText:
    "O que chegou não é uma partida ganha. Carregue a página de novo ou jogue este jogo você.",
};
