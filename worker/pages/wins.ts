import type { Context } from "hono";
import type { GameCode } from "#engine/code";
import { makeDeal } from "#engine/deal";
import { describePosition } from "#engine/describe";
import type { App } from "../env";
import { readGame } from "../store/read";
import { respond } from "./document";
import { errorPage } from "./error";
import { noScript } from "./frame";
import { html } from "./html";
import { languageOf, TEXTS } from "./language";
import { picturePath } from "./picture-path";

/** `/CODE/wins`: who has won a deal, the best first; the list stands in the page. */
export async function winsPage(c: Context<App>, code: GameCode): Promise<Response> {
  const found = await readGame(c.env, code);
  if (found.is === "unavailable") return errorPage(c, "unavailable", { code });
  const { wins, best } = found.value;
  const lang = languageOf(c);
  const texts = TEXTS[lang.language].pages;
  const title = texts.wins.title(code);
  const description = texts.wins.description(wins, best[0]?.moves ?? null);
  const tops = describePosition(makeDeal(code)).piles.flatMap(({ top }) => top ?? []);
  const meta = {
    title,
    description,
    image: { path: picturePath(`/${code}`, lang), alt: texts.play.imageAlt(code, tops) },
    path: `/${code}/wins`,
    type: "website",
  } as const;
  const data = { lang: lang.language, page: "wins", code, wins, best } as const;
  const aside = noScript(title, description, lang);
  return respond(c, { status: 200, meta, data, body: html``, noScript: aside }, lang);
}
