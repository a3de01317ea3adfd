/** The page's side of an update: it asks the service worker that waits. */
import type { TakeOverAnswer, TakeOverQuestion } from "./take-over";

/** Asks a waiting service worker to take over; answers with what it said. */
export function askToTakeOver(waiting: ServiceWorker): Promise<TakeOverAnswer> {
  const { port1, port2 } = new MessageChannel();
  const question: TakeOverQuestion = { question: "take-over", script: scriptOf(document) };
  return new Promise((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<TakeOverAnswer>) => {
      resolve(data);
      port1.close();
    };
    waiting.postMessage(question, [port2]);
  });
}

/** The path of a page's entry script. */
function scriptOf(page: Document): string {
  return page.querySelector("script[type=module]")?.getAttribute("src") ?? "";
}
