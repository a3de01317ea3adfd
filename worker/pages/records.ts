import type { Context } from "hono";
import type { App } from "../env";
import { respond } from "./document";
import { noScript } from "./frame";
import { homeImage } from "./home";
import { html } from "./html";
import { languageOf, TEXTS } from "./language";

/** `/stats`: the same page for everyone; what it shows never leaves the browser. */
export function statsPage(c: Context<App>): Promise<Response> {
  return shell(c, "stats");
}

/** `/calendar` */
export function calendarPage(c: Context<App>): Promise<Response> {
  return shell(c, "calendar");
}

function shell(c: Context<App>, page: "stats" | "calendar"): Promise<Response> {
  const lang = languageOf(c);
  const { title, description } = TEXTS[lang.language].pages[page];
  const meta = {
    title,
    description,
    image: homeImage(lang),
    path: `/${page}`,
    type: "website",
    unlisted: page === "stats",
  } as const;
  const data = { lang: lang.language, page } as const;
  const aside = noScript(title, description, lang);
  return respond(c, { status: 200, meta, data, body: html``, noScript: aside }, lang);
}
