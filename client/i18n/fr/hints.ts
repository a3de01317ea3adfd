/** French for hints, for whether a game can still be won, and for looking back on it; terms: glossary.md. */
import type { HintTexts } from "../en/hints";
import { pluralizer } from "../plural";
import { engine } from "./engine";

const { action, card, moves, place, redeals } = engine;
const plural = pluralizer("fr");

const steps = (count: number) => plural(count, { other: "# pas" });

export const hints: HintTexts = {
  advice: {
    thinking: "Je réfléchis…",
    cancel: "Annuler",
    exists: "Il y a un coup qui garde la victoire.",
    perhaps: "Aucune victoire n’est connue d’ici, mais un coup paraît le meilleur.",
    more: "En dire plus",
    keeps: (words) => `Garde la victoire : ${words}.`,
    looksBest: (words) => `Paraît le meilleur : ${words}.`,
    cardAt: (value, where) => `${card(value)}, ${place(where)}`,
    move: (value) => action(value),
    play: "Jouer ce coup",
    lost: "C’est prouvé : cette partie ne peut plus être gagnée.",
    looking: "Je cherche jusqu’où elle pouvait l’être…",
    back: (count) =>
      count === 1
        ? "Elle le pouvait avant le dernier coup."
        : `Elle le pouvait ${moves(count)} plus tôt.`,
    beyond: (count) =>
      `Elle le pouvait ${steps(count)} plus tôt, plus loin que ce qui peut être annulé.`,
    nowhere: "On ne sait pas depuis quand.",
    takeBack: (count) => `Annuler ${moves(count)}`,
    unavailable: "Ce navigateur ne peut pas donner d’indices.",
    rest: (count) => `Le reste se joue tout seul : ${moves(count)}.`,
    finish: "Terminer",
    finishing: "Le reste se joue…",
    stop: "Arrêter",
    key: "un indice, puis un peu plus",
  },
  standing: {
    won: "Encore gagnable",
    lost: "Ne peut plus être gagnée",
    unknown: "On ne sait pas",
    looking: "Recherche…",
  },
  review: {
    title: "Revoir la partie",
    looking: "Recherche…",
    all: "La partie peut encore être gagnée.",
    certain: (step, last) =>
      step === 0
        ? `Elle était gagnable au début ; ${last} pas ont été joués.`
        : `Jusqu’au pas ${step} sur ${last}, elle était gagnable à coup sûr.`,
    uncertain: "On ne sait pas jusqu’où cette partie pouvait être gagnée.",
    lostAt: (step, words) => `À partir du pas ${step}, elle est perdue, c’est prouvé : ${words}.`,
    neverSure: "Rien ne prouve qu’elle soit perdue : elle est peut-être encore gagnable.",
    yours: (moveCount, redealCount) =>
      `Votre victoire : ${moves(moveCount)}, ${redeals(redealCount)}.`,
    best: (moveCount, redealCount) =>
      `Meilleure victoire connue de cette donne : ${moves(moveCount)}, ${redeals(redealCount)}.`,
    bestNote: "La meilleure connue n’est pas forcément la plus courte : personne ne l’a prouvé.",
    fewer: (count) => `${moves(count)} de moins que la vôtre.`,
    yoursIsBest: "Aucune plus courte que la vôtre n’a été trouvée.",
    noBest: "Aucune victoire de cette donne n’est connue.",
    odds: "Combien de donnes sont gagnables",
  },
};
