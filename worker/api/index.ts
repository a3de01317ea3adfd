/** The API's routes, below /api. Source: spec/formats.md, "URLs". */
import { Hono } from "hono";
import { etag } from "hono/etag";
import type { App } from "../env";
import { openToAll } from "../http/cors";
import { otherMethods } from "../http/methods";
import { problem } from "../http/problem";
import { canonicalCode } from "./canonical-code";
import { getDescription } from "./description";
import { getOembed } from "./oembed";
import { getDeal, getGame, getMoves, getReplay } from "./read";
import { postReplay } from "./submit";

export const api = new Hono<App>();

const reads = otherMethods("GET, HEAD, OPTIONS");

// Before the routes that only read, and so not before the one that takes games.
for (const path of [
  "/",
  "/oembed",
  "/deals/:code",
  "/games/:code",
  "/games/:code/moves",
  "/games/:code/replays/:id",
]) {
  api.use(path, openToAll);
}
api.use(etag());

api.get("/", getDescription).all(reads);
api.get("/oembed", getOembed).all(reads);
api.get("/deals/:code", canonicalCode, getDeal).all(reads);
api.get("/games/:code", canonicalCode, getGame).all(reads);
api.get("/games/:code/moves", canonicalCode, getMoves).all(reads);
api.get("/games/:code/replays/:id", canonicalCode, getReplay).all(reads);
api.post("/games/:code/replays", canonicalCode, postReplay).all(otherMethods("POST, OPTIONS"));

api.all("*", (c) => problem(c, 404, "no-page"));
