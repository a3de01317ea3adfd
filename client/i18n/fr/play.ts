/** French for the board and the table at which it is played; terms: glossary.md. */
import type { PlayTexts } from "../en/play";
import { redealsLeft } from "./words";

const date = new Intl.DateTimeFormat("fr", { dateStyle: "long", timeZone: "UTC" });

const title = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

export const play: PlayTexts = {
  board: {
    board: "Table de jeu",
    leftArm: "Bras gauche, piles 1 à 4",
    topRow: "Rangée du haut, piles 5 à 12",
    rightArm: "Bras droit, piles 13 à 16",
    ascending: "Fondations ascendantes",
    descending: "Fondations descendantes",
    full: "pleine",
    selected: "carte choisie",
    target: "accepte la carte",
  },
  table: {
    controls: "Commandes du jeu",
    undo: "Annuler",
    redo: "Rétablir",
    redeal: "Redonne",
    redealsLeft: (count) => (count === 0 ? "Plus de redonne" : title(redealsLeft(count))),
    noRedeals: "Plus de redonne",
    peek: "Regarder dans les piles",
    peekShort: "Regarder",
    menu: "Menu",
    home: "Accueil",
    hint: "Indice",
    moves: "Coups",
    time: "Temps",
    date: (time) => date.format(time),
  },
};
