/** French for what the worker writes itself: meta tags, the pages' frame, error pages. */
import type { PagesTexts } from "../en/pages";
import { engine } from "./engine";

const withRedeals = (count: number) =>
  count === 0 ? "sans redonne" : `avec ${engine.redeals(count)}`;

export const pages: PagesTexts = {
  name: "Crescent",
  home: {
    title: "Crescent, la réussite à deux jeux de cartes",
    description:
      "Jouez à Crescent dans votre navigateur : 16 piles, 8 fondations et un lien pour chaque donne. Partagez vos parties gagnées : on les regarde coup par coup.",
    imageAlt: "Huit cartes en arc au-dessus d’un croissant de lune et du nom Crescent.",
  },
  play: {
    title: (code) => `Donne ${code}`,
    description:
      "Saurez-vous gagner cette donne de Crescent ? 104 cartes, 16 piles, 8 fondations, trois redonnes. Ouvrez le lien et jouez exactement cette donne.",
    imageAlt: (code, tops) =>
      `Crescent, donne ${code}. Sur le dessus des piles 1 à ${tops.length} : ${tops.map(engine.card).join(", ")}.`,
  },
  replay: {
    title: (code, moves) => `Gagnée en ${engine.moves(moves)} : ${code}`,
    description: (moves, redeals) =>
      `Regardez pas à pas comment cette donne de Crescent a été gagnée en ${engine.moves(moves)} ${withRedeals(redeals)}, puis jouez-la vous-même.`,
    imageAlt: (code, moves, redeals) =>
      `Crescent, donne ${code}, gagnée : les huit fondations sont pleines après ${engine.moves(moves)} ${withRedeals(redeals)}.`,
    step: (ply, last) => `Pas ${ply} sur ${last}`,
  },
  challenge: {
    title: (code, moves) => `À battre : ${engine.moves(moves)}, donne ${code}`,
    description: (moves, redeals) =>
      `Cette donne de Crescent a été gagnée en ${engine.moves(moves)} ${withRedeals(redeals)}. Ferez-vous mieux ? Ouvrez le lien et jouez exactement cette donne.`,
    imageAlt: (code, moves, redeals) =>
      `Crescent, début de la donne ${code}. À battre : ${engine.moves(moves)}, ${engine.redeals(redeals)}.`,
  },
  wins: {
    title: (code) => `Victoires de ${code}`,
    description: (wins, fewest) =>
      fewest === null
        ? "Personne n’a encore gagné cette donne de Crescent. Soyez la première personne."
        : `Victoires de cette donne de Crescent : ${wins}. La meilleure : ${engine.moves(fewest)}. Regardez comment, pas à pas.`,
  },
  stats: {
    title: "Statistiques",
    description:
      "Vos parties de Crescent : combien de gagnées, combien d’affilée, en combien de coups. Tout reste dans votre navigateur.",
  },
  calendar: {
    title: "Donnes du jour",
    description:
      "Une donne de Crescent pour chaque jour, la même pour tout le monde. Revoyez les jours passés et jouez ceux que vous avez manqués.",
  },
  frame: {
    skip: "Aller au texte",
    navigation: "Site",
    languages: "Langue",
    start: "Accueil",
    daily: "Donne du jour",
    rules: "Règles",
    settings: "Réglages",
    noScript: "Le jeu lui-même a besoin de JavaScript. Les règles se lisent sans.",
  },
  failure: {
    title: "Il manque quelque chose",
    text: "Une partie de la page n’a pas pu être chargée. Le réseau est peut-être coupé, ou une nouvelle version vient d’arriver. Vos parties sont conservées.",
    reload: "Recharger",
    close: "Fermer",
  },
  error: {
    title: {
      "bad-code": "Ce n’est pas un code de partie",
      "no-replay": "Cette partie n’existe pas",
      "no-page": "Il n’y a rien ici",
      "no-daily": "Pas de donne à cette date",
      unavailable: "Réessayez dans un instant",
    },
    text: {
      "bad-code":
        "Un code de partie s’écrit comme CR1-\u2060N-\u2060AAAAAAB ; ses sept lettres seules suffisent.",
      "no-replay":
        "Aucune partie terminée n’est conservée sous ce lien. Il y manque peut-être des lettres.",
      "no-page": "Cette adresse ne mène nulle part. Il y manque peut-être des lettres.",
      "no-daily":
        "Chaque jour a sa donne, du 1er janvier 2026 à aujourd’hui, par exemple /daily/2026-11-30.",
      unavailable: "Les parties terminées sont inaccessibles pour l’instant. Rien n’est perdu.",
    },
    asked: "Vous avez demandé :",
    suggestion: "Vouliez-vous cette donne ?",
    playDeal: (code) => `Jouer la donne ${code}`,
  },
};
