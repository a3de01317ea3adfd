import type { Language } from "#i18n/languages";
import { LANGUAGE_FACTS, LANGUAGES } from "#i18n/languages";
import { type Html, html } from "./html";
import { inLanguage, linkTo, type PageLanguage, TEXTS } from "./language";

/**
 * The frame of a page that the worker writes whole: its header with the ways elsewhere, then the
 * content. `path` is the page's own, for the links to its other languages; null where it has none.
 */
export function frame(content: Html, path: string | null, lang: PageLanguage): Html {
  const texts = TEXTS[lang.language].pages;
  return html`<a class="skip" href="#content">${texts.frame.skip}</a>
<header class="site">
<nav aria-label="${texts.frame.navigation}">
<a class="brand" href="${linkTo("/", lang)}">${texts.name}</a>
${siteLinks(lang)}
</nav>
${path === null ? "" : languageLinks(path, lang)}
</header>
<main id="content" class="page" tabindex="-1">${content}</main>`;
}

/** Where one can always go: today's deal and the rules. */
export function siteLinks(lang: PageLanguage): Html {
  const { frame: texts } = TEXTS[lang.language].pages;
  return html`<a href="${linkTo("/daily", lang)}">${texts.daily}</a>
<a href="${linkTo("/rules", lang)}">${texts.rules}</a>`;
}

/** What a page of the game says where no script runs. */
export function noScript(title: string, description: string, lang: PageLanguage): Html {
  const { frame: texts } = TEXTS[lang.language].pages;
  return html`<main class="page"><h1>${title}</h1><p>${description}</p><p>${texts.noScript}</p>
<p><a href="${linkTo("/rules", lang)}">${texts.rules}</a></p></main>`;
}

function languageLinks(path: string, { language }: PageLanguage): Html {
  const { languages } = TEXTS[language].pages.frame;
  const link = (other: Language) => html`<a href="${inLanguage(path, other)}" lang="${other}"
 dir="${LANGUAGE_FACTS[other].dir}" hreflang="${other}" rel="alternate"
${other === language ? html` aria-current="true"` : ""}>${LANGUAGE_FACTS[other].name}</a>\n`;
  return html`<nav class="languages" aria-label="${languages}">${LANGUAGES.map(link)}</nav>`;
}
