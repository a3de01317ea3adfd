/** What searchers are told: which pages there are to be found, and what is none. */
import type { Context } from "hono";
import { LANGUAGES } from "#i18n/languages";
import type { App } from "../env";
import { html } from "./html";
import { inLanguage } from "./language";

/** Both change with a deployment only: a day. */
const CACHE = "public, max-age=86400";
/** Pages that are the same for everybody. Deals and replays are found by the links to them. */
const PATHS = ["/", "/rules", "/calendar", "/about/odds"];

/** `/robots.txt` */
export function robots(c: Context<App>): Response {
  const text = `User-agent: *\nDisallow: /api/\n\nSitemap: ${c.env.ORIGIN}/sitemap.xml\n`;
  return c.text(text, 200, { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": CACHE });
}

/** `/sitemap.xml`: each page in each language, with the others beside it. */
export async function sitemap(c: Context<App>): Promise<Response> {
  const { ORIGIN } = c.env;
  const others = (path: string) =>
    LANGUAGES.map(
      (language) =>
        html`<xhtml:link rel="alternate" hreflang="${language}" href="${ORIGIN}${inLanguage(path, language)}"/>\n`,
    );
  const addresses = PATHS.flatMap((path) => [
    { path, address: path },
    ...LANGUAGES.map((language) => ({ path, address: inLanguage(path, language) })),
  ]);
  const entries = addresses.map(
    ({ path, address }) => html`<url>
<loc>${ORIGIN}${address}</loc>
${others(path)}<xhtml:link rel="alternate" hreflang="x-default" href="${ORIGIN}${path}"/>
</url>
`,
  );
  const xml = await html`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries}</urlset>
`;
  return c.body(String(xml), 200, {
    "Content-Type": "application/xml; charset=utf-8",
    "Cache-Control": CACHE,
  });
}
