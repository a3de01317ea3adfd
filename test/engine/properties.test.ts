import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  ACTIONS,
  type Action,
  formatAction,
  formatActions,
  parseAction,
  parseActions,
} from "#engine/action";
import { areAdjacent, formatCard, parseCard } from "#engine/card";
import { makeDeal, pickCode } from "#engine/deal";
import {
  cardsHome,
  copyPosition,
  countAt,
  isPile,
  isWon,
  samePosition,
  topOf,
} from "#engine/position";
import {
  actionOfMove,
  apply,
  attempt,
  legalActions,
  moveOf,
  play,
  REFUSALS,
  refusalOf,
  refusalOfMove,
  statusOf,
  targetsOf,
} from "#engine/rules";
import { below, sfc32, shuffle } from "#engine/shuffle";
import {
  actionsLike,
  anyAction,
  anyCode,
  anyPlace,
  anyPosition,
  anyText,
  played,
} from "../support/arbitraries.ts";
import { allCards, fromSlow, toSlow } from "../support/builders.ts";
import { seed } from "../support/seed.ts";
import { runs } from "../support/slow.ts";

const PLACES = Array.from({ length: 24 }, (_, place) => place);

describe(`positions and actions, CRESCENT_SEED=${seed}`, () => {
  test("the 104 cards of a deal are two decks, and every action conserves them", () => {
    fc.assert(
      fc.property(played, ({ code, position }) => {
        expect(allCards(position)).toEqual(allCards(makeDeal(code)));
        const twoDecks = Array.from({ length: 104 }, (_, n) => n >> 1);
        expect(allCards(position)).toEqual(twoDecks);
      }),
    );
  });

  test("a position is the same block of bytes however it was reached", () => {
    fc.assert(
      fc.property(played, ({ position }) => {
        expect(samePosition(fromSlow(toSlow(position)), position)).toBe(true);
      }),
    );
  });

  test("legalActions is what play accepts, and all 297 filtered by refusalOf", () => {
    fc.assert(
      fc.property(anyPosition, (position) => {
        const legal = legalActions(position);
        expect(legal).toEqual(ACTIONS.filter((action) => refusalOf(position, action) === null));
        expect(legal).toEqual(
          ACTIONS.filter((action) => typeof play(position, action) !== "string"),
        );
      }),
    );
  });

  test("targetsOf and gestures say the same as the actions", () => {
    fc.assert(
      fc.property(anyPosition, (position) => {
        const legal: string[] = [];
        for (const from of PLACES) {
          const gestures = PLACES.map((to) => actionOfMove(position, from, to));
          const refusals = gestures.map((done) => (typeof done === "number" ? null : done));
          expect(refusals).toEqual(PLACES.map((to) => refusalOfMove(position, from, to)));
          const targets = PLACES.filter((to) => refusals[to] === null);
          expect(targets).toEqual(targetsOf(position, from));
          for (const to of targets) {
            const action = gestures[to] as Action;
            expect(moveOf(position, action)).toEqual({ from, to });
            legal.push(formatAction(action));
          }
        }
        const moves = legalActions(position).map(formatAction);
        expect(legal.sort()).toEqual(moves.filter((text) => text !== "RR").sort());
      }),
    );
  });

  test("play leaves the position before it alone; apply and attempt do the same in place", () => {
    fc.assert(
      fc.property(anyPosition, anyAction, (position, action) => {
        const before = copyPosition(position);
        const after = play(position, action);
        expect(samePosition(position, before)).toBe(true);
        const tried = copyPosition(position);
        const refusal = attempt(tried, action);
        if (typeof after === "string") {
          expect(REFUSALS).toContain(after);
          expect(refusal).toBe(after);
          expect(samePosition(tried, position)).toBe(true);
          return;
        }
        apply(before, action);
        expect(samePosition(before, after)).toBe(true);
        expect(refusal).toBeNull();
        expect(samePosition(tried, after)).toBe(true);
      }),
    );
  });

  test("a move takes one card from one place and lays it on another", () => {
    fc.assert(
      fc.property(anyPosition, (position) => {
        for (const action of legalActions(position)) {
          if (formatAction(action) === "RR") continue;
          const { from, to } = moveOf(position, action);
          const after = play(position, action);
          if (typeof after === "string") throw new Error(after);
          expect(topOf(after, to)).toBe(topOf(position, from));
          const counts = PLACES.map((place) => countAt(after, place) - countAt(position, place));
          expect(counts).toEqual(PLACES.map((place) => +(place === to) - +(place === from)));
          const home = +!isPile(to) - +!isPile(from);
          expect(cardsHome(after) - cardsHome(position)).toBe(home);
        }
      }),
    );
  });

  test("how a game stands", () => {
    fc.assert(
      fc.property(anyPosition, (position) => {
        const status = statusOf(position);
        expect(status === "won").toBe(isWon(position));
        if (status === "playing") expect(legalActions(position)).not.toEqual([]);
        if (status !== "stuck") return;
        for (const action of legalActions(position)) {
          expect(formatAction(action)).toBe("RR");
          const after = toSlow(play(position, action) as never);
          expect(after.piles).toEqual(toSlow(position).piles);
        }
      }),
    );
  });

  test("nothing throws for any two places", () => {
    fc.assert(
      fc.property(anyPosition, anyPlace, anyPlace, (position, from, to) => {
        expect([null, ...REFUSALS]).toContain(refusalOfMove(position, from, to));
      }),
    );
  });
});

describe(`texts, CRESCENT_SEED=${seed}`, () => {
  test("cards go to text and back", () => {
    const texts = Array.from({ length: 52 }, (_, card) => formatCard(card));
    expect(new Set(texts).size).toBe(52);
    expect(texts.map(parseCard)).toEqual(texts.map((_, card) => card));
    expect([texts[0], texts[9], texts[25], texts[51]]).toEqual(["AS", "10S", "KH", "KC"]);
  });

  test("a text that is a card is the card's own text", () => {
    const cardsLike = fc.oneof(anyText, fc.string({ unit: fc.constantFrom(..."A1023JQKSHDCs ♠") }));
    fc.assert(
      fc.property(cardsLike, (text) => {
        const card = parseCard(text);
        if (card !== null) expect(formatCard(card)).toBe(text);
      }),
    );
    const others = ["", "S", "1S", "11S", "as", "0S", "AS ", "AX", "A", "10s"];
    expect(others.map(parseCard)).toEqual(others.map(() => null));
  });

  test("neighbours on the circle of ranks", () => {
    const rank = fc.integer({ min: 1, max: 13 });
    fc.assert(
      fc.property(rank, rank, (a, b) => {
        expect(areAdjacent(a, b)).toBe((a - b + 13) % 13 === 1 || (b - a + 13) % 13 === 1);
      }),
    );
  });

  test("the 297 actions go to text and back", () => {
    const texts = ACTIONS.map(formatAction);
    expect(new Set(texts).size).toBe(297);
    expect(texts.map(parseAction)).toEqual(ACTIONS);
    for (const text of texts) {
      expect(text).toMatch(/^([a-p][a-pAK]|[SHDC][AK]|RR)$/);
    }
    expect(ACTIONS).toEqual([...ACTIONS].sort((a, b) => a - b));
  });

  test("parseAction takes these alone", () => {
    fc.assert(
      fc.property(actionsLike, (text) => {
        const action = parseAction(text);
        expect(action !== null).toBe(
          /^([a-p][a-pAK]|[SHDC][AK]|RR)$/.test(text) && text.length === 2,
        );
        if (action !== null) expect(formatAction(action)).toBe(text);
      }),
    );
    // Beyond ASCII too: a key of both characters must not run over into the next first one's.
    const units = Array.from({ length: 400 }, (_, unit) => String.fromCharCode(unit));
    const known = units.flatMap((first) => units.map((second) => parseAction(first + second)));
    expect(known.filter((action) => action !== null)).toHaveLength(297);
  });

  test("a list of actions goes to text and back; what parses is its own text", () => {
    fc.assert(
      fc.property(fc.array(anyAction), (actions) => {
        expect(parseActions(formatActions(actions))).toEqual({ ok: true, actions });
      }),
    );
    fc.assert(
      fc.property(actionsLike, (text) => {
        const parsed = parseActions(text);
        if (parsed.ok) {
          expect(formatActions(parsed.actions)).toBe(text);
          return;
        }
        // The fault is the first pair of characters that is no action; all before it are.
        const at = 2 * (parsed.action - 1);
        expect(parseAction(text.slice(at, at + 2))).toBeNull();
        expect(parseActions(text.slice(0, at)).ok).toBe(true);
      }),
      { numRuns: runs(1000) },
    );
  });
});

describe(`the shuffle, CRESCENT_SEED=${seed}`, () => {
  const outputs = (values: number[]) => () => values.shift() as number;

  test("below draws again in the last, incomplete run of k numbers", () => {
    const top = 2 ** 32 - 1;
    // 2^32 mod 3 is 1: of all outputs only the very last one would favour a result.
    expect(below(outputs([top - 1]), 3)).toBe((top - 1) % 3);
    expect(below(outputs([top, 7]), 3)).toBe(1);
    expect(below(outputs([top]), 2)).toBe(1);
    expect(below(outputs([top]), 2 ** 32)).toBe(top);
    // The first number of the incomplete run is refused, the one before it is not.
    const limit = 2 ** 32 - (2 ** 32 % 26 ** 4);
    expect(below(outputs([limit, 5]), 26 ** 4)).toBe(5);
    expect(below(outputs([limit - 1]), 26 ** 4)).toBe(26 ** 4 - 1);
  });

  test("below is the remainder of the first output that is not in that run", () => {
    const output = fc.integer({ min: 0, max: 2 ** 32 - 1 });
    const range = fc.oneof(
      fc.integer({ min: 1, max: 100 }),
      fc.integer({ min: 8000, max: 2 ** 17 }),
      fc.integer({ min: 1, max: 2 ** 32 }),
    );
    fc.assert(
      fc.property(output, output, range, (first, second, k) => {
        const limit = 2 ** 32 - (2 ** 32 % k);
        fc.pre(second < limit);
        expect(below(outputs([first, second]), k)).toBe((first < limit ? first : second) % k);
      }),
      { numRuns: runs(1000) },
    );
  });

  test("shuffle permutes", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 96 }), fc.nat(), (items, number) => {
        const shuffled = items.slice();
        shuffle(shuffled, sfc32(number));
        expect(shuffled.toSorted()).toEqual(items.toSorted());
      }),
    );
  });

  test("each code has a deal of its own, again and again the same", () => {
    fc.assert(
      fc.property(anyCode, anyCode, (a, b) => {
        expect(samePosition(makeDeal(a), makeDeal(b))).toBe(a === b);
      }),
    );
  });

  test("pickCode picks the first and the last code, and anything between", () => {
    expect(pickCode(outputs([0, 0]))).toBe("CR1-N-AAAAAAA");
    expect(pickCode(outputs([26 ** 3 - 1, 26 ** 4 - 1]))).toBe("CR1-N-ZZZZZZZ");
    expect(pickCode(outputs([1, 27]))).toBe("CR1-N-AABAABB");
  });
});
