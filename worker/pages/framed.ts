import type { MiddlewareHandler } from "hono";
import type { App } from "../env";

/** Lets every other site show this page in a frame; no other page of ours may be shown so. */
export const framedAnywhere: MiddlewareHandler<App> = (c, next) => {
  c.set("framedAnywhere", true);
  return next();
};
