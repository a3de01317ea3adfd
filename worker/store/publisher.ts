/**
 * Writing a deal's outbox to KV. Limits of KV that this respects: one write per second and key
 * (a replay's key is written once, the deal's at most once a run), six connections at a time, 50
 * operations per invocation and 1,000 writes a day on the free plan. Beyond these KV refuses, and
 * the entries wait here: nothing depends on their being there.
 */
import type { GameCode } from "#engine/code";
import { log } from "../http/log";
import type { Ledger, OutboxEntry } from "./ledger";

/** Milliseconds from a win to its publication: what comes in between shares the deal's entry. */
export const PUBLISH_DELAY = 5_000;
/** Milliseconds to the next run when a run ended well and left something. */
export const NEXT_RUN_DELAY = 1_100;
/** The longest wait, in milliseconds, between two tries while KV refuses everything. */
export const LONGEST_DELAY = 10 * 60_000;

/** Entries per run, and how many are under way at once. */
const RUN = 40;
const AT_ONCE = 6;

/** The part of KV that publishing needs. */
export type Publication = Pick<KVNamespace, "put">;

/**
 * One run: writes what the outbox holds, each entry with its own failure. A group of which none
 * could be written ends the run. What is written is taken from the ledger at that moment.
 */
export async function publish(ledger: Ledger, kv: Publication): Promise<void> {
  const entries = ledger.outbox(RUN);
  for (let i = 0; i < entries.length; i += AT_ONCE) {
    const group = entries.slice(i, i + AT_ONCE);
    const written = await Promise.all(group.map((entry) => write(ledger, kv, entry)));
    if (written.includes(false)) log("publish-failed");
    if (written.includes(true)) continue;
    ledger.halts += 1;
    return;
  }
  ledger.halts = 0;
}

/** Milliseconds to wait for the next run, or null when nothing is left to do. */
export function nextRun(ledger: Ledger): number | null {
  if (!ledger.hasOutbox()) return null;
  const { halts } = ledger;
  return halts === 0 ? NEXT_RUN_DELAY : Math.min(LONGEST_DELAY, PUBLISH_DELAY * 2 ** (halts - 1));
}

async function write(ledger: Ledger, kv: Publication, entry: OutboxEntry): Promise<boolean> {
  try {
    await kv.put(entry.key, JSON.stringify(entryValue(ledger, entry)));
  } catch {
    ledger.refused(entry);
    return false;
  }
  ledger.published(entry);
  return true;
}

function entryValue(ledger: Ledger, { key }: OutboxEntry): unknown {
  const [code, id] = key.split("/") as [GameCode, string | undefined];
  return id === undefined ? ledger.game(code) : ledger.replay(code, id);
}
