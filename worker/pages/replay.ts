import type { Context } from "hono";
import type { App } from "../env";
import type { StoredReplay } from "../store/stored";
import { respond } from "./document";
import { noScript } from "./frame";
import { html } from "./html";
import { languageOf, TEXTS } from "./language";
import { picturePath } from "./picture-path";

/** `/CODE/ID`: the replay stands in the page, so that watching needs no second request. */
export function replayPage(c: Context<App>, replay: StoredReplay): Promise<Response> {
  const lang = languageOf(c);
  const texts = TEXTS[lang.language].pages.replay;
  const { code, id, actions, moves, redeals, seconds, wonAt } = replay;
  const path = `/${code}/${id}`;
  const title = texts.title(code, moves);
  const description = texts.description(moves, redeals);
  const meta = {
    title,
    description,
    image: { path: picturePath(path, lang), alt: texts.imageAlt(code, moves, redeals) },
    path,
    type: "article",
  } as const;
  const data = {
    lang: lang.language,
    page: "replay",
    ...{ code, id, actions, moves, redeals, seconds, wonAt },
  } as const;
  const aside = noScript(title, description, lang);
  return respond(c, { status: 200, meta, data, body: html``, noScript: aside }, lang);
}
