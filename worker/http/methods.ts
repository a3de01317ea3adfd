import type { Context, Handler } from "hono";
import { problem } from "./problem";

/** Which methods a route answers, as an `Allow` header says it. */
export type Allow = "GET, HEAD, OPTIONS" | "POST, OPTIONS";

/** A route's answer to all other methods, to be registered after them: OPTIONS 204, else 405. */
export function otherMethods(allow: Allow): Handler {
  return (c: Context) =>
    c.req.method === "OPTIONS"
      ? c.body(null, 204, { Allow: allow })
      : problem(c, 405, "method-not-allowed", { allow: allow.split(", ") }, { Allow: allow });
}
