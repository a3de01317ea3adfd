/** French for the sheets that open over the table and the start; terms: glossary.md. */
import { durationFormatter } from "../duration";
import type { SheetTexts } from "../en/sheets";
import { engine } from "./engine";

const duration = durationFormatter("fr");
const { cards, moves, place, redeals } = engine;

/** A phrase that begins with a word of the engine's. */
const title = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

export const sheets: SheetTexts = {
  menu: {
    title: "Menu",
    newDeal: "Nouvelle donne",
    enterCode: "Saisir un code",
    restart: "Recommencer cette donne",
    takeBackRestart: "Retrouver la partie précédente",
    share: "Partager cette donne",
    help: "Touches et gestes",
    rules: "Règles",
    home: "Accueil",
    language: "Langue",
  },
  dialogs: {
    close: "Fermer",
    back: "Regarder la table",
    enterTitle: "Saisir un code",
    enterHint:
      "Sept lettres, par exemple CR1-\u2060N-\u2060CRESCEN. Minuscules et espaces conviennent aussi.",
    enterLabel: "Code de partie",
    enterGo: "Jouer",
    suggest: (code) => `Vouliez-vous dire ${code} ?`,
    peekTitle: (pile) => `Pile ${pile}`,
    peekCount: (count) => `${cards(count)}, de bas en haut de la pile`,
    peekFoundation: (value) => title(place(value)),
    peekEmpty: "Cette pile est vide et le restera.",
    peekNext: "Pile suivante",
    peekPrevious: "Pile précédente",
    stuckTitle: "Bloqué",
    stuckText: "Aucune carte ne peut bouger, et aucune redonne n’y changerait rien.",
    undoMove: "Annuler le dernier coup",
    wonTitle: "Gagné !",
    wonText: (moveCount, redealCount, seconds) => {
      const again = redealCount === 0 ? "sans redonne" : redeals(redealCount);
      return `Les 104 cartes sont sur les fondations : ${moves(moveCount)}, ${again}, ${duration(seconds)}.`;
    },
  },
  sharing: {
    saving: "Enregistrement de votre partie…",
    waiting:
      "Pas encore enregistrée. Un nouvel envoi se fera tout seul, même si vous revenez plus tard.",
    saved: "Enregistrée. Toute personne qui a le lien peut la regarder.",
    refused: "La partie n’a pas pu être enregistrée.",
    tooLong: "La partie est trop longue pour être enregistrée.",
    share: "Partager",
    watch: "Voir le replay",
    replayLink: "Lien vers ce replay",
    dealLink: "Lien vers cette donne",
    copy: "Copier",
    copied: "Copié.",
    copyByHand: "Copiez cette adresse :",
    title: (code) => `Crescent, partie ${code}`,
    wonText: (code, moveCount, deal) =>
      `J’ai gagné la partie de Crescent ${code} en ${moves(moveCount)}. À vous de jouer : ${deal} Regardez comment j’ai fait :`,
    dealText: (code) => `Jouez avec moi la partie de Crescent ${code} :`,
  },
  help: {
    title: "Touches et gestes",
    gestures: "Souris et écran tactile",
    tap: "Touchez une carte : elle va à la seule place qui l’accepte. S’il y en a plusieurs, la carte est choisie ; touchez alors la place.",
    doubleTap: "Touchez deux fois : la carte va sur une fondation qui l’accepte.",
    drag: "Faites glisser une carte là où elle doit aller ; n’importe où entre les fondations convient pour toutes.",
    hold: "Appui long ou clic droit : regarder dans la pile.",
    keys: "Touches, quand la table a le focus",
    arrows: "Flèches",
    arrowsDo: "aller de place en place",
    figures: "1 à 16",
    figuresDo: "aller à cette pile",
    enter: "Entrée, espace",
    enterDo: "comme toucher la carte",
    escape: "Échap",
    escapeDo: "abandonner le choix",
    home: "vers une fondation qui accepte la carte",
    peek: "regarder dans la pile",
    undo: "annuler",
    redo: "rétablir",
    redeal: "redonne",
    newDeal: "nouvelle donne",
    status: "dire où en est la partie",
    help: "cette aide",
  },
};
