/** What a page and the service worker that waits say to each other. */

/** What a page asks: whether the worker takes over, told the page's script. */
export interface TakeOverQuestion {
  readonly question: "take-over";
  /** The path of the page's entry script, which is another in each build. */
  readonly script: string;
}

export type TakeOverAnswer = "taking-over" | "page-is-older" | "others-are-open";

/** The script of a question; null where a message is none. */
export function parseQuestion(message: unknown): string | null {
  if (typeof message !== "object" || message === null) return null;
  const { question, script } = message as Partial<Record<keyof TakeOverQuestion, unknown>>;
  return question === "take-over" && typeof script === "string" ? script : null;
}
