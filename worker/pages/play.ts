import type { Context } from "hono";
import type { GameCode } from "#engine/code";
import { dayAt, dayOfCode, formatDay } from "#engine/daily";
import { makeDeal } from "#engine/deal";
import { describePosition } from "#engine/describe";
import type { App } from "../env";
import { respond } from "./document";
import { noScript } from "./frame";
import { html } from "./html";
import { languageOf, TEXTS } from "./language";
import { picturePath } from "./picture-path";

/** `/CODE`: nothing in it tells how the deal is won. */
export function playPage(c: Context<App>, code: GameCode): Promise<Response> {
  const lang = languageOf(c);
  const { play } = TEXTS[lang.language].pages;
  const title = play.title(code);
  const tops = describePosition(makeDeal(code)).piles.flatMap(({ top }) => top ?? []);
  const meta = {
    title,
    description: play.description,
    image: { path: picturePath(`/${code}`, lang), alt: play.imageAlt(code, tops) },
    path: `/${code}`,
    type: "website",
  } as const;
  const day = dayOfCode(code, dayAt(Date.now()));
  const daily = day === null ? {} : { daily: formatDay(day) };
  const data = { lang: lang.language, page: "play", code, ...daily } as const;
  const aside = noScript(title, play.description, lang);
  return respond(c, { status: 200, meta, data, body: html``, noScript: aside }, lang);
}
