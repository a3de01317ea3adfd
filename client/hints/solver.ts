/** The page's door to its solver, which runs in a web worker that starts with the first question. */
import { formatRequest, parseReply, type Question, type Report } from "./protocol";

/** What is needed of a web worker. */
export type Port = Pick<Worker, "postMessage" | "addEventListener">;

/** What comes of a question: reports, or that there is no solver here. */
export type Listener = (report: Report | { readonly is: "unavailable" }) => void;

/** Asks; the result takes the question back. */
export type Ask = (question: Question, listener: Listener) => () => void;

/** A door to the solver that `open` starts. */
export function makeAsk(open: () => Port): Ask {
  const listeners = new Map<number, Listener>();
  let port: Port | null = null;
  let broken = false;
  let last = 0;

  const fail = () => {
    broken = true;
    const waiting = [...listeners.values()];
    listeners.clear();
    for (const listener of waiting) listener({ is: "unavailable" });
  };
  const start = (): Port => {
    const opened = open();
    opened.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
      const reply = parseReply(data);
      if (reply !== null) listeners.get(reply.id)?.(reply.report);
    });
    opened.addEventListener("error", fail);
    return opened;
  };
  return (question, listener) => {
    const id = ++last;
    listeners.set(id, listener);
    try {
      if (!broken) {
        port ??= start();
        port.postMessage(formatRequest({ id, question }));
      }
    } catch {
      broken = true;
    }
    // Nobody hears of it before the one who asked can take it back.
    if (broken) queueMicrotask(fail);
    return () => {
      if (listeners.delete(id)) port?.postMessage(formatRequest({ id, question: null }));
    };
  };
}

/** The solver of this page. */
export const ask: Ask = makeAsk(
  () => new Worker(new URL("./solver-worker.ts", import.meta.url), { type: "module" }),
);
