import { effect, type ReadonlySignal, signal, untracked } from "@preact/signals";
import { render } from "preact";
import { formatActions } from "#engine/action";
import { MAX_SECONDS } from "#engine/limits";
import type { PageOf } from "../page";
import type { Sender } from "../play/deliver";
import { startDelivery } from "../play/delivery";
import { Play } from "../play/Play";
import { makeTable, type Table } from "../play/table";
import { gameKey } from "../storage/games";
import { addWin } from "../storage/outbox";
import { browserStore } from "../storage/store";

/** Sets the table of a deal. */
export function mount(root: HTMLElement, { code }: PageOf<"play">): void {
  const store = browserStore();
  const { sender, deliver } = startDelivery(store);
  const table = makeTable(code, {
    store,
    now: () => performance.now(),
    date: () => Date.now(),
    onWon: (game, seconds) => {
      const actions = formatActions(game.log);
      addWin(store, { code, actions, seconds: Math.min(MAX_SECONDS, seconds) });
      deliver();
    },
  });
  live(table, sender);
  render(<Play table={table} sender={sender} />, root);
}

/** Connects a table with what happens around the page. */
function live(table: Table, sender: ReadonlySignal<Sender | null>): void {
  effect(() => {
    const delivery = sender.value?.deliveries.value.get(table.code);
    if (delivery?.state === "saved") untracked(() => table.saved(delivery.id));
  });
  const seen = signal(!document.hidden);
  effect(() => {
    const sees = seen.value;
    untracked(() => table.watch(sees));
    if (!sees) return;
    const timer = setInterval(table.tick, 1000);
    return () => clearInterval(timer);
  });
  const look = () => {
    seen.value = !document.hidden;
  };
  document.addEventListener("visibilitychange", look);
  addEventListener("pageshow", (event) => {
    if (event.persisted) table.catchUp();
    look();
  });
  addEventListener("pagehide", () => {
    seen.value = false;
  });
  addEventListener("storage", (event) => {
    if (event.key === null || event.key === gameKey(table.code)) table.catchUp();
  });
}
