import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  formatReply,
  formatRequest,
  parseReply,
  parseRequest,
  type Question,
  type Report,
} from "../../client/hints/protocol";
import { CODE, LINE } from "./hints-support";

const QUESTIONS: readonly (Question | null)[] = [
  null,
  { ask: "hint", code: CODE, log: LINE },
  { ask: "finish", code: CODE, log: [] },
  { ask: "review", code: CODE, log: LINE.slice(0, 7) },
  { ask: "deal", seed: 2 ** 32 - 1 },
];
const REPORTS: readonly Report[] = [
  { is: "won", line: LINE },
  { is: "lost", back: 12, looking: false },
  { is: "lost", back: null, looking: true },
  { is: "unknown", line: [] },
  { is: "finish", line: LINE },
  { is: "finish", line: null },
  { is: "review", looking: true, won: 3, lost: null, best: null },
  { is: "review", looking: false, won: null, lost: 0, best: LINE },
  { is: "deal", code: CODE, line: LINE },
];

/** What a message is after it was sent: a copy that knows no class. */
const sent = (value: unknown) => structuredClone(value);

describe("messages", () => {
  test.for(QUESTIONS)("%j comes over to the solver", (question) => {
    expect(parseRequest(sent(formatRequest({ id: 5, question })))).toEqual({ id: 5, question });
  });

  test.for(REPORTS)("%j comes over to the page", (report) => {
    expect(parseReply(sent(formatReply({ id: 6, report })))).toEqual({ id: 6, report });
  });

  test("anything else is none, and nothing throws", () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(parseRequest(value)).toBeNull();
        expect(parseReply(value)).toBeNull();
      }),
    );
  });

  test.for([
    { id: 1, ask: "hint", code: "CR1-N-crescen", log: "" },
    { id: 1, ask: "hint", code: CODE, log: "a" },
    { id: 1, ask: "hint", code: CODE },
    { id: -1, ask: "deal", seed: 1 },
    { id: 1, ask: "deal", seed: 2 ** 32 },
    { id: 1, ask: "solve", code: CODE, log: "" },
    { id: 1, cancel: "yes" },
  ])("%j is no request", (value) => expect(parseRequest(value)).toBeNull());

  test.for([
    { id: 1, is: "won", line: "zz" },
    { id: 1, is: "won" },
    { id: 1, is: "unknown", line: 3 },
    { id: 1, is: "deal", code: "CR1-N-A", line: "" },
    { id: 1.5, is: "lost", back: 1 },
    { id: 1, is: "unavailable" },
  ])("%j is no reply", (value) => expect(parseReply(value)).toBeNull());
});
