/** Ends when every promise that could settle without an event from outside has settled. */
export function drained(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
