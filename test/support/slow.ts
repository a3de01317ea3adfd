/** Whether the long tests shall run in full: `npm run test:slow` sets CRESCENT_SLOW. */
export const slow: boolean = process.env["CRESCENT_SLOW"] === "1";

/** How many runs a test makes: CRESCENT_RUNS where it is set, else by whether it runs in full. */
export function runs(quick: number, full = quick): number {
  return Number(process.env["CRESCENT_RUNS"] ?? (slow ? full : quick));
}
