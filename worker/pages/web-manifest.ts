/** `/manifest.webmanifest`: what an installed Crescent is, in the language of the page. */
import type { Context } from "hono";
import { pwa as ar } from "#i18n/ar/pwa";
import { pwa as de } from "#i18n/de/pwa";
import { pwa as en, type PwaTexts } from "#i18n/en/pwa";
import { pwa as es } from "#i18n/es/pwa";
import { pwa as fr } from "#i18n/fr/pwa";
import { pwa as he } from "#i18n/he/pwa";
import { pwa as it } from "#i18n/it/pwa";
import { LANGUAGE_FACTS, type Language } from "#i18n/languages";
import { pwa as pl } from "#i18n/pl/pwa";
import { pwa as pt } from "#i18n/pt/pwa";
import { pwa as ru } from "#i18n/ru/pwa";
import { pwa as uk } from "#i18n/uk/pwa";
import type { App } from "../env";
import { THEME_COLORS } from "./head";
import { inLanguage, languageOf, TEXTS } from "./language";

const APP: Readonly<Record<Language, PwaTexts>> = { en, he, pl, fr, de, es, it, pt, ru, uk, ar };

/** A browser asks now and then whether it has changed: a day. */
const CACHE = "public, max-age=86400";

/** Where a page in a language says that its manifest is. */
export function manifestPath(language: Language): string {
  return inLanguage("/manifest.webmanifest", language);
}

/** The manifest; its icons and screenshots are files of the client's public folder. */
export function webManifest(c: Context<App>): Response {
  const { language } = languageOf(c);
  const { name, home, frame } = TEXTS[language].pages;
  const { app } = APP[language];
  const manifest = {
    // One app, whatever language it was installed in.
    id: "/",
    name,
    short_name: name,
    description: home.description,
    lang: language,
    dir: LANGUAGE_FACTS[language].dir,
    start_url: "/",
    scope: "/",
    display: "standalone",
    theme_color: THEME_COLORS.light,
    background_color: THEME_COLORS.light,
    categories: ["games", "entertainment"],
    icons: [
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
      ...[192, 512].flatMap((size) => [
        icon(`/icon-${size}.png`, size, "any"),
        icon(`/icon-maskable-${size}.png`, size, "maskable"),
      ]),
    ],
    screenshots: [
      screenshot("narrow", "780x1440", app.narrow),
      screenshot("wide", "1280x800", app.wide),
    ],
    shortcuts: [
      { name: frame.daily, url: "/daily" },
      { name: app.newDeal, url: "/#new" },
    ],
  };
  return c.body(JSON.stringify(manifest), 200, {
    "Content-Type": "application/manifest+json; charset=utf-8",
    "Content-Language": language,
    "Cache-Control": CACHE,
    Vary: "Accept-Language",
  });
}

function icon(src: string, size: number, purpose: "any" | "maskable") {
  return { src, sizes: `${size}x${size}`, type: "image/png", purpose };
}

function screenshot(form: "narrow" | "wide", sizes: string, label: string) {
  return { src: `/screenshot-${form}.png`, sizes, type: "image/png", form_factor: form, label };
}
