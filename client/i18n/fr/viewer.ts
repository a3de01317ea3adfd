/** French for the page that shows a replay step by step; terms: glossary.md. */
import { durationFormatter } from "../duration";
import type { ViewerTexts } from "../en/viewer";
import { pluralizer } from "../plural";
import { engine } from "./engine";

const plural = pluralizer("fr");
const number = new Intl.NumberFormat("fr");
const date = new Intl.DateTimeFormat("fr", { dateStyle: "long" });
const duration = durationFormatter("fr");
const { moves, redeals } = engine;

const withRedeals = (count: number) => (count === 0 ? "sans redonne" : `avec ${redeals(count)}`);

export const viewer: ViewerTexts = {
  title: (code) => `Replay de ${code}`,
  won: (moveCount, redealCount) => `Gagnée en ${moves(moveCount)}, ${withRedeals(redealCount)}`,
  time: (seconds) => `${duration(seconds)} (temps déclaré)`,
  wonOn: (time) => date.format(time),

  controls: "Lecture",
  first: "Au début",
  previous: "Pas précédent",
  play: "Lire",
  pause: "Pause",
  next: "Pas suivant",
  last: "À la fin",
  speed: "Vitesse",
  times: (speed) => `${number.format(speed)}×`,

  timeline: "Pas",
  step: (ply, last) => `Pas ${number.format(ply)} sur ${number.format(last)}`,
  stepWith: (ply, last, words) => `Pas ${number.format(ply)} sur ${number.format(last)} : ${words}`,
  soFar: (moveCount, redealCount) => `${moves(moveCount)}, ${redeals(redealCount)}`,
  home: (count, all) =>
    `${plural(count, { one: "# carte", other: "# cartes" })} sur ${number.format(all)} aux fondations`,
  left: (count) =>
    count === 0
      ? "Plus de redonne"
      : plural(count, { one: "# redonne restante", other: "# redonnes restantes" }),
  markRedeal: "Redonne",
  markHome: "Vers une fondation",
  markEmptied: "Pile vidée",

  steps: "Les pas",
  deal: "La donne",
  emptied: (pile) => `la pile ${pile} est vide maintenant`,
  wins: "partie gagnée",
  words: "Position en toutes lettres",

  playDeal: "Jouer cette donne",
  playFromHere: "Jouer à partir d’ici",
  shareReplay: "Partager le replay",
  shareTitle: (code) => `Crescent, partie ${code}`,
  shareText: (code, moveCount, redealCount) =>
    `Regardez comment la partie de Crescent ${code} a été gagnée en ${moves(moveCount)} ${withRedeals(redealCount)}.`,
  copyLink: "Copier le lien vers ce pas",
  download: "Télécharger en texte",
  more: "Plus",
  copied: "Copié.",
  copyByHand: "Copiez cette adresse :",

  forkTitle: (ply) => `Jouer à partir du pas ${number.format(ply)} ?`,
  forkText: (moveCount) =>
    `Vous avez déjà commencé cette donne : ${moves(moveCount)}. Votre partie sera mise de côté ; le menu de la table la fait revenir.`,
  forkLoses: "Une partie plus ancienne, mise de côté auparavant, sera perdue.",
  forkStay: "Reprendre ma partie",
  forkFailed:
    "Votre navigateur ne garde pas de parties en ce moment : impossible de jouer à partir d’ici.",

  brokenTitle: "Impossible de montrer ce replay",
  brokenText:
    "Ce qui est arrivé n’est pas une partie gagnée. Rechargez la page ou jouez la donne vous-même.",
};
