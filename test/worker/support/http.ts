import { exports } from "cloudflare:workers";

/** Where the tests' requests go; the worker must not care. */
export const ORIGIN = "http://crescent.test";

let addresses = 0;

/** An address that no other test uses, so that the limit of submissions does not mix them up. */
export function newAddress(): string {
  addresses++;
  return `192.0.2.${addresses % 256}`;
}

/** A request to the whole worker, redirects not followed. */
export function ask(path: string, init: RequestInit = {}): Promise<Response> {
  return exports.default.fetch(new Request(ORIGIN + path, { redirect: "manual", ...init }));
}

/** Sends a finished game, or whatever a test says is one, from an address of its own. */
export function submit(
  code: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return ask(`/api/games/${code}/replays`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      "CF-Connecting-IP": newAddress(),
      ...headers,
    },
    body: typeof body === "string" || body instanceof ReadableStream ? body : JSON.stringify(body),
  });
}

/** The members of a problem, which must be one: its status, type and caching too. */
export async function problemOf(response: Response): Promise<Record<string, unknown>> {
  const text = await response.text();
  const type = response.headers.get("Content-Type");
  if (type !== "application/problem+json") throw new Error(`${response.status} ${type}: ${text}`);
  const problem = JSON.parse(text) as Record<string, unknown>;
  if (problem["status"] !== response.status) throw new Error(`status differs: ${text}`);
  if (response.headers.get("Cache-Control") !== "no-store") throw new Error("a cached error");
  return problem;
}
