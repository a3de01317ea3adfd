import type { Context } from "hono";
import { describePosition } from "#engine/describe";
import type { App } from "../env";
import type { StoredReplay } from "../store/stored";
import { respond } from "./document";
import { noScript } from "./frame";
import type { PageMeta, PreviewImage } from "./head";
import { html } from "./html";
import { languageOf, type PageLanguage, TEXTS } from "./language";
import { picturePath } from "./picture-path";
import { askedPly, type Ply } from "./ply";

/** What stands in the page, so that watching needs no second request. */
function factsOf({ code, id, actions, moves, redeals, seconds, wonAt }: StoredReplay) {
  return { code, id, actions, moves, redeals, seconds, wonAt };
}

/** `/CODE/ID`: a replay; with `?ply=` its preview shows that step. */
export function replayPage(c: Context<App>, replay: StoredReplay): Promise<Response> {
  const lang = languageOf(c);
  const meta = replayMeta(replay, lang, askedPly(c, replay));
  const data = { lang: lang.language, page: "replay", ...factsOf(replay) } as const;
  const aside = noScript(meta.title, meta.description, lang);
  return respond(c, { status: 200, meta, data, body: html``, noScript: aside }, lang);
}

/** `/embed/CODE/ID`: a replay in a frame of another site: small, and nothing is sent or kept. */
export function embedPage(c: Context<App>, replay: StoredReplay): Promise<Response> {
  const lang = languageOf(c);
  const meta = { ...replayMeta(replay, lang, null), unlisted: true };
  const data = { lang: lang.language, page: "embed", ...factsOf(replay) } as const;
  const aside = noScript(meta.title, meta.description, lang);
  return respond(c, { status: 200, meta, data, body: html``, noScript: aside }, lang);
}

function replayMeta(replay: StoredReplay, lang: PageLanguage, at: Ply | null): PageMeta {
  const { code, id, moves, redeals } = replay;
  const texts = TEXTS[lang.language].pages.replay;
  const title = texts.title(code, moves);
  const meta = {
    title,
    description: texts.description(moves, redeals),
    path: `/${code}/${id}`,
    type: "article",
    embeddable: true,
  } as const;
  if (at === null) {
    return { ...meta, image: imageOf(texts.imageAlt(code, moves, redeals), "") };
  }
  const { engine, pages } = TEXTS[lang.language];
  const step = texts.step(at.ply, replay.actions.length / 2);
  const piles = describePosition(at.position).piles.map(engine.placeWithCards);
  const part = `ply=${at.ply}`;
  const image = imageOf([pages.play.title(code), step, ...piles].join(". "), part);
  return { ...meta, title: `${title} · ${step}`, image, part };

  function imageOf(alt: string, part: string): PreviewImage {
    return { path: picturePath(`/${code}/${id}`, lang, part), alt };
  }
}
