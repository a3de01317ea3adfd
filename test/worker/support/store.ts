import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import type { GameCode } from "#engine/code";
import type { DealObject } from "../../../worker/store/deal-object";

/** The object of a code. */
export function objectOf(code: GameCode): DurableObjectStub<DealObject> {
  return env.DEALS.get(env.DEALS.idFromName(code));
}

/** The names of the tables that the object of a code has. */
export function tablesOf(code: GameCode): Promise<string[]> {
  return runInDurableObject(objectOf(code), (_, { storage }) =>
    storage.sql
      .exec<{ name: string }>("SELECT name FROM sqlite_schema WHERE type = 'table'")
      .toArray()
      .map(({ name }) => name)
      .filter((name) => !name.startsWith("_cf_")),
  );
}

/** The keys that wait to be published, in order. */
export function outboxOf(code: GameCode): Promise<string[]> {
  return runInDurableObject(objectOf(code), (_, { storage }) =>
    storage.sql
      .exec<{ key: string }>("SELECT key FROM outbox ORDER BY key")
      .toArray()
      .map(({ key }) => key),
  );
}

/** When the object of a code is to be woken, in milliseconds from now; null when it is not. */
export function alarmOf(code: GameCode): Promise<number | null> {
  return runInDurableObject(objectOf(code), async (_, { storage }) => {
    const at = await storage.getAlarm();
    return at === null ? null : at - Date.now();
  });
}
