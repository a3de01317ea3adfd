/** French for the page of rules; terms: glossary.md. */
import type { RulesTexts } from "../en/rules";
import { table } from "./settings";

export const rules: RulesTexts = {
  title: "Comment jouer à Crescent",
  description:
    "Toutes les règles de Crescent, la réussite à deux jeux de cartes avec 16 piles, 8 fondations et trois redonnes, et des schémas d’une vraie partie.",
  contents: "Sur cette page",
  sections: {
    brief: {
      heading: "En bref",
      text: [
        "Deux jeux de cartes, 16 piles en fer à cheval, 8 fondations. Amenez les 104 cartes sur les fondations : quatre montent de l’as au roi, quatre descendent du roi à l’as, chacune dans une seule couleur.",
        "En chemin, les cartes passent une à une de pile en pile, sur une carte de même couleur et de valeur voisine. Quand vous n’avancez plus, une redonne ramène la carte du dessous de chaque pile sur le dessus ; il y en a trois par partie.",
      ],
    },
    setup: {
      heading: "La donne",
      text: [
        "Crescent se joue avec deux jeux complets : 104 cartes, chacune en double. Avant la donne, on pose un as et un roi de chaque couleur : ce sont les bases des huit fondations. Les 96 autres cartes sont mélangées et distribuées en 16 piles de six, toutes face visible.",
        "Les piles forment un fer à cheval : quatre dans le bras gauche, huit en haut, quatre dans le bras droit. Elles sont numérotées depuis le bas du bras gauche en montant, le long du haut, puis en descendant le bras droit. Au milieu se trouvent les fondations : les ascendantes au premier rang, les descendantes au-dessous, toujours dans l’ordre pique, cœur, carreau, trèfle.",
        "De chaque pile, on voit la carte du dessus, et au-dessous le numéro de la pile et le nombre de ses cartes. Aucune carte n’est face cachée, rien n’est donc secret : vous pouvez regarder dans une pile quand vous voulez.",
      ],
    },
    moves: {
      heading: "Les coups entre piles",
      text: [],
      points: [
        "On déplace une carte à la fois, et seulement celle du dessus d’une pile.",
        "Elle va sur une autre pile dont la carte du dessus est de la même couleur et d’une valeur juste au-dessus ou au-dessous : le 8 de cœur sur un 9 ou un 7 de cœur.",
        "Sur les piles, les valeurs tournent en rond : un as va sur le roi de sa couleur, et un roi sur l’as.",
        "Une pile contient 13 cartes au plus.",
        "Une pile qui a perdu sa dernière carte reste vide jusqu’à la fin de la partie. C’est chaque fois une place de moins pour poser des cartes : réfléchissez bien avant d’en vider une.",
      ],
    },
    foundations: {
      heading: "Les fondations",
      text: [],
      points: [
        "Les quatre fondations ascendantes partent de l’as et reçoivent le 2, le 3 et ainsi de suite jusqu’au roi de leur couleur.",
        "Les quatre descendantes partent du roi et reçoivent la dame, le valet et ainsi de suite jusqu’à l’as de leur couleur.",
        "Ici, les valeurs ne tournent pas en rond : rien ne va sur le roi d’une fondation ascendante ni sur l’as d’une descendante.",
        "Aucune carte ne revient d’une fondation sur une pile. Elle peut passer sur l’autre fondation de sa couleur si elle y est la suivante.",
        "La base, l’as ou le roi dont la fondation est partie, ne bouge jamais.",
      ],
    },
    redeal: {
      heading: "La redonne",
      text: [
        "Une redonne prend la carte du dessous de chaque pile d’au moins deux cartes et la pose sur le dessus de cette pile. Les autres cartes gardent leur ordre, et toutes les piles changent en même temps.",
        "Il y a trois redonnes par partie, et le bouton indique combien il en reste. Une redonne ne compte pas comme un coup, mais elle tourne la page : les coups joués avant elle ne peuvent plus être annulés.",
      ],
    },
    undo: {
      heading: "Annuler et rétablir",
      text: [
        "Les 100 derniers coups peuvent être annulés un par un, et le nombre de coups diminue d’autant. Un coup annulé peut être rétabli, tant que vous n’en jouez pas un autre. Après une redonne, l’historique recommence à zéro.",
      ],
    },
    end: {
      heading: "La fin de la partie",
      text: [
        "Vous avez gagné quand chacune des huit fondations porte 13 cartes, donc quand les 104 y sont.",
        "Vous êtes bloqué quand aucune carte ne peut être déplacée et qu’il ne reste pas de redonne qui y changerait quelque chose. Le jeu vous le dit, et propose d’annuler le dernier coup ou de commencer une nouvelle partie. Tant qu’une carte peut bouger, même pour un simple aller-retour, la partie continue.",
      ],
    },
    example: {
      heading: "Une partie en exemple",
      text: [
        "Voici une partie entière à suivre, de la donne à la dernière carte. D’abord, les cartes d’une couleur sont rassemblées sur quelques piles, pour aller plus tard aux fondations l’une après l’autre. Quand les piles ne donnent plus rien d’utile, une redonne ramène d’autres cartes sur le dessus. Les fondations montent lentement au début et vite à la fin.",
      ],
    },
    table: {
      heading: "À la table",
      text: [],
      points: [
        "Touchez une pile : s’il n’y a qu’une place pour sa carte du dessus, la carte y va. S’il y en a plusieurs, la pile est choisie, et vous touchez la place où la carte doit aller. Vous pouvez aussi la faire glisser.",
        "Toucher deux fois envoie la carte sur une fondation qui l’accepte.",
        "Une carte lâchée n’importe où parmi les fondations trouve celle de sa couleur qui l’accepte ; si les deux l’acceptent, c’est la plus proche.",
        "Il n’y a pas de points. On compte les coups et le temps ; l’horloge démarre à votre première action et s’arrête quand vous regardez ailleurs.",
      ],
    },
    refusals: {
      heading: "Quand un coup est refusé",
      text: [
        "Un coup contraire aux règles ne change rien, et le jeu vous dit pourquoi. Si plusieurs raisons s’appliquent, vous entendez la première de cette liste.",
        `Les raisons s’affichent tant que le réglage « ${table.choices.reasons.name} » est activé, ce qui est le cas au départ ; ailleurs, on parle de règles interactives. Désactivé, la carte revient simplement à sa place. Les lecteurs d’écran disent la raison dans tous les cas.`,
      ],
    },
    codes: {
      heading: "Codes de partie et liens",
      text: [
        "Chaque donne a un code, comme CR1-\u2060N-\u2060AAAAAAB, qui ramène exactement ces cartes, sur tout appareil et pour toujours. Les minuscules et les traits d’union oubliés sont acceptés, et les sept lettres seules suffisent.",
        "Avec le lien d’une donne, vos amis jouent les mêmes cartes. Quand vous gagnez, votre partie reçoit elle aussi un lien : qui l’ouvre la regarde pas à pas.",
      ],
    },
    variants: {
      heading: "Ce qui ne se joue pas ici",
      text: [
        "Ce sont les règles classiques, telles que les donnent les livres de réussites. Deux variantes dont vous lirez peut-être le nom ne sont pas proposées : Crescent Four, qui permet une quatrième redonne, et une donne où seules les cartes du dessus des piles sont visibles.",
      ],
    },
  },
  refusals: {
    "empty-source": "La pile où vous voulez prendre une carte est vide.",
    "base-locked": "La fondation ne porte que la carte dont elle est partie.",
    "foundation-to-pile": "Vous voulez amener une carte d’une fondation sur une pile.",
    "same-place": "La carte a été reposée là d’où elle venait.",
    "empty-pile": "La pile a perdu sa dernière carte.",
    "pile-full": "La pile contient 13 cartes.",
    "different-suit":
      "La carte n’est pas de la couleur de la carte du dessus de la pile, ou de la fondation.",
    "wrong-rank":
      "La couleur est bonne, mais la carte n’est pas voisine de la carte du dessus de la pile ; sur une fondation, vous entendez plutôt que ce n’est pas la suivante.",
    "no-redeals": "Les trois redonnes ont été utilisées.",
    "nothing-to-redeal": "Aucune pile n’a de carte du dessous qui puisse passer dessus.",
    "game-over": "Les 104 cartes sont sur les fondations, il n’y a plus rien à jouer.",
  },
  example: {
    keys: "Avancez avec les boutons sous la table de jeu. Quand l’un d’eux a le focus, les flèches font de même, et Début et Fin mènent au commencement et à la fin.",
    steps: "Tous les pas en toutes lettres",
  },
  figures: {
    inWords: "Le schéma en toutes lettres",
    deal: "Une donne, CR1-\u2060N-\u2060AAAAAAB. Sous chaque carte : le numéro de la pile, puis le nombre de ses cartes.",
    move: "As sur roi, dans une partie gagnée : à son dixième coup, l’A♠ de la pile 10 va sur le R♠ de la pile 14.",
    pile: "La pile 1 à la première redonne de cette partie : le 2♥ passe du dessous au dessus.",
    before: "Toutes les piles avant cette redonne…",
    after: "… et après : sur chaque pile se trouve la carte qui était tout en dessous.",
    pileBefore: "Avant, de bas en haut de la pile",
    pileAfter: "Après, de bas en haut de la pile",
  },
};
