/**
 * What the page and its solver say to each other. Both sides read what comes as if anybody had sent
 * it: a message that is none is null, and nothing happens.
 */
import { type Action, formatActions, parseActions } from "#engine/action";
import { type GameCode, isCode } from "#engine/code";
import { isFields, readCount, readText } from "../storage/read";

/** What a page may ask. A game is a deal's code with the actions since. */
export type Question =
  /** What to do next, or that nothing helps. */
  | { readonly ask: "hint"; readonly code: GameCode; readonly log: readonly Action[] }
  /** Whether plays to the foundations alone finish the game. */
  | { readonly ask: "finish"; readonly code: GameCode; readonly log: readonly Action[] }
  /** Where the win was last certain, and the shortest win to be found for the deal. */
  | { readonly ask: "review"; readonly code: GameCode; readonly log: readonly Action[] }
  /** A deal that can be won; chance is the page's, 0 to 2^32 − 1. */
  | { readonly ask: "deal"; readonly seed: number };

/** What a page hears; the last report of a question says so by its state. */
export type Report =
  /** A line that wins from the position. */
  | { readonly is: "won"; readonly line: readonly Action[] }
  /**
   * Proven lost. `back` is the number of actions after which the game could last be won: null
   * while that is looked for, or where none is known.
   */
  | { readonly is: "lost"; readonly back: number | null; readonly looking: boolean }
  /** Neither is known; `line` leads to the best position that was found. */
  | { readonly is: "unknown"; readonly line: readonly Action[] }
  /** The plays that finish the game; null where it takes more. */
  | { readonly is: "finish"; readonly line: readonly Action[] | null }
  | {
      readonly is: "review";
      readonly looking: boolean;
      /** After how many actions the game could last be won, and was first proven lost. */
      readonly won: number | null;
      readonly lost: number | null;
      /** The best win that is known from the deal. */
      readonly best: readonly Action[] | null;
    }
  /** A deal with a line that wins it. */
  | { readonly is: "deal"; readonly code: GameCode; readonly line: readonly Action[] };

/** A message to the solver: a question with its number, or that its answer is no longer wanted. */
export type Request =
  | { readonly id: number; readonly question: Question }
  | { readonly id: number; readonly question: null };

export interface Reply {
  readonly id: number;
  readonly report: Report;
}

/** A message to the solver as it is sent: actions are texts. */
export function formatRequest({ id, question }: Request): unknown {
  if (question === null) return { id, cancel: true };
  return "log" in question
    ? { id, ...question, log: formatActions(question.log) }
    : { id, ...question };
}

export function parseRequest(value: unknown): Request | null {
  if (!isFields(value)) return null;
  const id = readCount(value["id"]);
  if (id === null) return null;
  if (value["cancel"] === true) return { id, question: null };
  const question = parseQuestion(value);
  return question === null ? null : { id, question };
}

function parseQuestion(fields: Readonly<Record<string, unknown>>): Question | null {
  const { ask, code: text, log: actions, seed: number } = fields as Record<string, unknown>;
  if (ask === "deal") {
    const seed = readCount(number, 2 ** 32 - 1);
    return seed === null ? null : { ask, seed };
  }
  if (ask !== "hint" && ask !== "finish" && ask !== "review") return null;
  const code = readCode(text);
  const log = readActions(actions);
  return code === null || log === null ? null : { ask, code, log };
}

/** A report as it is sent. */
export function formatReply({ id, report }: Reply): unknown {
  const texts = Object.entries(report).map(([name, value]) => [
    name,
    Array.isArray(value) ? formatActions(value as Action[]) : value,
  ]);
  return { ...Object.fromEntries(texts), id };
}

export function parseReply(value: unknown): Reply | null {
  if (!isFields(value)) return null;
  const id = readCount(value["id"]);
  const report = parseReport(value);
  return id === null || report === null ? null : { id, report };
}

function parseReport(fields: Readonly<Record<string, unknown>>): Report | null {
  const line = readActions(fields["line"]);
  const looking = fields["looking"] === true;
  switch (fields["is"]) {
    case "won":
      return line === null ? null : { is: "won", line };
    case "unknown":
      return line === null ? null : { is: "unknown", line };
    case "lost":
      return { is: "lost", back: readCount(fields["back"]), looking };
    case "finish":
      return { is: "finish", line };
    case "review": {
      const won = readCount(fields["won"]);
      const lost = readCount(fields["lost"]);
      return { is: "review", looking, won, lost, best: readActions(fields["best"]) };
    }
    case "deal": {
      const code = readCode(fields["code"]);
      return code === null || line === null ? null : { is: "deal", code, line };
    }
    default:
      return null;
  }
}

function readCode(value: unknown): GameCode | null {
  return typeof value === "string" && isCode(value) ? value : null;
}

function readActions(value: unknown): readonly Action[] | null {
  const text = readText(value);
  const parsed = text === null ? null : parseActions(text);
  return parsed?.ok ? parsed.actions : null;
}
