/**
 * What the head of a page says to browsers, searchers and those who draw previews of links. The
 * tags of a preview come first: some read only the beginning of a page.
 */
import { LANGUAGES, LOCALES } from "#i18n/languages";
import { assetsOf } from "./assets";
import { type Html, html } from "./html";
import { inLanguage, linkTo, type PageLanguage, withPart } from "./language";
import { oembedPath } from "./oembed-path";
import type { PageData } from "./page-data";
import { manifestPath } from "./web-manifest";

/** A page's preview picture, 1200 × 630. */
export interface PreviewImage {
  /** Its path, with a query where it needs one. */
  readonly path: string;
  readonly alt: string;
}

/** What a page says of itself. */
export interface PageMeta {
  /** Without the game's name. */
  readonly title: string;
  readonly description: string;
  readonly image: PreviewImage;
  /** The page's own path; null for an error, which has no address of its own. */
  readonly path: string | null;
  readonly type: "website" | "article";
  /** The query that names a part of the page, such as one ply; searchers are told the whole. */
  readonly part?: string;
  /** Other sites may show it in a frame: they are told how, by oEmbed. */
  readonly embeddable?: boolean;
  /** Searchers shall not list it: it shows everyone something else. */
  readonly unlisted?: boolean;
}

/** The felt's colours of client/style/tokens.css. */
export const THEME_COLORS = { light: "#1d6447", dark: "#10281f" } as const;

/** How long X lets a picture's description be, in characters. */
const CARD_ALT = 420;

/** All that stands in the head. `origin` is the configured one, `name` the game's. */
export function head(
  meta: PageMeta,
  data: PageData,
  lang: PageLanguage,
  origin: string,
  name: string,
): Html {
  const { path, part = "" } = meta;
  const title = meta.title.includes(name) ? meta.title : `${meta.title} · ${name}`;
  const image = origin + meta.image.path;
  const { first, script, modules, styles } = assetsOf(data.page, lang.language);
  return html`<meta charset="utf-8">
<title>${title}</title>
<meta property="og:title" content="${meta.title}">
<meta property="og:site_name" content="${name}">
<meta property="og:type" content="${meta.type}">
${path === null ? "" : html`<meta property="og:url" content="${origin}${withPart(linkTo(path, lang), part)}">`}
<meta property="og:description" content="${meta.description}">
<meta property="og:image" content="${image}">
<meta property="og:image:type" content="image/png">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta property="og:image:alt" content="${meta.image.alt}">
${locales(lang)}
<meta name="twitter:card" content="summary_large_image">
<meta name="twitter:title" content="${meta.title}">
<meta name="twitter:description" content="${meta.description}">
<meta name="twitter:image" content="${image}">
<meta name="twitter:image:alt" content="${clipped(meta.image.alt, CARD_ALT)}">
<meta name="description" content="${meta.description}">
${meta.unlisted === true ? html`<meta name="robots" content="noindex">` : ""}
${path === null ? "" : addresses(path, lang, origin)}
${path !== null && meta.embeddable === true ? html`<link rel="alternate" type="application/json+oembed" href="${origin}${oembedPath(origin + linkTo(path, lang))}" title="${meta.title}">` : ""}
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="format-detection" content="telephone=no">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="${THEME_COLORS.light}">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${THEME_COLORS.dark}">
<link rel="icon" href="/favicon.svg" type="image/svg+xml" sizes="any">
<link rel="icon" href="/favicon.ico" sizes="32x32">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="${manifestPath(lang.language)}">
<script src="${first}"></script>
${styles.map((href) => html`<link rel="stylesheet" href="${href}">\n`)}
${modules.map((href) => html`<link rel="modulepreload" href="${href}">\n`)}
<script type="module" src="${script}"></script>`;
}

/** A text no longer than so many characters, cut between two of its parts. */
function clipped(text: string, most: number): string {
  if (text.length <= most) return text;
  const end = text.slice(0, most - 1).search(/[,،.;]?\s\S*$/);
  return `${text.slice(0, end)}…`;
}

function locales({ language }: PageLanguage): Html {
  const others = LANGUAGES.filter((other) => other !== language);
  return html`<meta property="og:locale" content="${LOCALES[language]}">
${others.map((other) => html`<meta property="og:locale:alternate" content="${LOCALES[other]}">\n`)}`;
}

/** A page is its own canonical one in each language that its address fixes, and without one. */
function addresses(path: string, lang: PageLanguage, origin: string): Html {
  return html`<link rel="canonical" href="${origin}${linkTo(path, lang)}">
${LANGUAGES.map((other) => html`<link rel="alternate" hreflang="${other}" href="${origin}${inLanguage(path, other)}">\n`)}
<link rel="alternate" hreflang="x-default" href="${origin}${path}">`;
}
