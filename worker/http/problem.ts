/**
 * Errors as RFC 9457 `application/problem+json`. Source: spec/formats.md, "URLs".
 *
 * `type` is `about:blank`, so `title` is the status in words; `reason` is a stable id that says
 * what is wrong, and its facts stand beside it.
 */
import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";

const TITLES = {
  400: "Bad Request",
  404: "Not Found",
  405: "Method Not Allowed",
  408: "Request Timeout",
  413: "Content Too Large",
  415: "Unsupported Media Type",
  422: "Unprocessable Content",
  429: "Too Many Requests",
  500: "Internal Server Error",
  501: "Not Implemented",
  503: "Service Unavailable",
} as const satisfies Partial<Record<ContentfulStatusCode, string>>;

export type ProblemStatus = keyof typeof TITLES;

/** Seconds after which asking again makes sense when the store could not be reached. */
export const STORE_RETRY_SECONDS = 10;

/** An error's response; never cached. `facts` are members beside `reason`. */
export function problem(
  c: Context,
  status: ProblemStatus,
  reason: string,
  facts: Readonly<Record<string, unknown>> = {},
  headers: Readonly<Record<string, string>> = {},
): Response {
  const body = { ...facts, type: "about:blank", title: TITLES[status], status, reason };
  return c.body(JSON.stringify(body), status, {
    "Content-Type": "application/problem+json",
    "Cache-Control": "no-store",
    ...headers,
  });
}

/** The answer when a deal's object can't be reached: nothing was stored, ask again. */
export function storeUnavailable(c: Context): Response {
  return problem(c, 503, "store-unavailable", {}, { "Retry-After": String(STORE_RETRY_SECONDS) });
}
