/**
 * `cloudflare:workers` in Node, as far as the write path and its tests need it. What is behind it
 * is plugged in by the set-up: it is made of modules that import this one.
 */
import type { Env } from "../../../../worker/env";

export { DurableObject } from "../runtime";

interface Plugged {
  readonly env: Env;
  fetch(request: Request): Promise<Response>;
}

let plugged: Plugged | null = null;

export function plug(what: Plugged): void {
  plugged = what;
}

const current = (): Plugged => {
  if (plugged === null) throw new Error("nothing is plugged in");
  return plugged;
};

export const env = {
  get DEALS() {
    return current().env.DEALS;
  },
  get GAMES() {
    return current().env.GAMES;
  },
  get SUBMISSIONS() {
    return current().env.SUBMISSIONS;
  },
  ORIGIN: "http://localhost:8787",
} as Env;

export const exports = { default: { fetch: (request: Request) => current().fetch(request) } };
