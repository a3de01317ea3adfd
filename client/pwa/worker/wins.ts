/**
 * A win that could not be sent is sent by the browser when there is a network again, also when no
 * page is open (Background Sync). The page's own outbox goes on trying as well: the same game
 * sent twice is one.
 */
import { Queue } from "workbox-background-sync";
import type { WorkboxPlugin } from "workbox-core";
import { registerRoute } from "workbox-routing";
import { NetworkOnly } from "workbox-strategies";

const WIN = /^\/api\/games\/[^/]+\/replays$/;

/** Sends wins, and keeps those that found no network. */
export function deliverWins(): void {
  const queue = new Queue("wins");
  const keep: WorkboxPlugin = {
    fetchDidFail: async ({ request }) => {
      const text = await textOf(request);
      const waiting = await Promise.all(
        (await queue.getAll()).map((entry) => textOf(entry.request)),
      );
      if (!waiting.includes(text)) await queue.pushRequest({ request });
    },
  };
  registerRoute(({ url }) => WIN.test(url.pathname), new NetworkOnly({ plugins: [keep] }), "POST");
}

/** What makes a request the same as another. */
async function textOf(request: Request): Promise<string> {
  return `${request.url}\n${await request.clone().text()}`;
}
