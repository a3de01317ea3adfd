/**
 * oEmbed (oembed.com): how another site shows a replay in a frame. A deal is only linked: what
 * could be shown of it is its picture.
 */
import type { Context } from "hono";
import { isCode } from "#engine/code";
import type { App } from "../env";
import { FINISHED_GAMES } from "../http/cache";
import { problem, storeUnavailable } from "../http/problem";
import { languageAsked, linkTo, TEXTS } from "../pages/language";
import { picturePath } from "../pages/picture-path";
import { readReplay } from "../store/read";

/** The size that a frame gets where the asking site does not want it smaller, in pixels. */
const WIDTH = 480;
const HEIGHT = 560;
/** No frame is offered smaller than this, whatever is asked for. */
const LEAST = 200;

/** `GET /api/oembed?url=&maxwidth=&maxheight=&format=json`. */
export async function getOembed(c: Context<App>): Promise<Response> {
  const { ORIGIN } = c.env;
  if ((c.req.query("format") ?? "json") !== "json") return problem(c, 501, "no-format");
  const url = parseUrl(c.req.query("url") ?? "");
  if (url === null || url.origin !== ORIGIN) return problem(c, 404, "no-page");
  const [, code = "", id, ...rest] = url.pathname.split("/");
  if (!isCode(code) || rest.length > 0) return problem(c, 404, "no-page");

  const lang = languageAsked(url.searchParams.get("lang") ?? "", "");
  const { pages } = TEXTS[lang.language];
  const common = {
    version: "1.0",
    provider_name: pages.name,
    provider_url: ORIGIN,
    thumbnail_width: 1200,
    thumbnail_height: 630,
  };
  c.header("Cache-Control", FINISHED_GAMES);
  if (id === undefined) {
    const thumbnail_url = ORIGIN + picturePath(`/${code}`, lang);
    return c.json({ ...common, type: "link", title: pages.play.title(code), thumbnail_url });
  }
  const found = await readReplay(c.env, code, id);
  if (found.is === "unavailable") return storeUnavailable(c);
  if (found.is === "missing") return problem(c, 404, "no-replay");
  const title = pages.replay.title(code, found.value.moves);
  const width = sizeWithin(c.req.query("maxwidth"), WIDTH);
  const height = sizeWithin(c.req.query("maxheight"), HEIGHT);
  const src = ORIGIN + linkTo(`/embed/${code}/${id}`, lang);
  const thumbnail_url = ORIGIN + picturePath(`/${code}/${id}`, lang);
  const frame = frameOf(src, title, width, height);
  return c.json({ ...common, type: "rich", title, html: frame, width, height, thumbnail_url });
}

function frameOf(src: string, title: string, width: number, height: number): string {
  const attributes = { src, title, width, height, style: "border:0", loading: "lazy" };
  const text = Object.entries(attributes).map(([name, value]) => `${name}="${escapeText(value)}"`);
  return `<iframe ${text.join(" ")}></iframe>`;
}

function escapeText(value: string | number): string {
  return String(value).replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** A size in pixels, as asked for or less. */
function sizeWithin(most: string | undefined, size: number): number {
  if (most === undefined || !/^\d{1,5}$/.test(most)) return size;
  return Math.max(LEAST, Math.min(size, Number(most)));
}

function parseUrl(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null;
}
