import type { ErrorHandler, NotFoundHandler } from "hono";
import { log } from "./log";
import { problem } from "./problem";

/** The answer where no route is. */
export const notFound: NotFoundHandler = (c) => problem(c, 404, "no-page");

/** The answer to a bug of ours; no request should ever reach it. */
export const internalError: ErrorHandler = (error, c) => {
  log("internal-error", error);
  return problem(c, 500, "internal-error");
};
