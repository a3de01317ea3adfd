/** Spanish for the settings, for where the cards lie and for the position in words; terms: glossary.md. */
import type { TableTexts } from "../en/settings";
import { engine } from "./engine";

const { card, cards, place } = engine;

export const table: TableTexts = {
  choices: {
    theme: { name: "Luminosidad", system: "Como el dispositivo", light: "Claro", dark: "Oscuro" },
    table: { name: "Mesa", felt: "Tapete", plain: "Lisa" },
    deck: { name: "Colores de los palos", two: "Dos", four: "Cuatro" },
    index: { name: "Signos en las cartas", normal: "Normales", large: "Grandes" },
    letters: { name: "Letras en las cartas", own: "Según el idioma" },
    motion: { name: "Movimiento", normal: "Normal", slow: "Lento", fast: "Rápido", off: "Ninguno" },
    reasons: { name: "Decir por qué no se puede", on: "Sí", off: "No" },
    clock: { name: "Reloj", on: "Visible", off: "Oculto" },
    drag: { name: "Mover cartas", on: "Tocar o arrastrar", off: "Solo tocar" },
    hand: { name: "Botones para", right: "Mano derecha", left: "Mano izquierda" },
    standing: { name: "Mostrar si aún se puede ganar", off: "No", on: "Sí" },
    deals: { name: "Nuevas partidas", winnable: "Se pueden ganar", any: "Cualquiera" },
  },
  settings: {
    title: "Ajustes",
    language: "Idioma",
    reduced: "Tu dispositivo pide que nada se mueva, así que no hay movimiento.",
  },
  survey: {
    title: "Dónde están las cartas",
    suits: "Palo",
    rank: "Carta",
    first: "Una copia",
    second: "La otra",
    under: (where, above) =>
      above === 0 ? `${place(where)}, arriba` : `${place(where)}, con ${cards(above)} encima`,
    home: "En una base",
    both: (value, one, other) => `${card(value)}: ${one}; ${other}.`,
    hint: "Toca una carta para saber dónde están sus dos copias.",
  },
  position: {
    title: "Posición en palabras",
    full: "Llenos, no admiten más cartas: ",
    copy: "Copiar",
    copied: "Copiado.",
    copyByHand: "No se pudo copiar. Selecciona el texto y cópialo.",
  },
};
