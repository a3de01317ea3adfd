/** Spanish for the installed app, its updates, and pages without a network. */
import type { PwaTexts } from "../en/pwa";

export const pwa: PwaTexts = {
  app: {
    newDeal: "Nueva partida",
    wide: "Una partida en pantalla ancha",
    narrow: "Una partida en el móvil",
  },
  install: {
    title: "Instalar Crescent",
    byHand: "Abre el menú de compartir del navegador y elige «Añadir a pantalla de inicio».",
  },
  update: {
    ready: "Hay una versión nueva.",
    load: "Cargarla",
    later: "Más tarde",
  },
  offline: {
    title: "Sin conexión",
    text: "Esta página necesita la red. Todas las partidas se pueden jugar también sin ella.",
    retry: "Reintentar",
  },
};
