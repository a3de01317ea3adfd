import type { Context } from "hono";
import type { GameCode } from "#engine/code";
import { dayAt, dayOfCode, formatDay } from "#engine/daily";
import { makeDeal } from "#engine/deal";
import { describePosition } from "#engine/describe";
import type { App } from "../env";
import { askedChallenge, type Challenge, challengeQuery } from "./challenge";
import { respond } from "./document";
import { noScript } from "./frame";
import type { PageMeta } from "./head";
import { html } from "./html";
import { languageOf, type PageLanguage, TEXTS } from "./language";
import { picturePath } from "./picture-path";

/** `/CODE`: nothing in it tells how the deal is won. With `?beat=ID` its preview is a challenge. */
export async function playPage(c: Context<App>, code: GameCode): Promise<Response> {
  const lang = languageOf(c);
  const challenge = await askedChallenge(c, code);
  const known = challenge !== null && challenge !== "unknown";
  const meta = known ? challengeMeta(code, challenge, lang) : dealMeta(code, lang);
  const day = dayOfCode(code, dayAt(Date.now()));
  const daily = day === null ? {} : { daily: formatDay(day) };
  const data = { lang: lang.language, page: "play", code, ...daily } as const;
  const aside = noScript(meta.title, meta.description, lang);
  return respond(c, { status: 200, meta, data, body: html``, noScript: aside }, lang);
}

function dealMeta(code: GameCode, lang: PageLanguage): PageMeta {
  const { play } = TEXTS[lang.language].pages;
  const tops = describePosition(makeDeal(code)).piles.flatMap(({ top }) => top ?? []);
  return {
    title: play.title(code),
    description: play.description,
    image: { path: picturePath(`/${code}`, lang), alt: play.imageAlt(code, tops) },
    path: `/${code}`,
    type: "website",
  };
}

function challengeMeta(code: GameCode, target: Challenge, lang: PageLanguage): PageMeta {
  const { challenge } = TEXTS[lang.language].pages;
  const { id, moves, redeals } = target;
  const part = challengeQuery(id);
  const path = picturePath(`/${code}`, lang, part);
  return {
    title: challenge.title(code, moves),
    description: challenge.description(moves, redeals),
    image: { path, alt: challenge.imageAlt(code, moves, redeals) },
    path: `/${code}`,
    type: "website",
    part,
  };
}
