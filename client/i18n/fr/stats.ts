/** French for statistics, favourites, one's data as a file, and the calendar of daily deals; terms: glossary.md. */
import { durationFormatter } from "../duration";
import type { StatsTexts } from "../en/stats";
import { formats } from "../formats";
import { pluralizer } from "../plural";
import { engine } from "./engine";

const plural = pluralizer("fr");

export const stats: StatsTexts = {
  page: {
    title: "Statistiques",
    empty: "Rien à compter pour l’instant. Une partie compte dès son premier coup.",
  },
  figures: {
    title: "Chiffres",
    begun: "Parties commencées",
    won: "Parties gagnées",
    streak: "Gagnées d’affilée",
    bestStreak: "Plus longue série",
    fewestMoves: "Le moins de coups",
    middleMoves: "Coups, en général",
    fastest: "Victoire la plus rapide",
    time: "Temps des parties gagnées",
    redeals: "Redonnes par victoire",
    dailyWon: "Donnes du jour gagnées",
    dailyStreak: "Jours d’affilée",
    dailyBest: "Record de jours d’affilée",
    attempts: (count) => plural(count, { one: "# essai", many: "# d’essais", other: "# essais" }),
    wins: (count) =>
      plural(count, { one: "# victoire", many: "# de victoires", other: "# victoires" }),
  },
  plots: {
    moves: "Coups de vos victoires",
    movesSummary: (least, most, middle) =>
      `De ${least} à ${engine.moves(most)} ; pour la moitié des victoires, ${middle} ou moins.`,
    time: "Victoires au fil du temps",
    timeSummary: (count, since) => `${count} depuis ${since}.`,
    asTable: "En tableau",
    when: "Quand",
    wins: "Victoires",
  },
  deals: {
    unfinished: "Inachevées",
    unfinishedAbout:
      "Une partie laissée en plan n’interrompt une série que jusqu’à ce que vous la gagniez.",
    title: "Vos donnes",
    deal: "Donne",
    time: "Au plus vite",
    daily: (date) => `Donne du ${date}`,
    more: "En montrer plus",
  },
  favourites: {
    title: "Favoris",
    none: "Marquez une donne dans son menu, ou ici, et ajoutez-y une note.",
    mark: "Ajouter aux favoris",
    edit: "Favori : note",
    editOf: (code) => `Note sur ${code}`,
    note: "Note",
    save: "Enregistrer",
    remove: "Retirer",
    removed: (code) => `${code} n’est plus dans les favoris.`,
    back: "Annuler",
  },
  data: {
    title: "Vos données",
    about:
      "Tout cela reste dans ce navigateur et nulle part ailleurs, et un navigateur oublie. Un fichier le met à l’abri et le porte sur un autre appareil.",
    save: "Enregistrer dans un fichier",
    load: "Charger un fichier",
    saved: "Le fichier est écrit.",
    attempts: (count) =>
      plural(count, {
        one: "# partie comptée",
        many: "# de parties comptées",
        other: "# parties comptées",
      }),
    favourites: (count) =>
      plural(count, { one: "# favori", many: "# de favoris", other: "# favoris" }),
    games: (count) =>
      plural(count, {
        one: "# partie gardée",
        many: "# de parties gardées",
        other: "# parties gardées",
      }),
    settings: "réglages",
    taken: (list) => `Nouveau ici : ${list}.`,
    nothing: "Rien de nouveau dans ce fichier.",
    known: (count) =>
      plural(count, {
        one: "# élément était déjà là.",
        many: "# d’éléments étaient déjà là.",
        other: "# éléments étaient déjà là.",
      }),
    refused: (count) =>
      plural(count, {
        one: "# élément était illisible et a été laissé de côté.",
        many: "# d’éléments étaient illisibles et ont été laissés de côté.",
        other: "# éléments étaient illisibles et ont été laissés de côté.",
      }),
    lost: (count) =>
      plural(count, {
        one: "Le navigateur n’avait pas de place pour # élément.",
        many: "Le navigateur n’avait pas de place pour # d’éléments.",
        other: "Le navigateur n’avait pas de place pour # éléments.",
      }),
    fault: {
      "not-ours": "Ce n’est pas un fichier de Crescent, ou il est abîmé. Rien n’a changé.",
      newer:
        "Une version plus récente de Crescent a écrit ce fichier. Rechargez la page et réessayez.",
      "too-large": "Ce fichier est bien trop gros pour venir de Crescent. Rien n’a changé.",
    },
  },
  counting: {
    title: "Comment on compte",
    lines: [
      "Une partie compte dès son premier coup ou sa première redonne, pas à l’ouverture de la donne.",
      "Chaque donne est une seule partie, même recommencée ; elle est gagnée dès qu’un essai l’est.",
      "Une série suit l’ordre dans lequel vous avez commencé les parties. La dernière commencée ne l’interrompt jamais. Une partie laissée l’interrompt, jusqu’à ce que vous y reveniez et la gagniez.",
      "Les jours d’affilée sont ceux dont vous avez commencé la donne le jour même (UTC) et l’avez gagnée, même après minuit.",
      "Une partie qui continue le replay de quelqu’un ne compte pas.",
      "Les 20 000 derniers essais sont gardés. Les temps sont ceux que donne votre appareil.",
    ],
  },
  calendar: {
    title: "Donnes du jour",
    previous: "Mois précédent",
    next: "Mois suivant",
    today: "aujourd’hui",
    won: (moves) => `gagnée en ${engine.moves(moves)}`,
    wonShort: "Gagnée",
    begun: "Commencée",
    summary: (won, days) => `${won} sur ${days} gagnées`,
    firstWeekday: 1,
    about:
      "Une donne pour chaque jour, la même pour tout le monde. Le jour change à minuit UTC. Du lundi au dimanche, elles sont de plus en plus difficiles, et toutes sont gagnables.",
  },
  formats: formats("fr"),
  duration: durationFormatter("fr"),
};
