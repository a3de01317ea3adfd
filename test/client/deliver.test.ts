import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { makeCode } from "#engine/code";
import { FIRST_PAUSE_MS, LONGEST_PAUSE_MS, makeSender } from "../../client/play/deliver";
import { addWin, waitingWins } from "../../client/storage/outbox";
import { makeMemoryStore } from "../../client/storage/store";

const ID = "abcdefghij";
const win = (number: number) => ({ code: makeCode(number), actions: "nAbK", seconds: 731 });
const saved = (status = 201) => new Response(JSON.stringify({ id: ID }), { status });

/** A sender whose network gives these answers one after the other; an Error is a lost connection. */
function sending(...answers: (Response | Error)[]) {
  const store = makeMemoryStore();
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => {
    const answer = answers.shift() ?? saved();
    if (answer instanceof Error) throw answer;
    return answer;
  });
  addWin(store, win(1));
  const sender = makeSender({ store, fetch });
  return { store, fetch, sender, state: () => sender.deliveries.value.get(win(1).code) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a win", () => {
  it.each([200, 201])("is out of the outbox when the server says %i", async (status) => {
    const { store, fetch, sender, state } = sending(saved(status));
    await sender.flush();
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect(url).toBe(`/api/games/${win(1).code}/replays`);
    expect(JSON.parse(String(init?.body))).toEqual({ actions: "nAbK", seconds: 731 });
    expect(state()).toEqual({ state: "saved", id: ID });
    expect(waitingWins(store)).toEqual([]);
  });

  it.each([
    ["a lost connection", new TypeError("Failed to fetch")],
    ["500", new Response("", { status: 500 })],
    ["503", new Response("", { status: 503 })],
    ["408", new Response("", { status: 408 })],
    ["425", new Response("", { status: 425 })],
    ["429", new Response("", { status: 429 })],
    ["a proxy's page", new Response("<html>", { status: 200 })],
  ])("is sent again after %s", async (_, answer) => {
    const { store, fetch, sender, state } = sending(answer);
    await sender.flush();
    expect(state()).toEqual({ state: "waiting" });
    expect(waitingWins(store)).toEqual([win(1)]);
    await vi.advanceTimersByTimeAsync(FIRST_PAUSE_MS);
    expect(fetch).toHaveBeenCalledTimes(2);
    expect(state()).toEqual({ state: "saved", id: ID });
  });

  it.each([400, 404, 413, 422])("is given up after %i", async (status) => {
    const { store, fetch, sender, state } = sending(new Response("", { status }));
    await sender.flush();
    await vi.advanceTimersByTimeAsync(LONGEST_PAUSE_MS);
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(state()).toEqual({ state: "refused" });
    expect(waitingWins(store)).toEqual([]);
  });

  it("waits longer from try to try, never longer than five minutes", async () => {
    const lost = Array.from({ length: 12 }, () => new TypeError("Failed to fetch"));
    const { fetch, sender } = sending(...lost);
    await sender.flush();
    await vi.advanceTimersByTimeAsync(FIRST_PAUSE_MS);
    expect(fetch).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(FIRST_PAUSE_MS);
    expect(fetch).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(FIRST_PAUSE_MS);
    expect(fetch).toHaveBeenCalledTimes(3);
    await vi.advanceTimersByTimeAsync(12 * LONGEST_PAUSE_MS);
    expect(fetch).toHaveBeenCalledTimes(13);
  });

  it("waits as long as the server asks", async () => {
    const busy = new Response("", { status: 429, headers: { "Retry-After": "60" } });
    const { fetch, sender } = sending(busy);
    await sender.flush();
    await vi.advanceTimersByTimeAsync(59_000);
    expect(fetch).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it("that comes while others are sent goes out after them", async () => {
    const { store, fetch, sender } = sending();
    const first = sender.flush();
    addWin(store, win(2));
    await Promise.all([first, sender.flush()]);
    expect(fetch).toHaveBeenCalledTimes(2);
    expect(waitingWins(store)).toEqual([]);
  });

  it("does not hold up the others that wait", async () => {
    const { store, sender } = sending(new Response("", { status: 503 }));
    addWin(store, win(2));
    await sender.flush();
    expect(waitingWins(store)).toEqual([win(1)]);
  });
});
