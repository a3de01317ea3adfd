/** Portuguese for the page of rules; terms: glossary.md. */
import type { RulesTexts } from "../en/rules";
import { table } from "./settings";

export const rules: RulesTexts = {
  title: "Como jogar Crescent",
  description:
    "Todas as regras de Crescent, a paciência de dois baralhos com 16 pilhas, 8 fundações e três redistribuições, com diagramas de uma partida real.",
  contents: "Nesta página",
  sections: {
    brief: {
      heading: "Em resumo",
      text: [
        "Dois baralhos, 16 pilhas em ferradura e 8 fundações. O objetivo é levar todas as 104 cartas às fundações: quatro crescem do ás ao rei, quatro descem do rei ao ás, cada uma num só naipe.",
        "No caminho, as cartas passam uma a uma de pilha em pilha, sobre uma carta do mesmo naipe e de valor vizinho. Quando não há como avançar, uma redistribuição traz para cima a carta de baixo de cada pilha; são três por partida.",
      ],
    },
    setup: {
      heading: "A distribuição",
      text: [
        "Crescent usa dois baralhos completos: 104 cartas, cada uma delas duas vezes. Antes de distribuir, separam-se um ás e um rei de cada naipe. São as cartas-base das oito fundações. As outras 96 cartas são embaralhadas e distribuídas em 16 pilhas de seis, todas viradas para cima.",
        "As pilhas formam uma ferradura: quatro no braço esquerdo, oito ao longo do alto e quatro no braço direito. A numeração parte da ponta de baixo do braço esquerdo, sobe por ele, segue pelo alto e desce pelo braço direito. No meio ficam as fundações: as ascendentes na primeira fileira, as descendentes logo abaixo, todas na ordem espadas, copas, ouros, paus.",
        "De cada pilha você vê a carta de cima e, abaixo dela, o número da pilha e quantas cartas ela tem. Nenhuma carta está virada para baixo, portanto nada é segredo: você pode espiar uma pilha quando quiser.",
      ],
    },
    moves: {
      heading: "Jogadas entre as pilhas",
      text: [],
      points: [
        "Move-se uma carta por vez, e só a que está em cima.",
        "Ela vai para outra pilha cuja carta de cima seja do mesmo naipe e esteja um valor acima ou abaixo: o 8 de copas sobre um 9 ou um 7 de copas.",
        "Nas pilhas os valores dão a volta: um ás vai sobre o rei do seu naipe, e um rei sobre o ás.",
        "Uma pilha comporta no máximo 13 cartas.",
        "A pilha que perdeu sua última carta fica vazia até o fim da partida. Cada uma delas é um lugar a menos para as cartas, então pense duas vezes antes de esvaziá-la.",
      ],
    },
    foundations: {
      heading: "As fundações",
      text: [],
      points: [
        "As quatro fundações ascendentes começam pelo ás e recebem o 2, o 3 e assim por diante até o rei do seu naipe.",
        "As quatro descendentes começam pelo rei e recebem a dama, o valete e assim por diante até o ás do seu naipe.",
        "Aqui os valores não dão a volta: nada vai sobre o rei de uma fundação ascendente nem sobre o ás de uma descendente.",
        "Nenhuma carta volta de uma fundação para uma pilha. Ela pode passar à outra fundação do seu naipe, se for a próxima ali.",
        "A carta-base, o ás ou o rei com que a fundação começou, nunca sai do lugar.",
      ],
    },
    redeal: {
      heading: "A redistribuição",
      text: [
        "Uma redistribuição tira a carta de baixo de cada pilha que tenha duas ou mais e a põe em cima da mesma pilha. As outras cartas mantêm a ordem, e isso acontece em todas as pilhas ao mesmo tempo.",
        "São três redistribuições por partida, e o botão mostra quantas restam. Redistribuir não conta como jogada, mas encerra o que veio antes: as jogadas anteriores já não podem ser desfeitas.",
      ],
    },
    undo: {
      heading: "Desfazer e refazer",
      text: [
        "As últimas 100 jogadas podem ser desfeitas uma a uma, e a contagem de jogadas diminui junto. O que você desfez pode ser refeito, até que faça outra jogada. Depois de uma redistribuição, o histórico recomeça.",
      ],
    },
    end: {
      heading: "O fim da partida",
      text: [
        "Você ganha quando cada uma das oito fundações tem 13 cartas, ou seja, quando todas as 104 chegaram lá.",
        "A partida está sem saída quando nenhuma carta pode ser movida e não resta redistribuição que mude alguma coisa. O jogo avisa e oferece desfazer a última jogada ou começar um novo jogo. Enquanto alguma carta puder ser movida, mesmo que só de lá para cá, a partida continua.",
      ],
    },
    example: {
      heading: "Uma partida de exemplo",
      text: [
        "Aqui dá para acompanhar uma partida inteira, da distribuição à última carta. No começo, as cartas de um naipe se juntam em poucas pilhas, para depois irem às fundações uma após a outra. Quando as pilhas já não dão nada de útil, uma redistribuição traz outras cartas para cima. As fundações crescem devagar no início e depressa no fim.",
      ],
    },
    table: {
      heading: "À mesa",
      text: [],
      points: [
        "Toque numa pilha: se houver só um lugar para a carta de cima, ela vai para lá. Se houver vários, a carta fica selecionada e você toca no lugar aonde ela deve ir. Também é possível arrastá-la.",
        "Um toque duplo manda a carta para uma fundação que a aceite.",
        "Uma carta solta em qualquer ponto entre as fundações encontra a do seu naipe que a aceita; se as duas aceitarem, vai para a mais próxima.",
        "Não há pontos. Contam-se as jogadas e o tempo; o relógio começa com a sua primeira ação e descansa quando você olha para outra coisa.",
      ],
    },
    refusals: {
      heading: "Quando uma jogada é recusada",
      text: [
        "Uma jogada contra as regras não muda nada, e o jogo diz por quê. Se houver vários motivos, você fica sabendo do que vem primeiro aqui.",
        `Os motivos aparecem enquanto a configuração “${table.choices.reasons.name}” estiver ativada, como está de início; em outros lugares isso se chama regras interativas. Desativada, a carta apenas volta. Os leitores de tela dizem o motivo de qualquer maneira.`,
      ],
    },
    codes: {
      heading: "Códigos e links dos jogos",
      text: [
        "Cada jogo tem um código, como CR1-\u2060N-\u2060AAAAAAB, que traz de volta exatamente as mesmas cartas, em qualquer aparelho e para sempre. Minúsculas e hifens esquecidos não atrapalham, e só as sete letras também servem.",
        "Com o link de um jogo, um amigo joga com as mesmas cartas. Quando você ganha, sua partida também recebe um link: quem o abre assiste a ela passo a passo.",
      ],
    },
    variants: {
      heading: "O que não se joga aqui",
      text: [
        "Estas são as regras clássicas, como aparecem nos livros de paciência. Não oferecemos duas variantes sobre as quais você talvez leia: Crescent Four, que permite uma quarta redistribuição, e a distribuição em que só a carta de cima de cada pilha fica à vista.",
      ],
    },
  },
  refusals: {
    "empty-source": "A pilha da qual você quer tirar uma carta está vazia.",
    "base-locked": "A fundação só tem a carta com que começou.",
    "foundation-to-pile": "Você quer levar uma carta de uma fundação para uma pilha.",
    "same-place": "A carta foi devolvida ao lugar de onde saiu.",
    "empty-pile": "A pilha já perdeu sua última carta.",
    "pile-full": "A pilha tem 13 cartas.",
    "different-suit": "O naipe da carta não é o da carta de cima da pilha nem o da fundação.",
    "wrong-rank":
      "O naipe está certo, mas a carta não é vizinha da que está em cima da pilha; numa fundação, o jogo diz que ela não é a próxima.",
    "no-redeals": "As três redistribuições já foram usadas.",
    "nothing-to-redeal": "Nenhuma pilha tem uma carta de baixo que possa ir para cima.",
    "game-over": "Todas as 104 cartas estão nas fundações, e não há mais o que jogar.",
  },
  example: {
    keys: "Avance com os botões abaixo da mesa. Enquanto um deles tem o foco, as setas também servem, e Home e End levam ao começo e ao fim.",
    steps: "Todos os passos em palavras",
  },
  figures: {
    inWords: "O diagrama em palavras",
    deal: "Um jogo, CR1-\u2060N-\u2060AAAAAAB. Abaixo de cada carta: o número da pilha e, em seguida, quantas cartas ela tem.",
    move: "Ás sobre rei, numa partida ganha: na décima jogada, o A♠ da pilha 10 vai sobre o K♠ da pilha 14.",
    pile: "A pilha 1 na primeira redistribuição dessa partida: o 2♥ vai de baixo para cima.",
    before: "Todas as pilhas antes dessa redistribuição…",
    after: "…e depois dela: em cima de cada pilha está a carta que era a de baixo.",
    pileBefore: "Antes, de baixo para cima",
    pileAfter: "Depois, de baixo para cima",
  },
};
