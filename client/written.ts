/** The pages that the server writes whole (rules, errors): the script only remembers the language. */
import { type Language, parseLanguage } from "#i18n/languages";
import { LANGUAGE_KEY, languageOfAddress, wantedLanguage } from "./language";
import type { Store } from "./storage/store";

/**
 * Remembers the language of a link to the page's other languages when it is followed, and goes
 * to the remembered one where the address asks for none.
 */
export function enhance(root: HTMLElement, language: Language, store: Store): void {
  root.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a[hreflang]") : null;
    const chosen = parseLanguage(link?.getAttribute("hreflang") ?? "");
    if (chosen !== null) store.set(LANGUAGE_KEY, chosen);
  });
  // Without a network a page may be in another language than its address asks for.
  if (languageOfAddress(location.search) !== null) return;
  const wanted = wantedLanguage(location.search, store, language);
  if (wanted === language || root.querySelector(`a[hreflang="${wanted}"]`) === null) return;
  const url = new URL(location.href);
  url.searchParams.set("lang", wanted);
  location.replace(url);
}
