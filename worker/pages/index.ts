/** The pages' and pictures' routes. Source: spec/formats.md, "URLs". */
import { type Context, Hono } from "hono";
import { etag } from "hono/etag";
import type { GameCode } from "#engine/code";
import { REPLAY_ID } from "#engine/replay";
import type { App } from "../env";
import { SPELLING } from "../http/cache";
import { otherMethods } from "../http/methods";
import { readReplay } from "../store/read";
import type { StoredReplay } from "../store/stored";
import { parseAskedCode } from "./asked-code";
import { dailyPage, datedPage } from "./daily";
import { errorPage } from "./error";
import { framedAnywhere } from "./framed";
import { homePage } from "./home";
import { oddsPage } from "./odds";
import { dealPicture, replayPicture } from "./picture";
import { playPage } from "./play";
import { calendarPage, statsPage } from "./records";
import { embedPage, replayPage } from "./replay";
import { rulesPage } from "./rules";
import { robots, sitemap } from "./searchers";
import { webManifest } from "./web-manifest";
import { winsPage } from "./wins";

export const pages = new Hono<App>();

const reads = otherMethods("GET, HEAD, OPTIONS");

pages.use(etag());

// /                     the start
// /rules                the rules
// /about/odds           how many deals can be won
// /daily, /daily/DATE   to the deal of a day
// /calendar             the daily deals of all days
// /stats                what the browser remembers of one's games
pages.get("/", homePage).all(reads);
pages.get("/rules", rulesPage).all(reads);
pages.get("/about/odds", oddsPage).all(reads);
pages.get("/daily", dailyPage).all(reads);
pages.get("/daily/:date", datedPage).all(reads);
pages.get("/calendar", calendarPage).all(reads);
pages.get("/stats", statsPage).all(reads);

// /manifest.webmanifest         the app to install
// /robots.txt, /sitemap.xml     for searchers
pages.get("/manifest.webmanifest", webManifest).all(reads);
pages.get("/robots.txt", robots).all(reads);
pages.get("/sitemap.xml", sitemap).all(reads);

// /CODE.png, /CODE      a deal's picture and the deal
// /CODE/wins            the deal's finished games
// /CODE/ID.png, /CODE/ID  a replay's picture and the replay
pages.get("/:code{[^/]+\\.png}", (c) => deal(c, ".png", dealPicture)).all(reads);
pages.get("/:code", (c) => deal(c, "", playPage)).all(reads);
pages.get("/:code/wins", (c) => deal(c, "/wins", winsPage)).all(reads);
pages.get("/:code/:id{[^/]+\\.png}", (c) => replay(c, ".png", replayPicture)).all(reads);
pages.get("/:code/:id", (c) => replay(c, "", replayPage)).all(reads);

// /embed/CODE/ID        a replay in a frame of another site
pages.get("/embed/:code/:id", framedAnywhere, (c) => replay(c, "", embedPage, "/embed")).all(reads);

pages.get("*", (c) => {
  const path = /^((?:\/[\w.-]+){1,2})\/$/.exec(c.req.path)?.[1];
  return path === undefined ? errorPage(c, "no-page") : moved(c, path);
});

type Answer<T> = (c: Context<App>, value: T) => Response | Promise<Response>;

function deal(c: Context<App>, suffix: string, answer: Answer<GameCode>) {
  const text = without(suffix, c.req.param("code") ?? "");
  const asked = parseAskedCode(text);
  if (asked.is === "other") return errorPage(c, "no-page");
  if (asked.is === "faulty") return errorPage(c, "bad-code", { text, ...factsOf(asked) });
  return asked.canonical ? answer(c, asked.code) : moved(c, `/${asked.code}${suffix}`);
}

async function replay(c: Context<App>, suffix: string, answer: Answer<StoredReplay>, prefix = "") {
  const text = c.req.param("code") ?? "";
  const asked = parseAskedCode(text);
  if (asked.is === "other") return errorPage(c, "no-page");
  if (asked.is === "faulty") return errorPage(c, "bad-code", { text, ...factsOf(asked) });
  const given = without(suffix, c.req.param("id") ?? "");
  const id = given.toLowerCase();
  const { code } = asked;
  if (!REPLAY_ID.test(id)) return errorPage(c, "no-replay", { code });
  if (!asked.canonical || id !== given) return moved(c, `${prefix}/${code}/${id}${suffix}`);
  const found = await readReplay(c.env, code, id);
  if (found.is === "found") return answer(c, found.value);
  return errorPage(c, found.is === "missing" ? "no-replay" : "unavailable", { code });
}

function factsOf({ fault, suggestion }: ReturnType<typeof parseAskedCode> & { is: "faulty" }) {
  return { fault, suggestion };
}

function without(suffix: string, text: string): string {
  return text.endsWith(suffix) ? text.slice(0, text.length - suffix.length) : text;
}

/** To the one right spelling of a path, which never begins with two slashes. */
function moved(c: Context<App>, path: string): Response {
  c.header("Cache-Control", SPELLING);
  return c.redirect(path + new URL(c.req.url).search, 301);
}
