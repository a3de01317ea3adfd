/** English for the installed app, its updates, and pages without a network. */
export const pwa = {
  /** What the app says of itself to the system: its shortcut and its screenshots. */
  app: {
    newDeal: "New deal",
    wide: "A deal on a wide screen",
    narrow: "A deal on a phone",
  },
  install: {
    title: "Install Crescent",
    /** Where the browser has no button for it: Safari on iOS. */
    byHand: "Open the browser’s share menu and choose “Add to Home Screen”.",
  },
  update: {
    ready: "A new version is ready.",
    load: "Load it",
    later: "Later",
  },
  offline: {
    title: "You are offline",
    text: "This page needs the network. Every deal can be played without one.",
    retry: "Try again",
  },
};

export type PwaTexts = typeof pwa;
