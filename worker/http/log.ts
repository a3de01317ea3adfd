/** What may be worth knowing to who runs this; there is nothing else in the logs. */
export type EventId =
  | "internal-error"
  | "object-failed"
  | "object-wake-failed"
  | "object-alarm-failed"
  | "kv-read-failed"
  | "kv-value-broken"
  | "publish-failed"
  | "rate-limit-failed";

/**
 * Writes an event's id and, of an error, its name. Never an address, a path or a text that came
 * from outside.
 */
export function log(event: EventId, error?: unknown): void {
  const name = error instanceof Error ? error.name : undefined;
  console.warn(JSON.stringify(name === undefined ? { event } : { event, error: name }));
}
