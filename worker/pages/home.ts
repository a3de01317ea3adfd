import type { Context } from "hono";
import { codeOfDay, dayAt, formatDay } from "#engine/daily";
import type { App } from "../env";
import { respond } from "./document";
import { noScript } from "./frame";
import type { PreviewImage } from "./head";
import { html } from "./html";
import { languageOf, type PageLanguage, TEXTS } from "./language";

/** The preview of all that is no deal and no replay. */
export function homeImage({ language }: PageLanguage): PreviewImage {
  return { path: "/preview.png", alt: TEXTS[language].pages.home.imageAlt };
}

/** `/` */
export function homePage(c: Context<App>): Promise<Response> {
  const lang = languageOf(c);
  const { title, description } = TEXTS[lang.language].pages.home;
  const today = dayAt(Date.now());
  const meta = { title, description, image: homeImage(lang), path: "/", type: "website" } as const;
  const data = {
    lang: lang.language,
    page: "home",
    daily: codeOfDay(today),
    date: formatDay(today),
  } as const;
  const page = {
    status: 200,
    meta,
    data,
    body: html``,
    noScript: noScript(title, description, lang),
  };
  return respond(c, { ...page, status: 200 }, lang);
}
