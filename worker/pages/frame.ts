import { MOON } from "#art/moon";
import type { Language } from "#i18n/languages";
import { LANGUAGE_FACTS, LANGUAGES } from "#i18n/languages";
import { type Html, html } from "./html";
import { inLanguage, linkTo, type PageLanguage, TEXTS } from "./language";

/** The sign that stands in the head of every page. */
const SIGN = html`<svg class="moon" viewBox="0 0 24 24" aria-hidden="true"><path d="${MOON}"/></svg>`;

/**
 * The frame of a page that the worker writes whole: its header with the ways elsewhere, then the
 * content. `path` is the page's own, for the links to its other languages; null where it has none.
 * The settings need the script, which shows their button.
 */
export function frame(content: Html, path: string | null, lang: PageLanguage): Html {
  const texts = TEXTS[lang.language].pages;
  return html`<a class="skip" href="#content">${texts.frame.skip}</a>
<header class="site">
<nav aria-label="${texts.frame.navigation}">
<a class="brand" href="${linkTo("/", lang)}">${SIGN}${texts.name}</a>
${siteLinks(lang, path)}
<button type="button" id="settings" hidden>${texts.frame.settings}</button>
</nav>
${path === null ? "" : languageLinks(path, lang)}
</header>
<main id="content" class="page" tabindex="-1">${content}</main>`;
}

/** Where one can always go; the page at `current` is marked. */
export function siteLinks(lang: PageLanguage, current: string | null = null): Html {
  const { frame: texts, calendar, stats } = TEXTS[lang.language].pages;
  const link = (path: string, words: string) =>
    html`<a href="${linkTo(path, lang)}"${path === current ? html` aria-current="page"` : ""}>${words}</a>\n`;
  return html`${link("/daily", texts.daily)}${link("/calendar", calendar.title)}${link("/stats", stats.title)}${link("/rules", texts.rules)}`;
}

/** What a page of the game says where no script runs. */
export function noScript(title: string, description: string, lang: PageLanguage): Html {
  const { frame: texts } = TEXTS[lang.language].pages;
  return html`<main class="page"><h1>${title}</h1><p>${description}</p><p>${texts.noScript}</p>
<p><a href="${linkTo("/rules", lang)}">${texts.rules}</a></p></main>`;
}

/** What the script shows when a part of it can't be had: it stands in the page, as words can't be had then either. */
export function failure(lang: PageLanguage): Html {
  const { failure: texts, frame } = TEXTS[lang.language].pages;
  return html`<template id="failure"><dialog class="failure" aria-labelledby="failure-title">
<p><strong id="failure-title">${texts.title}</strong></p><p>${texts.text}</p>
<form method="dialog"><button value="reload">${texts.reload}</button><a href="${linkTo("/", lang)}">${frame.start}</a><button value="">${texts.close}</button></form>
</dialog></template>`;
}

/** Folded away: they are many, and who reads the page needs none of them. */
function languageLinks(path: string, { language }: PageLanguage): Html {
  const { languages } = TEXTS[language].pages.frame;
  const link = (other: Language) => html`<a href="${inLanguage(path, other)}" lang="${other}"
 dir="${LANGUAGE_FACTS[other].dir}" hreflang="${other}" rel="alternate"
${other === language ? html` aria-current="true"` : ""}>${LANGUAGE_FACTS[other].name}</a>\n`;
  return html`<details class="site-languages"><summary><span class="unseen">${languages}: </span>${LANGUAGE_FACTS[language].name}</summary>
<nav aria-label="${languages}">${LANGUAGES.map(link)}</nav></details>`;
}
