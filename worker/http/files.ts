import type { MiddlewareHandler } from "hono";
import type { App } from "../env";

/** Files at the top of the client's build and under /.well-known; a code's picture is none. */
const FILE = /^\/(?:\.well-known\/)?[a-z0-9][a-z0-9._-]*\.(?:ico|js|json|png|svg|txt|webmanifest)$/;

/**
 * Serves a built file that has no page's URL, such as /sw.js; everything else goes on. Files
 * under /assets never come here (wrangler.toml).
 */
export const files: MiddlewareHandler<App> = async (c, next) => {
  if (!FILE.test(c.req.path)) return next();
  const { headers, method, url } = c.req.raw;
  const found = await c.env.ASSETS.fetch(new Request(url, { headers, method }));
  if (found.status !== 404) return found;
  await found.body?.cancel();
  return next();
};
