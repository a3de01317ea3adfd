/** French for the settings, for where the cards lie and for the position in words; terms: glossary.md. */
import type { TableTexts } from "../en/settings";
import { engine } from "./engine";

const { card, cards, place } = engine;

export const table: TableTexts = {
  choices: {
    theme: { name: "Luminosité", system: "Comme l’appareil", light: "Clair", dark: "Sombre" },
    table: { name: "Table", felt: "Feutre", plain: "Unie" },
    deck: { name: "Couleurs des cartes", two: "Deux", four: "Quatre" },
    index: { name: "Signes sur les cartes", normal: "Normaux", large: "Grands" },
    letters: { name: "Lettres sur les cartes", own: "Selon la langue" },
    motion: { name: "Mouvement", normal: "Normal", slow: "Lent", fast: "Rapide", off: "Aucun" },
    reasons: { name: "Dire pourquoi un coup est refusé", on: "Oui", off: "Non" },
    clock: { name: "Chronomètre", on: "Visible", off: "Caché" },
    drag: { name: "Déplacer les cartes", on: "Toucher ou glisser", off: "Toucher seulement" },
    hand: { name: "Boutons pour", right: "Main droite", left: "Main gauche" },
    standing: { name: "Montrer si la partie est encore gagnable", off: "Non", on: "Oui" },
    deals: { name: "Nouvelles donnes", winnable: "Gagnables", any: "N’importe lesquelles" },
  },
  settings: {
    title: "Réglages",
    language: "Langue",
    reduced: "Votre appareil demande de ne rien animer : il n’y a donc pas de mouvement.",
  },
  survey: {
    title: "Où sont les cartes",
    suits: "Couleur",
    rank: "Carte",
    first: "Un exemplaire",
    second: "L’autre",
    under: (where, above) =>
      above === 0 ? `${place(where)}, sur le dessus` : `${place(where)}, ${cards(above)} dessus`,
    home: "Sur une fondation",
    both: (value, one, other) => `${card(value)} : ${one} ; ${other}.`,
    hint: "Touchez une carte pour savoir où sont ses deux exemplaires.",
  },
  position: {
    title: "Position en toutes lettres",
    full: "Pleines, elles ne prennent plus de carte : ",
    copy: "Copier",
    copied: "Copié.",
    copyByHand: "La copie n’a pas marché. Sélectionnez le texte et copiez-le.",
  },
};
