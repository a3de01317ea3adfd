import type { Context } from "hono";
import type { CodeFault, GameCode } from "#engine/code";
import type { PageErrorId } from "#i18n/en/pages";
import type { App } from "../env";
import { STORE_RETRY_SECONDS } from "../http/problem";
import { respond } from "./document";
import { frame, siteLinks } from "./frame";
import { homeImage } from "./home";
import { type Html, html } from "./html";
import { languageOf, linkTo, type PageLanguage, TEXTS } from "./language";
import type { PageData } from "./page-data";

const STATUS = {
  "bad-code": 400,
  "no-replay": 404,
  "no-page": 404,
  "no-daily": 404,
  unavailable: 503,
} as const satisfies Record<PageErrorId, 400 | 404 | 503>;

/** How many characters are shown of what was asked for. */
const SHOWN = 60;

/** What is known of an error beside its id. */
export interface ErrorFacts {
  readonly text?: string;
  readonly fault?: CodeFault;
  readonly suggestion?: GameCode | null;
  /** The deal of which a replay was asked for. */
  readonly code?: GameCode;
}

/** The page that says what is wrong and where to go instead. */
export function errorPage(
  c: Context<App>,
  id: PageErrorId,
  facts: ErrorFacts = {},
): Promise<Response> {
  const lang = languageOf(c);
  const { pages } = TEXTS[lang.language];
  const shown = facts.text === undefined ? {} : { text: cut(facts.text) };
  const status = STATUS[id];
  const data: PageData = { lang: lang.language, page: "error", status, id, ...facts, ...shown };
  const meta = {
    title: pages.error.title[id],
    description: pages.error.text[id],
    image: homeImage(lang),
    path: null,
    type: "website",
  } as const;
  if (id === "unavailable") c.header("Retry-After", String(STORE_RETRY_SECONDS));
  return respond(c, { status, meta, data, body: frame(content(data, lang), null, lang) }, lang);
}

function content(data: PageData & { readonly page: "error" }, lang: PageLanguage): Html {
  const { codes, pages } = TEXTS[lang.language];
  const { id, text, fault, suggestion, code } = data;
  return html`<h1>${pages.error.title[id]}</h1>
${text ? html`<p>${pages.error.asked} <bdi class="asked">${text}</bdi></p>` : ""}
${fault ? html`<p>${codes.codeFault(fault)}</p>` : ""}
<p>${pages.error.text[id]}</p>
${suggestion ? suggested(suggestion, lang) : ""}
${code ? html`<p><a href="${linkTo(`/${code}`, lang)}">${pages.error.playDeal(code)}</a></p>` : ""}
<p class="ways"><a href="${linkTo("/", lang)}">${pages.frame.start}</a>
${siteLinks(lang)}</p>`;
}

function suggested(code: GameCode, lang: PageLanguage): Html {
  const { error } = TEXTS[lang.language].pages;
  return html`<p>${error.suggestion} <a class="suggestion" href="${linkTo(`/${code}`, lang)}"
 aria-label="${error.playDeal(code)}"><bdi>${code}</bdi></a></p>`;
}

function cut(text: string): string {
  const characters = [...text];
  return characters.length <= SHOWN
    ? characters.join("")
    : `${characters.slice(0, SHOWN).join("")}…`;
}
