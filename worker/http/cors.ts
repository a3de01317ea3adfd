import type { MiddlewareHandler } from "hono";

const READS = ["GET", "HEAD", "OPTIONS"];
/** What a script of another site may read besides the body. */
const EXPOSED = "ETag, Link, Retry-After";
/** Seconds for which a browser need not ask again whether it may. */
const PREFLIGHT_AGE = "86400";

/** Lets every site read: for public data that nobody signs in for. Sending stays our own page's. */
export const openToAll: MiddlewareHandler = async (c, next) => {
  await next();
  if (!READS.includes(c.req.method)) return;
  c.header("Access-Control-Allow-Origin", "*");
  c.header("Access-Control-Expose-Headers", EXPOSED);
  if (c.req.method !== "OPTIONS") return;
  c.header("Access-Control-Allow-Methods", "GET, HEAD");
  c.header("Access-Control-Allow-Headers", "If-None-Match");
  c.header("Access-Control-Max-Age", PREFLIGHT_AGE);
};
