/** Sends the wins that wait whenever there may be a way: at once, back online, seen again. */
import { type ReadonlySignal, signal } from "@preact/signals";
import { waitingWins } from "../storage/outbox";
import type { Store } from "../storage/store";
import type { Sender } from "./deliver";

export interface DeliveryService {
  /** The sender, once there was a win to send: only then its code is fetched. */
  readonly sender: ReadonlySignal<Sender | null>;
  /** Sends what waits, now. */
  readonly deliver: () => void;
}

/** Delivers a store's wins as long as the page lives. */
export function startDelivery(store: Store): DeliveryService {
  const sender = signal<Sender | null>(null);
  const send = async () => {
    const { makeSender } = await import("./deliver");
    sender.value ??= makeSender({ store, fetch: (url, init) => fetch(url, init) });
    await sender.value.flush();
  };
  const deliver = () => {
    // Without a network its code is not to be had either; the next occasion tries again.
    if (!document.hidden && waitingWins(store).length > 0) send().catch(() => undefined);
  };
  deliver();
  addEventListener("online", deliver);
  addEventListener("pageshow", deliver);
  document.addEventListener("visibilitychange", deliver);
  return { sender, deliver };
}
