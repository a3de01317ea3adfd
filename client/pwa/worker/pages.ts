/**
 * Pages come from the network. Where there is none: what can be made in the browser comes from the
 * shell; rules and replays as they were last seen.
 */
import type { WorkboxPlugin } from "workbox-core";
import { ExpirationPlugin } from "workbox-expiration";
import { matchPrecache } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { NetworkFirst } from "workbox-strategies";
import { REPLAY_ID } from "#engine/limits";
import { renewed } from "../renew";
import { FILES, SHELL } from "./build";

declare const self: ServiceWorkerGlobalScope;

/** How long the network may take before what is here is shown instead, in seconds. */
const PATIENCE = 3;
const KEPT = "crescent-pages";
/** So many rules and replays are kept; the longest unseen go first. */
const MOST_KEPT = 100;

const RULES = "/rules";
/** What is no page: the API, pictures and other files. */
const NO_PAGE = /^\/api\/|\.\w+$/;

const isKept = (path: string) => path === RULES || isReplay(path);

const shell = () => matchPrecache(SHELL);

/** A page that the shell can make as well as the server: the start, a deal, what is kept here. */
const madeHere: WorkboxPlugin = {
  cacheWillUpdate: async () => null,
  cachedResponseWillBeUsed: shell,
  fetchDidSucceed: async ({ response }) => {
    if (response.status >= 500) throw new Error(`the server answered ${response.status}`);
    return response;
  },
};

/** A page that is kept when it has been seen, in the language of its address. */
const keptWhenSeen: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => keyOf(new URL(request.url)),
  cacheWillUpdate: async ({ response }) => (response.status === 200 ? response : null),
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) => {
    const found = cachedResponse ?? (await inAnyLanguage(request.url));
    if (found === undefined) return undefined;
    const { headers } = found;
    return new Response(renewed(await found.text(), FILES), { headers });
  },
  handlerDidError: shell,
};

// Its type forgets that what it does not do may be left undefined.
const limited = new ExpirationPlugin({
  maxEntries: MOST_KEPT,
  purgeOnQuotaError: true,
}) as WorkboxPlugin;

/** Answers the navigations to pages. */
export function answerPages(): void {
  const toPage = (request: Request, path: string) =>
    request.mode === "navigate" && !NO_PAGE.test(path);
  registerRoute(
    ({ request, url }) => toPage(request, url.pathname) && isKept(url.pathname),
    new NetworkFirst({
      cacheName: KEPT,
      networkTimeoutSeconds: PATIENCE,
      plugins: [keptWhenSeen, limited],
    }),
  );
  registerRoute(
    ({ request, url }) => toPage(request, url.pathname),
    new NetworkFirst({ networkTimeoutSeconds: PATIENCE, plugins: [madeHere] }),
  );
}

/** Keeps the rules in the browser's language from the beginning, for who never opened them. */
export function keepRules(): void {
  self.addEventListener("install", (event) => {
    const keep = async () => {
      const response = await fetch(RULES, { headers: { Accept: "text/html" } });
      if (response.status === 200) await (await caches.open(KEPT)).put(RULES, response);
    };
    // Without the rules there is still all the rest.
    event.waitUntil(keep().catch(() => undefined));
  });
}

function isReplay(path: string): boolean {
  const [, code, id, ...more] = path.split("/");
  return code !== undefined && id !== undefined && more.length === 0 && REPLAY_ID.test(id);
}

/** A replay is shown by the browser in any language; the rules are written in one. */
function keyOf({ origin, pathname, searchParams }: URL): string {
  const language = searchParams.get("lang");
  const fixed = pathname === RULES && language !== null;
  return `${origin}${pathname}${fixed ? `?lang=${encodeURIComponent(language)}` : ""}`;
}

async function inAnyLanguage(url: string): Promise<Response | undefined> {
  return (await caches.open(KEPT)).match(url, { ignoreSearch: true });
}
