import "./style/tokens.css";
import "./style/base.css";
import "./style/card.css";
import "./style/board.css";
import "./style/play.css";
import { tellFailure } from "./failure";
import { wantedLanguage } from "./language";
import { PAGE_ELEMENT, type Page, parsePage } from "./page";
import { startSettings } from "./settings/current";
import { browserStore } from "./storage/store";
import { followLanguage, speak } from "./texts";

/** Loads the page's screen together with its language, and shows it. */
async function show(page: Page, root: HTMLElement): Promise<void> {
  const store = browserStore();
  startSettings(store);
  const load = loadScreen(page);
  if (load === null) return (await import("./written/enhance")).enhance(root, page, store);
  const language = wantedLanguage(location.search, store, page.lang);
  const [mount] = await Promise.all([load, speak(language)]);
  followLanguage();
  root.replaceChildren();
  await mount(root);
}

type Mount = (root: HTMLElement) => void | Promise<void>;

/** The screen of a page; null where the page is there already. */
function loadScreen(page: Page): Promise<Mount> | null {
  switch (page.page) {
    case "home":
      return import("./screens/home").then(
        ({ mount }) =>
          (root) =>
            mount(root, page),
      );
    case "play":
      return import("./screens/play").then(
        ({ mount }) =>
          (root) =>
            mount(root, page),
      );
    case "replay":
      return import("./screens/replay").then(
        ({ mount }) =>
          (root) =>
            mount(root, page),
      );
    case "wins":
      return import("./screens/wins").then(
        ({ mount }) =>
          (root) =>
            mount(root, page),
      );
    case "embed":
      return import("./screens/embed").then(
        ({ mount }) =>
          (root) =>
            mount(root, page),
      );
    case "stats":
      return import("./screens/stats").then(({ mount }) => mount);
    case "calendar":
      return import("./screens/calendar").then(({ mount }) => mount);
    case "rules":
    case "error":
      return null;
  }
}

const page = parsePage(document.getElementById(PAGE_ELEMENT)?.textContent ?? "");
const root = document.getElementById("app");
if (root !== null) {
  const shown = page
    ? show(page, root)
    : import("./pwa/shell").then((it) => it.showHere(root, show));
  shown.catch(tellFailure);
  // What the network did not bring now, the next page will ask for again.
  shown
    .then(() => import("./pwa/start"))
    .then(
      // In another site's frame nothing is kept.
      (it) => page?.page !== "embed" && it.start(page),
      () => undefined,
    );
}
