import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { makeCode } from "#engine/code";
import { addToBook, parseFacts, readBook, tidyBook } from "../../client/stats/book";
import {
  type Attempt,
  formatFact,
  MOST_ATTEMPTS,
  parseFact,
  unite,
} from "../../client/stats/facts";
import { FACTS_PREFIX, recordBegun } from "../../client/stats/record";
import { browserStore, makeMemoryStore, makeStore, type Store } from "../../client/storage/store";

const START = 1_764_504_000_000;
const attempt = (number: number, start: number, moves: number | null = null): Attempt => ({
  code: makeCode(number),
  start,
  win: moves === null ? null : { moves, redeals: 2, seconds: 731, at: start + 900_000 },
});
const anyAttempt = fc
  .tuple(fc.nat(6), fc.nat(6), fc.option(fc.integer({ min: 96, max: 99 })))
  .map(([number, start, moves]) => attempt(number, START + start, moves));
const asText = (attempts: Iterable<Attempt>) => [...attempts].map(formatFact).sort();

let store: Store;
beforeEach(() => {
  localStorage.clear();
  store = makeMemoryStore();
});

describe("a fact", () => {
  it("is read as it was written", () => {
    for (const fact of [attempt(1, START), attempt(2, START, 131)]) {
      expect(parseFact(formatFact(fact))).toEqual(fact);
    }
    expect(formatFact(attempt(2, START, 131))).toBe(
      "CR1-N-AAAAAAC 1764504000000 131 2 731 1764504900000",
    );
  });

  it("may have more in it than this version knows", () => {
    const line = `${formatFact(attempt(2, START, 131))} and more`;
    expect(parseFact(line)).toEqual(attempt(2, START, 131));
  });

  it.each([
    "",
    "CR1-N-CRESCEN",
    "CR1-N-CRESCEN 17",
    "CR1-N-CRESCEN 17645040000001",
    "CR1-N-CRESCE 1764504000000",
    "cr1-n-crescen 1764504000000",
    " CR1-N-CRESCEN 1764504000000",
    "CR1-N-CRESCEN -764504000000",
    "<script> 1764504000000",
  ])("is none in “%s”", (line) => {
    expect(parseFact(line)).toBe(null);
  });

  it.each([
    ["too few moves", "95 2 731 1764504900000"],
    ["a fourth redeal", "131 4 731 1764504900000"],
    ["more than 30 days", "131 2 2592001 1764504900000"],
    ["an end before its beginning", "131 2 731 1764503999999"],
    ["an end that was cut off", "131 2 731 17645049"],
    ["no numbers", "131 NaN 731 1764504900000"],
  ])("of a win with %s is a beginning only", (_, win) => {
    expect(parseFact(`CR1-N-CRESCEN 1764504000000 ${win}`)).toMatchObject({ win: null });
  });
});

describe("the union of facts", () => {
  it("is the same in any order and however often they come", () => {
    fc.assert(
      fc.property(fc.array(anyAttempt), fc.array(anyAttempt), (a, b) => {
        const once = asText(unite([...a, ...b]).values());
        expect(asText(unite([...b, ...a, ...b].reverse()).values())).toEqual(once);
        expect(asText(unite([...unite(a).values(), ...unite(b).values()]).values())).toEqual(once);
      }),
    );
  });

  it("keeps the latest where there are too many", () => {
    const many = Array.from({ length: MOST_ATTEMPTS + 5 }, (_, i) => attempt(i, START + i));
    const kept = unite(many);
    expect(kept.size).toBe(MOST_ATTEMPTS);
    expect(Math.min(...[...kept.values()].map(({ start }) => start))).toBe(START + 5);
  });
});

describe("the book", () => {
  const record = (fact: Attempt) =>
    store.set(`${FACTS_PREFIX}${fact.code}.${fact.start}.${fact.win?.moves}`, formatFact(fact));
  const records = () => store.keys().filter((key) => key.startsWith(FACTS_PREFIX));

  it("loses nothing whenever tabs tidy it and write on at the same time", () => {
    // Each tab's tidying is cut at every single access to the storage, where the other one acts.
    fc.assert(
      fc.property(
        fc.array(anyAttempt, { minLength: 1, maxLength: 12 }),
        fc.array(anyAttempt, { minLength: 1, maxLength: 4 }),
        fc.nat(40),
        (before, meanwhile, cut) => {
          store = makeMemoryStore();
          for (const fact of before) record(fact);
          let access = 0;
          const act = <T>(value: T): T => {
            if (access++ === cut) {
              for (const fact of meanwhile) record(fact);
              addToBook(store, []);
            }
            return value;
          };
          const other: Store = {
            get: (key) => act(store.get(key)),
            set: (key, text) => act(store.set(key, text)),
            remove: (key) => act(store.remove(key)),
            keys: () => act(store.keys()),
          };
          addToBook(other, []);
          if (access <= cut) for (const fact of meanwhile) record(fact);
          const all = unite([...before, ...meanwhile]).values();
          expect(asText(readBook(store).values())).toEqual(asText(all));
        },
      ),
      { numRuns: 300 },
    );
  });

  it("becomes one record when there are many", () => {
    for (let i = 0; i < 60; i++) recordBegun(store, makeCode(i), START + i);
    const before = asText(readBook(store).values());
    tidyBook(store);
    expect(records()).toHaveLength(1);
    expect(asText(readBook(store).values())).toEqual(before);
    tidyBook(store);
    recordBegun(store, makeCode(1), START);
    tidyBook(store);
    expect(records()).toHaveLength(2);
  });

  it("stays as it was where there is no room for the new record", () => {
    for (let i = 0; i < 60; i++) recordBegun(store, makeCode(i), START + i);
    const full: Store = { ...store, set: () => false };
    tidyBook(full);
    expect(addToBook(full, [attempt(99, START)])).toBe(false);
    expect(records()).toHaveLength(60);
  });

  it.each([
    ["nothing", ""],
    ["JSON of another version", '{"version":9,"attempts":[1,2]}'],
    ["other types", "[object Object]\nundefined\nnull"],
    ["a huge line", "x".repeat(3_000_000)],
    ["many empty lines", "\n".repeat(100_000)],
    ["markup", "<img src=x onerror=alert(1)> 1764504000000"],
  ])("reads all the rest where a record holds %s", (_, poison) => {
    recordBegun(store, makeCode(1), START);
    store.set(`${FACTS_PREFIX}x`, poison);
    store.set(`${FACTS_PREFIX}y`, `${poison.slice(0, 50)}\n${formatFact(attempt(2, START, 131))}`);
    expect(asText(readBook(store).values())).toEqual(
      asText([attempt(1, START), attempt(2, START, 131)]),
    );
  });

  it("reads what is left of a record that was cut off anywhere", () => {
    const facts = [attempt(1, START), attempt(2, START, 131), attempt(3, START)];
    const text = facts.map(formatFact).join("\n");
    for (let length = 0; length <= text.length; length++) {
      const known = new Set(facts.map(({ code }) => code));
      for (const { code, start } of parseFacts(text.slice(0, length))) {
        expect(known.has(code)).toBe(true);
        expect(start).toBe(START);
      }
    }
    expect(parseFacts(text.slice(0, -1))).toHaveLength(2);
  });

  it("of 20,000 attempts takes less than two million characters", () => {
    addToBook(
      store,
      Array.from({ length: MOST_ATTEMPTS }, (_, i) => attempt(i, START + i, 131)),
    );
    const [key = ""] = records();
    expect(store.get(key)?.length).toBeLessThan(2_000_000);
    expect(readBook(store).size).toBe(MOST_ATTEMPTS);
  });

  it("works in the browser's storage, and without one", () => {
    const real = browserStore();
    recordBegun(real, makeCode(1), START);
    expect(readBook(browserStore()).size).toBe(1);
    const blocked = makeStore(
      new Proxy({} as Storage, {
        get: () => {
          throw new DOMException("", "SecurityError");
        },
      }),
    );
    recordBegun(blocked, makeCode(1), START);
    expect(readBook(blocked).size).toBe(1);
  });
});
