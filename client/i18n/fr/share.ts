/** French for what travels: wins of a deal, challenges, positions, comparisons; terms: glossary.md. */
import type { ShareTexts } from "../en/share";
import { formats } from "../formats";
import { pluralizer } from "../plural";
import { engine } from "./engine";

const plural = pluralizer("fr");
const { number } = formats("fr");
const { moves } = engine;
const redeals = (count: number) => (count === 0 ? "sans redonne" : engine.redeals(count));
const fewer = (count: number) =>
  plural(count, { one: "# coup de moins", other: "# coups de moins" });

export const share: ShareTexts = {
  wins: {
    title: (code) => `Victoires de ${code}`,
    all: "Toutes les victoires de cette donne",
    count: "Victoires",
    fewest: "Le moins de coups",
    none: "Personne n’a encore gagné cette donne. Soyez la première personne.",
    watchBest: "Voir la meilleure",
    list: "Meilleurs replays",
    order: "D’abord le moins de coups, puis le moins de redonnes, puis l’ordre d’arrivée.",
    place: "Rang",
    moves: "Coups",
    redeals: "Redonnes",
    time: "Temps déclaré",
    day: "Date",
    watch: (place) => `Voir le numéro ${number(place)}`,
    compare: (place) => `Comparer le numéro ${number(place)} au meilleur`,
    compareShort: "Comparer",
    you: "vous",
    plotAll: "Coups de toutes les victoires",
    plotBest: (count) => `Coups des ${number(count)} meilleures victoires`,
    yours: "Vos parties",
    yourWin: (moveCount, redealCount) =>
      `Votre meilleure : ${moves(moveCount)}, ${redeals(redealCount)}.`,
    yourPlace: (place, of) => `Rang ${number(place)} sur ${number(of)}.`,
    yourBelow: (count) => `Pas parmi les ${number(count)} meilleures.`,
    toBest: (moveCount) => `La meilleure a pris ${fewer(moveCount)}.`,
    begun: "Vous avez commencé cette donne sans l’avoir encore gagnée.",
    notBegun: "Vous n’avez pas encore joué cette donne.",
    stale:
      "Les dernières victoires n’ont pas pu être chargées ; celles-ci datent du chargement de la page.",
  },
  challenge: {
    send: "Défier quelqu’un",
    link: "Lien vers le défi",
    text: (code, moveCount) =>
      `Faites mieux que mes ${moves(moveCount)} dans la partie de Crescent ${code} :`,
    greeting: (moveCount, redealCount) =>
      `À battre : ${moves(moveCount)}, ${redeals(redealCount)}.`,
    gone: "La partie que ce lien demande de battre est introuvable. La donne se joue quand même.",
    beaten: (by) => `Défi gagné : ${fewer(by)}.`,
    missed: (by) => `Le défi tient toujours : il a pris ${fewer(by)}.`,
    fewerRedeals: "Défi gagné : autant de coups, moins de redonnes.",
    moreRedeals: "Le défi tient toujours : autant de coups, moins de redonnes.",
    equal: "Aussi bien que le défi : autant de coups et de redonnes.",
  },
  position: {
    send: "Partager la position",
    link: "Lien vers cette position",
    text: (code, moveCount) =>
      `La partie de Crescent ${code} après ${moves(moveCount)}. Continuez à partir d’ici :`,
    title: "Ouvrir la position partagée ?",
    open: "Ouvrir la position",
    opened: (moveCount) => `Position partagée : ${moves(moveCount)} jusqu’ici.`,
    damaged: (moveCount) => `Le lien est abîmé. On a pu en lire : ${moves(moveCount)}.`,
  },
  compare: {
    title: (code) => `Deux replays de ${code}`,
    open: "Comparer avec un autre replay",
    choose: "Une autre victoire de cette donne",
    paste: "Ou le lien d’un replay",
    go: "Comparer",
    bad: "Ce n’est pas le lien d’un autre replay de cette donne.",
    none: "On ne connaît pas d’autre victoire de cette donne.",
    unknown: "Les autres victoires n’ont pas pu être chargées.",
    missing: "L’autre replay n’a pas pu être chargé.",
    by: "Côte à côte",
    bySteps: "Par pas",
    byHome: "Par cartes aux fondations",
    alike: (ply) =>
      ply === 0
        ? "Ils se séparent dès le premier pas."
        : `Identiques jusqu’au pas ${number(ply)}, puis ils se séparent.`,
    same: "C’est deux fois la même partie.",
    toParting: "Là où ils se séparent",
    alone: "Ce replay seul",
  },
  picture: {
    make: "Image animée",
    about: "Tout le replay en GIF, pour une messagerie.",
    making: "Dessin de l’image …",
    cancel: "Annuler",
    cancelled: "Annulé.",
    ready: (kilobytes) => `L’image est prête : ${number(kilobytes)} Ko.`,
    send: "Partager l’image",
    save: "Télécharger l’image",
    failed: "Ce navigateur n’a pas pu dessiner l’image.",
  },
  embed: {
    open: "Ouvrir dans Crescent",
    code: "Copier le code d’intégration",
  },
};
