/** French for the installed app, its updates, and pages without a network. */
import type { PwaTexts } from "../en/pwa";

export const pwa: PwaTexts = {
  app: {
    newDeal: "Nouvelle donne",
    wide: "Une donne sur grand écran",
    narrow: "Une donne sur un téléphone",
  },
  install: {
    title: "Installer Crescent",
    byHand: "Ouvrez le menu de partage du navigateur et choisissez « Sur l’écran d’accueil ».",
  },
  update: {
    ready: "Une nouvelle version est prête.",
    load: "La charger",
    later: "Plus tard",
  },
  offline: {
    title: "Vous êtes hors ligne",
    text: "Cette page a besoin du réseau. Toutes les donnes se jouent aussi sans connexion.",
    retry: "Réessayer",
  },
};
