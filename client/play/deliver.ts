/**
 * Brings wins to the server: again and again until it acknowledges or refuses them, over reloads
 * and lost connections. The same win sent twice is one, so nothing is lost by trying.
 */
import { type ReadonlySignal, signal } from "@preact/signals";
import type { GameCode } from "#engine/code";
import { REPLAY_ID } from "#engine/limits";
import { addWin, removeWin, type Win, waitingWins } from "../storage/outbox";
import { readFields, readText } from "../storage/read";
import type { Store } from "../storage/store";

export { addWin };

/** How it stands with the saving of a win. */
export type Delivery =
  | { readonly state: "sending" | "waiting" | "refused" | "too-long" }
  | { readonly state: "saved"; readonly id: string };

/** The first pause before another try, and the longest, in milliseconds. */
export const FIRST_PAUSE_MS = 2_000;
export const LONGEST_PAUSE_MS = 300_000;
/** How long an answer is waited for, in milliseconds. */
const PATIENCE_MS = 15_000;

/** What the sender needs of the world. */
export interface World {
  readonly store: Store;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
}

export interface Sender {
  /** How it stands with the last win of each deal that was sent by this page. */
  readonly deliveries: ReadonlySignal<ReadonlyMap<GameCode, Delivery>>;
  /** Sends all that waits in the outbox, now. */
  readonly flush: () => Promise<void>;
}

type Answer =
  | { readonly kind: "saved"; readonly id: string }
  | { readonly kind: "refused" }
  | { readonly kind: "later"; readonly seconds: number };

/** A sender over a store and a network. */
export function makeSender(world: World): Sender {
  const deliveries = signal<ReadonlyMap<GameCode, Delivery>>(new Map());
  let running: Promise<void> | null = null;
  let again = false;
  let pause = FIRST_PAUSE_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const note = (code: GameCode, delivery: Delivery) => {
    deliveries.value = new Map(deliveries.value).set(code, delivery);
  };
  const round = async () => {
    let wait = 0;
    for (const win of waitingWins(world.store)) {
      note(win.code, { state: "sending" });
      const answer = await post(world, win);
      if (answer.kind === "later") {
        note(win.code, { state: "waiting" });
        wait = Math.max(wait, answer.seconds * 1000, 1);
        continue;
      }
      removeWin(world.store, win);
      note(win.code, answer.kind === "saved" ? { state: "saved", id: answer.id } : REFUSED);
    }
    clearTimeout(timer);
    if (wait > 0) {
      timer = setTimeout(flush, Math.min(LONGEST_PAUSE_MS, Math.max(wait, pause)));
      pause = Math.min(LONGEST_PAUSE_MS, pause * 2);
    } else pause = FIRST_PAUSE_MS;
  };
  const flush = async (): Promise<void> => {
    if (running) {
      again = true;
      return running;
    }
    running = round();
    await running;
    running = null;
    if (again) {
      again = false;
      await flush();
    }
  };
  return { deliveries, flush };
}

const REFUSED: Delivery = { state: "refused" };

async function post(world: World, win: Win): Promise<Answer> {
  const { code, actions, seconds } = win;
  try {
    const response = await world.fetch(`/api/games/${code}/replays`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "application/json" },
      body: JSON.stringify({ actions, seconds }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (response.status === 200 || response.status === 201) {
      const id = readText(readFields(await response.text())?.["id"], REPLAY_ID);
      return id === null ? { kind: "later", seconds: 0 } : { kind: "saved", id };
    }
    if (isFinal(response.status)) return { kind: "refused" };
    return { kind: "later", seconds: Number(response.headers.get("Retry-After")) || 0 };
  } catch {
    return { kind: "later", seconds: 0 };
  }
}

/** Whether trying again is of no use. */
function isFinal(status: number): boolean {
  return status >= 400 && status < 500 && ![408, 425, 429].includes(status);
}
