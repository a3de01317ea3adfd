/** Portuguese for the installed app, its updates, and pages without a network. */
import type { PwaTexts } from "../en/pwa";

export const pwa: PwaTexts = {
  app: {
    newDeal: "Novo jogo",
    wide: "Um jogo em uma tela larga",
    narrow: "Um jogo no celular",
  },
  install: {
    title: "Instalar o Crescent",
    byHand: "Abra o menu de compartilhamento do navegador e escolha “Adicionar à Tela de Início”.",
  },
  update: {
    ready: "Uma nova versão está pronta.",
    load: "Carregar",
    later: "Mais tarde",
  },
  offline: {
    title: "Sem conexão",
    text: "Esta página precisa da rede. Todos os jogos podem ser jogados também sem ela.",
    retry: "Tentar novamente",
  },
};
