import "./style/tokens.css";
import "./style/base.css";
import { PAGE_ELEMENT, type Page, parsePage } from "./page";
import { browserStore } from "./storage/store";
import { speak, wantedLanguage } from "./texts";
import { enhance } from "./written";

/** Loads the page's screen together with its language, and shows it. */
async function show(page: Page, root: HTMLElement): Promise<void> {
  const store = browserStore();
  if (page.page === "rules" || page.page === "error") {
    enhance(root, page.lang, store);
    return;
  }
  const language = wantedLanguage(location.search, store, page.lang);
  const [mount] = await Promise.all([loadScreen(page), speak(language)]);
  root.replaceChildren();
  mount(root);
}

type Mount = (root: HTMLElement) => void;

async function loadScreen(page: Exclude<Page, { page: "rules" | "error" }>): Promise<Mount> {
  switch (page.page) {
    case "home": {
      const { mount } = await import("./screens/home");
      return (root) => mount(root, page);
    }
    case "play": {
      const { mount } = await import("./screens/play");
      return (root) => mount(root, page);
    }
    case "replay": {
      const { mount } = await import("./screens/replay");
      return (root) => mount(root, page);
    }
  }
}

const page = parsePage(document.getElementById(PAGE_ELEMENT)?.textContent ?? "");
const root = document.getElementById("app");
if (page !== null && root !== null) void show(page, root);
