/** Portuguese for the settings, for where the cards lie and for the position in words; terms: glossary.md. */
import type { TableTexts } from "../en/settings";
import { engine } from "./engine";

const { card, cards, place } = engine;

export const table: TableTexts = {
  choices: {
    theme: { name: "Luminosidade", system: "Como o aparelho", light: "Claro", dark: "Escuro" },
    table: { name: "Mesa", felt: "Feltro", plain: "Lisa" },
    deck: { name: "Cores dos naipes", two: "Duas", four: "Quatro" },
    index: { name: "Sinais nas cartas", normal: "Normais", large: "Grandes" },
    letters: { name: "Letras nas cartas", own: "Conforme o idioma" },
    motion: { name: "Movimento", normal: "Normal", slow: "Lento", fast: "Rápido", off: "Nenhum" },
    reasons: { name: "Dizer por que não pode", on: "Sim", off: "Não" },
    clock: { name: "Relógio", on: "Visível", off: "Oculto" },
    drag: { name: "Mover cartas", on: "Tocar ou arrastar", off: "Só tocar" },
    hand: { name: "Botões para", right: "Mão direita", left: "Mão esquerda" },
    standing: { name: "Mostrar se ainda dá para vencer", off: "Não", on: "Sim" },
    deals: { name: "Novos jogos", winnable: "Dá para vencer", any: "Qualquer um" },
  },
  settings: {
    title: "Configurações",
    language: "Idioma",
    reduced: "Seu aparelho pede que nada se mova, por isso não há movimento.",
  },
  survey: {
    title: "Onde estão as cartas",
    suits: "Naipe",
    rank: "Carta",
    first: "Uma cópia",
    second: "A outra",
    under: (where, above) =>
      above === 0 ? `${place(where)}, no topo` : `${place(where)}, com ${cards(above)} por cima`,
    home: "Numa fundação",
    both: (value, one, other) => `${card(value)}: ${one}; ${other}.`,
    hint: "Toque numa carta para saber onde estão as duas cópias.",
  },
  position: {
    title: "Posição em palavras",
    full: "Cheias, não aceitam mais cartas: ",
    copy: "Copiar",
    copied: "Copiado.",
    copyByHand: "Não foi possível copiar. Selecione o texto e copie.",
  },
};
