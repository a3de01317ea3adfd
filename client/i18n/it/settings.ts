/** Italian for the settings, for where the cards lie and for the position in words; terms: glossary.md. */
import type { TableTexts } from "../en/settings";
import { engine } from "./engine";

const { card, cards, place } = engine;

export const table: TableTexts = {
  choices: {
    theme: { name: "Luminosità", system: "Come il dispositivo", light: "Chiaro", dark: "Scuro" },
    table: { name: "Tavolo", felt: "Panno", plain: "Semplice" },
    deck: { name: "Colori dei semi", two: "Due", four: "Quattro" },
    index: { name: "Segni sulle carte", normal: "Normali", large: "Grandi" },
    letters: { name: "Lettere sulle carte", own: "Come la lingua" },
    motion: { name: "Movimento", normal: "Normale", slow: "Lento", fast: "Veloce", off: "Nessuno" },
    reasons: { name: "Dire perché una mossa non vale", on: "Sì", off: "No" },
    clock: { name: "Orologio", on: "Visibile", off: "Nascosto" },
    drag: { name: "Muovere le carte", on: "Tocco o trascinamento", off: "Solo tocco" },
    hand: { name: "Pulsanti per", right: "Mano destra", left: "Mano sinistra" },
    standing: { name: "Mostrare se si può ancora vincere", off: "No", on: "Sì" },
    deals: { name: "Nuove partite", winnable: "Si possono vincere", any: "Qualsiasi" },
  },
  settings: {
    title: "Impostazioni",
    language: "Lingua",
    reduced: "Il tuo dispositivo chiede di non muovere nulla, quindi non c’è movimento.",
  },
  survey: {
    title: "Dove sono le carte",
    suits: "Seme",
    rank: "Carta",
    first: "Una copia",
    second: "L’altra",
    under: (where, above) =>
      above === 0 ? `${place(where)}, in cima` : `${place(where)}, con ${cards(above)} sopra`,
    home: "Su una base",
    both: (value, one, other) => `${card(value)}: ${one}; ${other}.`,
    hint: "Tocca una carta per sapere dove sono le sue due copie.",
  },
  position: {
    title: "Posizione in parole",
    full: "Piene, non prendono carte: ",
    copy: "Copia",
    copied: "Copiato.",
    copyByHand: "La copia non è riuscita. Seleziona il testo e copialo.",
  },
};
