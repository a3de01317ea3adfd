import { effect, type ReadonlySignal, signal, untracked } from "@preact/signals";
import { render } from "preact";
import { formatActions } from "#engine/action";
import type { GameCode } from "#engine/code";
import { MAX_SECONDS } from "#engine/limits";
import type { PageOf } from "../page";
import type { Sender } from "../play/deliver";
import { startDelivery } from "../play/delivery";
import { Play } from "../play/Play";
import { makeTable, type Table } from "../play/table";
import type { Arrival } from "../share/Arrival";
import { gameKey } from "../storage/games";
import { browserStore, type Store } from "../storage/store";

/** Sets the table of a deal. */
export async function mount(root: HTMLElement, { code, daily }: PageOf<"play">): Promise<void> {
  const store = browserStore();
  const arrival = await arrivalAt(code, store);
  const { sender, deliver } = startDelivery(store);
  const table = makeTable(code, {
    store,
    now: () => performance.now(),
    date: () => Date.now(),
    onWon: (game, seconds) => {
      const actions = formatActions(game.log);
      deliver({ code, actions, seconds: Math.min(MAX_SECONDS, seconds) });
    },
  });
  live(table, sender);
  setTimeout(() => void tidy(store), TIDY_MS);
  render(<Play table={table} sender={sender} arrival={arrival} daily={daily ?? null} />, root);
}

/** How long after the table is set what it has recorded is put in order, in milliseconds. */
const TIDY_MS = 10_000;

/** Without a network its code may not be to be had; another page will do it. */
async function tidy(store: Store): Promise<void> {
  const book = await import("../stats/book").catch(() => null);
  book?.tidyBook(store);
}

/** What the page's link brings besides the deal; where it can't be taken up, the deal alone. */
async function arrivalAt(code: GameCode, store: Store): Promise<Arrival | null> {
  const { hash, search } = location;
  if (!hash.startsWith("#at=") && !search.includes("beat=")) return null;
  try {
    return await (await import("../share/Arrival")).arrive(code, store);
  } catch {
    return null;
  }
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
