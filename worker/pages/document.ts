import type { Context } from "hono";
import { LANGUAGE_FACTS } from "#i18n/languages";
import type { App } from "../env";
import { failure } from "./frame";
import { head, type PageMeta } from "./head";
import { type Html, html, inlineJson } from "./html";
import { type PageLanguage, TEXTS } from "./language";
import type { PageData } from "./page-data";

/** A page that is ready to be written. */
export interface Page {
  readonly status: 200 | 400 | 404 | 503;
  readonly meta: PageMeta;
  readonly data: PageData;
  /** What stands in `#app` until the client's script takes over; for rules and errors, all there is. */
  readonly body: Html;
  /** What is shown to who has no scripts, beside the body. */
  readonly noScript?: Html;
}

/** The response that a page is. Pages are asked for anew each time, by their ETag. */
export async function respond(c: Context<App>, page: Page, lang: PageLanguage): Promise<Response> {
  c.header("Content-Language", lang.language);
  c.header("Vary", "Accept-Language");
  c.header("Cache-Control", page.status === 200 ? "no-cache" : "no-store");
  return c.html(await render(page, lang, c.env.ORIGIN), page.status);
}

/** The whole HTML document. */
export function render(page: Page, lang: PageLanguage, origin: string): Html {
  const { dir } = LANGUAGE_FACTS[lang.language];
  const { name } = TEXTS[lang.language].pages;
  return html`<!doctype html>
<html lang="${lang.language}" dir="${dir}">
<head>
${head(page.meta, page.data, lang, origin, name)}
</head>
<body>
<div id="app">${page.body}</div>
${failure(lang)}
${page.noScript ? html`<noscript>${page.noScript}</noscript>` : ""}
<script type="application/json" id="page">${inlineJson(page.data)}</script>
</body>
</html>
`;
}
