/** Portuguese for statistics, favourites, one's data as a file, and the calendar of daily deals; terms: glossary.md. */
import { durationFormatter } from "../duration";
import type { StatsTexts } from "../en/stats";
import { formats } from "../formats";
import { pluralizer } from "../plural";
import { engine } from "./engine";

const plural = pluralizer("pt");

export const stats: StatsTexts = {
  page: {
    title: "Estatísticas",
    empty: "Ainda não há nada para contar. Uma partida conta a partir da primeira jogada.",
  },
  figures: {
    title: "Números",
    begun: "Partidas começadas",
    won: "Partidas ganhas",
    streak: "Vitórias seguidas",
    bestStreak: "Maior sequência",
    fewestMoves: "Menos jogadas",
    middleMoves: "Jogadas, em geral",
    fastest: "Vitória mais rápida",
    time: "Tempo das vitórias",
    redeals: "Redistribuições por vitória",
    dailyWon: "Jogos do dia ganhos",
    dailyStreak: "Dias seguidos",
    dailyBest: "Mais dias seguidos",
    attempts: (count) =>
      plural(count, { one: "# tentativa", many: "# de tentativas", other: "# tentativas" }),
    wins: (count) =>
      plural(count, { one: "# vitória", many: "# de vitórias", other: "# vitórias" }),
  },
  plots: {
    moves: "Jogadas das suas vitórias",
    movesSummary: (least, most, middle) =>
      `De ${least} a ${engine.moves(most)}; metade das vitórias com ${middle} ou menos.`,
    time: "Vitórias ao longo do tempo",
    timeSummary: (count, since) => `${count} desde ${since}.`,
    asTable: "Como tabela",
    when: "Quando",
    wins: "Vitórias",
  },
  deals: {
    unfinished: "Por terminar",
    unfinishedAbout: "Uma partida deixada para trás só interrompe uma sequência até você ganhá-la.",
    title: "Seus jogos",
    deal: "Jogo",
    time: "Mais rápida",
    daily: (date) => `Jogo do dia ${date}`,
    more: "Mostrar mais",
  },
  favourites: {
    title: "Favoritos",
    none: "Marque um jogo no menu dele, ou aqui, e escreva uma nota.",
    mark: "Adicionar aos favoritos",
    edit: "Favorito: nota",
    editOf: (code) => `Nota sobre ${code}`,
    note: "Nota",
    save: "Salvar",
    remove: "Remover",
    removed: (code) => `${code} não está mais nos favoritos.`,
    back: "Desfazer",
  },
  data: {
    title: "Seus dados",
    about:
      "Tudo isto fica só neste navegador, e navegadores esquecem. Um arquivo guarda os dados e os leva para outro aparelho.",
    save: "Salvar em arquivo",
    load: "Carregar de um arquivo",
    saved: "O arquivo foi escrito.",
    attempts: (count) =>
      plural(count, {
        one: "# partida contada",
        many: "# de partidas contadas",
        other: "# partidas contadas",
      }),
    favourites: (count) =>
      plural(count, { one: "# favorito", many: "# de favoritos", other: "# favoritos" }),
    games: (count) =>
      plural(count, {
        one: "# partida guardada",
        many: "# de partidas guardadas",
        other: "# partidas guardadas",
      }),
    settings: "configurações",
    taken: (list) => `Novo aqui: ${list}.`,
    nothing: "Não há nada de novo no arquivo.",
    known: (count) =>
      plural(count, {
        one: "# item já estava aqui.",
        many: "# de itens já estavam aqui.",
        other: "# itens já estavam aqui.",
      }),
    refused: (count) =>
      plural(count, {
        one: "# item não pôde ser lido e ficou de fora.",
        many: "# de itens não puderam ser lidos e ficaram de fora.",
        other: "# itens não puderam ser lidos e ficaram de fora.",
      }),
    lost: (count) =>
      plural(count, {
        one: "O navegador não tinha espaço para # item.",
        many: "O navegador não tinha espaço para # de itens.",
        other: "O navegador não tinha espaço para # itens.",
      }),
    fault: {
      "not-ours": "Este arquivo não é do Crescent ou está danificado. Nada mudou.",
      newer:
        "Uma versão mais nova do Crescent escreveu este arquivo. Recarregue a página e tente de novo.",
      "too-large": "Este arquivo é grande demais para ser do Crescent. Nada mudou.",
    },
  },
  counting: {
    title: "Como se conta",
    lines: [
      "Uma partida conta a partir da primeira jogada ou redistribuição, não ao abrir o jogo.",
      "Cada jogo é uma só partida, por mais que você recomece; está ganha se alguma tentativa foi.",
      "Uma sequência segue a ordem em que você começou as partidas. A última começada nunca a interrompe. Uma deixada para trás interrompe, até você voltar e ganhar.",
      "Dias seguidos são dias cujo jogo você começou no próprio dia (UTC) e ganhou, mesmo depois da meia-noite.",
      "Uma partida que continua o replay de alguém não conta.",
      "As últimas 20.000 tentativas ficam guardadas. Os tempos são os que o seu aparelho informa.",
    ],
  },
  calendar: {
    title: "Jogos do dia",
    previous: "Mês anterior",
    next: "Mês seguinte",
    today: "hoje",
    won: (moves) => `vitória em ${engine.moves(moves)}`,
    wonShort: "Vitória",
    begun: "Começado",
    summary: (won, days) => `${won} de ${days} ganhos`,
    firstWeekday: 0,
    about:
      "Um jogo para cada dia, o mesmo para todos. O dia muda à meia-noite UTC. De segunda a domingo ficam mais difíceis, e todos podem ser vencidos.",
  },
  formats: formats("pt"),
  duration: durationFormatter("pt"),
};
