/** French for the page that says what share of the deals can be won; terms: glossary.md. */
import type { OddsTexts } from "../en/odds";

export const odds: OddsTexts = {
  title: "Combien de donnes sont gagnables",
  description:
    "Quelle part de toutes les donnes de Crescent peut être gagnée, mesurée sur des milliers de donnes, avec son incertitude et la méthode.",
  lead: (share, low, high) =>
    `Une victoire est connue pour ${share} des donnes. La part réelle des donnes gagnables se situe entre ${low} et ${high}, avec une confiance de 95 %.`,
  won: "Victoire connue",
  lost: "Perdues, c’est prouvé",
  unknown: "On ne sait pas",
  unknownNote: (millions) =>
    `« On ne sait pas » veut dire que ${millions} millions de positions n’ont livré ni victoire ni preuve qu’il n’y en a pas. Une telle donne n’est jamais comptée comme perdue : la borne basse les suppose toutes perdues, la borne haute toutes gagnées.`,
  how: "Comment cela a été mesuré",
  picked: (deals) =>
    `${deals} donnes ont été tirées au hasard parmi les huit milliards. Le programme a cherché une victoire pour chacune, et chaque victoire a été rejouée selon les règles.`,
  again: (millions) =>
    `Les commandes npm run odds puis npm run odds -- --deepen ${millions} du code source mesurent à nouveau les mêmes donnes, avec le même résultat.`,
  hardness: "Donnes faciles et difficiles",
  hardnessText: (searches) =>
    `Chaque donne a été essayée par ${searches} recherches rapides qui regardent peu de choses. Plus elles sont nombreuses à gagner, plus la donne est facile. Les donnes du jour sont classées ainsi : toutes sont gagnables, celles du lundi sont les plus faciles, celles du dimanche les plus difficiles.`,
  searches: "Recherches rapides qui gagnent",
  share: "Part des donnes",
  lengths: "Combien de coups demande une victoire",
  lengthsText: (deals, middle) =>
    `Pour ${deals} des donnes, une recherche plus longue a cherché une victoire courte : la moitié demande ${middle} coups au plus. Il en existe peut-être de plus courtes.`,
  moves: "Coups",
  deals: "Donnes",
};
