/**
 * When the next build takes over. A page asks the service worker that waits; it takes over when the
 * page is of its own build and no other is open, so that no game loses what it may still load.
 */
import { getCacheKeyForURL } from "workbox-precaching";
import { parseQuestion, type TakeOverAnswer } from "../take-over";

declare const self: ServiceWorkerGlobalScope;

/** Answers the pages' questions. */
export function answerTakeOver(): void {
  self.addEventListener("message", (event) => {
    const script = parseQuestion(event.data);
    if (script === null) return;
    const answer = async () => {
      const reply = await answerTo(script);
      event.ports[0]?.postMessage(reply);
      if (reply === "taking-over") await self.skipWaiting();
    };
    event.waitUntil(answer());
  });
}

async function answerTo(script: string): Promise<TakeOverAnswer> {
  if (getCacheKeyForURL(script) === undefined) return "page-is-older";
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  return pages.length > 1 ? "others-are-open" : "taking-over";
}
