/** The shell: a page without data of its own finds out from its address what to show. */
import { render } from "preact";
import { dayAt } from "#engine/daily";
import { preferredLanguage } from "#i18n/languages";
import { tellFailure } from "../failure";
import { wantedLanguage } from "../language";
import { PAGE_ELEMENT, type Page } from "../page";
import { browserStore } from "../storage/store";
import { speak, speakMore } from "../texts";
import { pageAt } from "./address";
import { Offline } from "./Offline";

/** Shows what the address asks for, or says that it can't be had without a network. */
export async function showHere(
  root: HTMLElement,
  show: (page: Page, root: HTMLElement) => Promise<void>,
): Promise<void> {
  const lang = preferredLanguage(navigator.languages);
  const asked = pageAt(location.pathname, dayAt(Date.now()));
  if (asked !== null) {
    const { path, ...page } = asked;
    if (path !== location.pathname) {
      history.replaceState(history.state, "", path + location.search + location.hash);
    }
    if (asked.page === "play") document.title = `${asked.code} · ${document.title}`;
    return show({ lang, ...page }, root);
  }
  // The server has written the page, and what it says of itself can't be read.
  if (document.getElementById(PAGE_ELEMENT) !== null) return tellFailure();
  await speak(wantedLanguage(location.search, browserStore(), lang));
  await speakMore();
  render(<Offline />, root);
}
