/** The pages that the server writes whole (rules, errors): what a script adds to them. */
import { type Language, parseLanguage } from "#i18n/languages";
import { tellFailure } from "../failure";
import {
  addressIn,
  LANGUAGE_KEY,
  languageOfAddress,
  onLanguage,
  wantedLanguage,
} from "../language";
import type { Page, PageOf } from "../page";
import type { Store } from "../storage/store";

/**
 * Remembers the language of a link to the page's other languages when it is followed, and goes
 * to the remembered one where the address asks for none, or another tab chooses one. The button of
 * the settings is shown, and the game of the rules comes to the board when it is nearly in sight.
 */
export function enhance(root: HTMLElement, page: Page, store: Store): void {
  root.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a[hreflang]") : null;
    const chosen = parseLanguage(link?.getAttribute("hreflang") ?? "");
    if (chosen !== null) store.set(LANGUAGE_KEY, chosen);
  });
  if (goToWanted(root, page, store)) return;
  onLanguage((chosen) => chosen !== page.lang && location.replace(addressIn(chosen)));
  offerSettings(root, page);
  const film = root.querySelector<HTMLElement>("#example-film");
  if (film !== null && page.page === "rules") whenNear(film, () => showExample(film, page));
}

/** Whether the page is left for the one in the remembered language. */
function goToWanted(root: HTMLElement, { lang }: { lang: Language }, store: Store): boolean {
  // Without a network a page may be in another language than its address asks for.
  if (languageOfAddress(location.search) !== null) return false;
  const wanted = wantedLanguage(location.search, store, lang);
  if (wanted === lang || root.querySelector(`a[hreflang="${wanted}"]`) === null) return false;
  location.replace(addressIn(wanted));
  return true;
}

/** The page's button opens the settings, which are fetched then. */
function offerSettings(root: HTMLElement, { lang }: Page): void {
  const button = root.querySelector<HTMLButtonElement>("#settings");
  if (button === null) return;
  button.hidden = false;
  button.addEventListener("click", () => {
    import("./Settings").then((it) => it.open(lang)).catch(tellFailure);
  });
}

/** How far from the window something is that is nearly in sight. */
const NEAR = "100% 0px";

function whenNear(element: HTMLElement, act: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      act();
    },
    { rootMargin: NEAR },
  );
  observer.observe(element);
}

/** Where the board can't be had, all steps still stand there in words. */
async function showExample(film: HTMLElement, page: PageOf<"rules">): Promise<void> {
  try {
    await (await import("./Example")).show(film, page);
  } catch {
    film.hidden = true;
  }
}
