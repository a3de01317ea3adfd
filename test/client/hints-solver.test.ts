import { expect, test, vi } from "vitest";
import { makeDeal } from "#engine/deal";
import { isWinningLine } from "#engine/solver/line";
import { winnableCode } from "../../client/hints/new-deal";
import { formatReply, parseRequest, type Report } from "../../client/hints/protocol";
import { makeAsk, type Port } from "../../client/hints/solver";
import { CODE, LINE, reportsOf } from "./hints-support";

type Events = { message: (event: unknown) => void; error: () => void };

/** A web worker that says what the test wants. */
function makePort() {
  const listeners: Partial<Events> = {};
  const sent: unknown[] = [];
  const port = {
    postMessage: (message: unknown) => sent.push(message),
    addEventListener: (name: keyof Events, listener: never) => {
      listeners[name] = listener;
    },
  } as unknown as Port;
  const say = (id: number, report: Report) =>
    listeners.message?.({ data: formatReply({ id, report }) });
  return { port, sent, say, listeners };
}

const QUESTION = { ask: "hint", code: CODE, log: LINE.slice(0, 3) } as const;
const WON: Report = { is: "won", line: LINE.slice(3) };

test("one worker answers each question by its number", () => {
  const { port, sent, say } = makePort();
  const open = vi.fn(() => port);
  const ask = makeAsk(open);
  const [first, second] = [vi.fn(), vi.fn()];
  ask(QUESTION, first);
  ask({ ask: "deal", seed: 1 }, second);
  expect(open).toHaveBeenCalledOnce();
  expect(sent.map(parseRequest)).toEqual([
    { id: 1, question: QUESTION },
    { id: 2, question: { ask: "deal", seed: 1 } },
  ]);
  say(1, WON);
  expect(first).toHaveBeenCalledExactlyOnceWith(WON);
  expect(second).not.toHaveBeenCalled();
});

test("what is not wanted any more is taken back, and not heard of again", () => {
  const { port, sent, say, listeners } = makePort();
  const listener = vi.fn();
  const cancel = makeAsk(() => port)(QUESTION, listener);
  cancel();
  cancel();
  expect(sent.map(parseRequest)).toEqual([
    { id: 1, question: QUESTION },
    { id: 1, question: null },
  ]);
  say(1, WON);
  listeners.message?.({ data: "nonsense" });
  expect(listener).not.toHaveBeenCalled();
});

test("without a worker each question is told so, later", async () => {
  const ask = makeAsk(() => {
    throw new Error("no workers here");
  });
  const [first, second] = [vi.fn(), vi.fn()];
  ask(QUESTION, first);
  expect(first).not.toHaveBeenCalled();
  ask(QUESTION, second);
  await Promise.resolve();
  for (const listener of [first, second]) {
    expect(listener).toHaveBeenCalledExactlyOnceWith({ is: "unavailable" });
  }
});

test("a worker that breaks tells all that wait", () => {
  const { port, listeners } = makePort();
  const listener = vi.fn();
  makeAsk(() => port)(QUESTION, listener);
  listeners.error?.();
  expect(listener).toHaveBeenCalledExactlyOnceWith({ is: "unavailable" });
});

test("a new deal is one that can be won; a false proof is none; no solver, no code", async () => {
  const code = await winnableCode((question, listener) => {
    queueMicrotask(() => reportsOf(question).forEach(listener));
    return () => undefined;
  }, 7);
  const [proof] = reportsOf({ ask: "deal", seed: 7 });
  if (proof?.is !== "deal") throw new Error("a deal is found");
  expect(code).toBe(proof.code);
  expect(isWinningLine(makeDeal(proof.code), proof.line)).toBe(true);

  const answered = (report: Parameters<Parameters<ReturnType<typeof makeAsk>>[1]>[0]) =>
    winnableCode((_question, listener) => {
      queueMicrotask(() => listener(report));
      return () => undefined;
    }, 7);
  expect(await answered({ is: "deal", code: CODE, line: LINE.slice(1) })).toBeNull();
  expect(await answered({ is: "unavailable" })).toBeNull();
});

test("a proof that takes too long is not waited for", async () => {
  vi.useFakeTimers();
  const cancel = vi.fn();
  const code = winnableCode(() => cancel, 1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await code).toBeNull();
  expect(cancel).toHaveBeenCalled();
  vi.useRealTimers();
});
