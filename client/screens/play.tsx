import { effect, signal } from "@preact/signals";
import { render } from "preact";
import { formatActions } from "#engine/action";
import { MAX_SECONDS } from "#engine/replay";
import type { PageOf } from "../page";
import { makeSender, type Sender } from "../play/deliver";
import { Play } from "../play/Play";
import { makeTable, type Table } from "../play/table";
import { gameKey } from "../storage/games";
import { browserStore } from "../storage/store";

/** Sets the table of a deal. */
export function mount(root: HTMLElement, { code }: PageOf<"play">): void {
  const store = browserStore();
  const sender = makeSender({ store, fetch: (url, init) => fetch(url, init) });
  const table = makeTable(code, {
    store,
    now: () => performance.now(),
    date: () => Date.now(),
    onWon: ({ log }, seconds) => {
      sender.send({ code, actions: formatActions(log), seconds: Math.min(MAX_SECONDS, seconds) });
    },
  });
  live(table, sender);
  render(<Play table={table} sender={sender} />, root);
}

/** Connects a table with what happens around the page. */
function live(table: Table, sender: Sender): void {
  effect(() => {
    const delivery = sender.deliveries.value.get(table.code);
    if (delivery?.state === "saved") table.saved(delivery.id);
  });
  const seen = signal(!document.hidden);
  effect(() => {
    table.watch(seen.value);
    if (!seen.value) return;
    const timer = setInterval(table.tick, 1000);
    return () => clearInterval(timer);
  });
  const look = () => {
    seen.value = !document.hidden;
    if (seen.value) void sender.flush();
  };
  document.addEventListener("visibilitychange", look);
  addEventListener("pageshow", (event) => {
    seen.value = !document.hidden;
    if (event.persisted) table.follow();
    void sender.flush();
  });
  addEventListener("pagehide", () => {
    seen.value = false;
  });
  addEventListener("online", () => void sender.flush());
  addEventListener("storage", (event) => {
    if (event.key === null || event.key === gameKey(table.code)) table.follow();
  });
}
