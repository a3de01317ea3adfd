import type { GameCode } from "#engine/code";
import type { Env } from "../env";
import { log } from "../http/log";
import type { DealObject } from "./deal-object";

/** How often an object is asked again after a failure of which the platform says that it passes. */
const RETRIES = 2;
/** Milliseconds before the first retry; each further one waits twice as long. */
const RETRY_WAIT = 50;

export type Asked<T> = { readonly ok: true; readonly answer: T } | { readonly ok: false };

/**
 * Asks the object of a code. Every question may be asked twice (saving, too: the same game has
 * the same id). Asked again only where the platform calls the failure retryable, with a new stub
 * since the old one stays broken, and never when the object is overloaded. Never throws.
 */
export async function askObject<T>(
  env: Pick<Env, "DEALS">,
  code: GameCode,
  question: (object: DurableObjectStub<DealObject>) => Promise<T>,
): Promise<Asked<T>> {
  for (let retry = 0; ; retry++) {
    try {
      const object = env.DEALS.get(env.DEALS.idFromName(code));
      return { ok: true, answer: await question(object) };
    } catch (error) {
      if (retry === RETRIES || !passes(error)) {
        log("object-failed", error);
        return { ok: false };
      }
      await scheduler.wait(RETRY_WAIT * 2 ** retry);
    }
  }
}

/** Whether the platform marks a failure as one that a new try may not meet. */
function passes(error: unknown): boolean {
  const { retryable, overloaded } = error as { retryable?: boolean; overloaded?: boolean };
  return retryable === true && overloaded !== true;
}
