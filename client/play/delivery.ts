/** Sends the wins that wait whenever there may be a way: at once, back online, seen again. */
import { type ReadonlySignal, signal } from "@preact/signals";
import type { Win } from "../storage/outbox";
import { OUTBOX_KEY } from "../storage/outbox-key";
import type { Store } from "../storage/store";
import type { Sender } from "./deliver";

export interface DeliveryService {
  /** The sender, once there was a win to send: only then its code is fetched. */
  readonly sender: ReadonlySignal<Sender | null>;
  /** Sends a win, and whatever waits besides. */
  readonly deliver: (win: Win) => void;
}

/** Delivers a store's wins as long as the page lives. */
export function startDelivery(store: Store): DeliveryService {
  const sender = signal<Sender | null>(null);
  /** Wins that are not yet in the outbox, as its code is not here yet. */
  const won: Win[] = [];
  const send = async () => {
    const { addWin, makeSender } = await import("./deliver");
    for (const win of won.splice(0)) addWin(store, win);
    sender.value ??= makeSender({ store, fetch: (url, init) => fetch(url, init) });
    await sender.value.flush();
  };
  const look = () => {
    const waiting = won.length > 0 || (!document.hidden && store.get(OUTBOX_KEY) !== null);
    // Without a network its code is not to be had either; the next occasion tries again.
    if (waiting) send().catch(() => undefined);
  };
  look();
  addEventListener("online", look);
  addEventListener("pageshow", look);
  document.addEventListener("visibilitychange", look);
  return {
    sender,
    deliver: (win) => {
      won.push(win);
      look();
    },
  };
}
