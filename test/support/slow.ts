/** Whether the long tests shall run in full: `npm run test:slow` sets CRESCENT_SLOW. */
export const slow: boolean = process.env["CRESCENT_SLOW"] === "1";
