import type { MiddlewareHandler } from "hono";
import { parseCode } from "#engine/code-text";
import type { App } from "../env";
import { SPELLING } from "../http/cache";
import { problem } from "../http/problem";

/** Where the code stands among the segments of `/api/games/CODE/…`. */
const CODE_SEGMENT = 3;

/**
 * Lets a request with a canonical code in its path pass, as `c.var.code`. Another spelling is sent
 * to the canonical URL: 301, and for a submission 308, after which a client must send the same
 * method and body again (after a 301 it would send a GET).
 */
export const canonicalCode: MiddlewareHandler<App> = async (c, next) => {
  const parsed = parseCode(c.req.param("code") ?? "");
  if (!parsed.ok) return problem(c, 400, "bad-code", { fault: parsed.fault });
  if (parsed.canonical) {
    c.set("code", parsed.code);
    return next();
  }
  const url = new URL(c.req.url);
  const segments = url.pathname.split("/");
  segments[CODE_SEGMENT] = parsed.code;
  const sending = c.req.method === "POST";
  c.header("Cache-Control", sending ? "no-store" : SPELLING);
  return c.redirect(segments.join("/") + url.search, sending ? 308 : 301);
};
