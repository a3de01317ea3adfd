import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { slowReplayId, slowSplit, slowVerify } from "./slow-codec.ts";
import { slowDeal, slowNumber } from "./slow-deal.ts";
import { type SlowGame, slowAct, slowMoves, slowNewGame, slowRedo, slowUndo } from "./slow-game.ts";
import {
  type SlowState,
  type SlowSuit,
  slowActionTexts,
  slowLegalActions,
  slowPlaces,
  slowPlay,
  slowRanks,
  slowRefusal,
  slowRefusalOfMove,
  slowStuck,
  slowWon,
} from "./slow-rules.ts";

const read = (name: string) =>
  readFileSync(new URL(`../fixtures/${name}`, import.meta.url), "utf8");
const lines = (name: string) =>
  read(name)
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));

const playAll = (code: string, actions: string) =>
  slowSplit(actions).reduce(slowPlay, slowDeal(code));

const replays = lines("replays.txt").map((line) => {
  const [code, id, moves, redeals, actions] = line.split(" ") as [
    string,
    string,
    string,
    string,
    string,
  ];
  return { code, id, moves: Number(moves), redeals: Number(redeals), actions };
});
const [first] = replays as [(typeof replays)[number]];

/** A position with the given piles (pile a first) and nothing but bases on the foundations. */
function position(...piles: string[][]): SlowState {
  const empty = slowDeal("CR1-N-AAAAAAA");
  return { ...empty, piles: empty.piles.map((_, at) => piles[at] ?? []) };
}

describe("golden vectors", () => {
  test("deals", () => {
    const deals = lines("deals.txt");
    expect(deals.length).toBeGreaterThan(10);
    for (const line of deals) {
      const code = line.slice(0, 13);
      const piles = line.slice(14).split(" | ");
      expect(
        slowDeal(code).piles.map((pile) => pile.join(" ")),
        code,
      ).toEqual(piles);
    }
  });

  test("replays", () => {
    expect(replays.length).toBeGreaterThan(10);
    for (const { code, id, moves, redeals, actions } of replays) {
      expect(slowVerify(code, actions), code).toEqual({ ok: true, moves, redeals });
      expect(slowReplayId(code, actions)).toBe(id);
    }
  });

  test("perft, depth 1 to 3", () => {
    const perft = (state: SlowState, depth: number): number => {
      if (slowWon(state)) return 0;
      const legal = slowLegalActions(state);
      if (depth === 1) return legal.length;
      return legal.reduce((sum, action) => sum + perft(slowPlay(state, action), depth - 1), 0);
    };
    const rows = lines("perft.txt");
    expect(rows.length).toBeGreaterThan(10);
    for (const row of rows) {
      const [code, actions, ...counts] = row.split(" ") as [string, string, ...string[]];
      const state = playAll(code, actions === "-" ? "" : actions);
      expect(
        [1, 2, 3].map((depth) => perft(state, depth)),
        row,
      ).toEqual(counts.map(Number));
    }
  });
});

describe("the seeds' example game", () => {
  interface Seed {
    foundations: { suit: SlowSuit; dir: "up" | "down"; top: string; count: number }[];
    piles: { top: string; count: number }[];
    pile1_bottom_to_top?: string[];
  }
  const seeds = JSON.parse(read("seed-states.json"));
  const [beforeMove10, beforeRedeal, afterRedeal] = seeds.states as [Seed, Seed, Seed];
  const bottoms = seeds.known_original.original_bottoms_1_16 as string[];

  /** The position as far as it is known; the cards in between are "??". */
  function known(seed: Seed): SlowState {
    const state = position();
    for (const { suit, dir, count } of seed.foundations) {
      const ranks = dir === "up" ? slowRanks : slowRanks.toReversed();
      const foundation = dir === "up" ? state.ascending : state.descending;
      foundation[suit] = ranks.slice(0, count).map((rank) => rank + suit);
    }
    state.piles = seed.piles.map(({ top, count }, at) => [
      bottoms[at] as string,
      ...Array<string>(count - 2).fill("??"),
      top,
    ]);
    if (seed.pile1_bottom_to_top) state.piles[0] = seed.pile1_bottom_to_top;
    return state;
  }

  test("move 10", () => {
    const before = known(beforeMove10);
    const after = slowPlay(before, "jn");
    expect(after.piles[9]).toEqual(before.piles[9]?.slice(0, -1));
    expect(after.piles[13]?.slice(-2)).toEqual(["KS", "AS"]);
  });

  test("the first redeal", () => {
    const after = slowPlay(known(beforeRedeal), "RR");
    expect(after.redeals).toBe(2);
    expect(after.piles[0]).toEqual(afterRedeal.pile1_bottom_to_top);
    expect(after.piles.map((pile) => ({ top: pile.at(-1), count: pile.length }))).toEqual(
      afterRedeal.piles.map(({ top, count }) => ({ top, count })),
    );
    for (const { suit, dir, top } of afterRedeal.foundations) {
      expect((dir === "up" ? after.ascending : after.descending)[suit].at(-1)).toBe(top);
    }
  });
});

describe("rules", () => {
  test("a code's number exceeds 32 bits", () => {
    expect(slowNumber("CR1-N-AAAAAAB")).toBe(1n);
    expect(slowNumber("CR1-N-ZZZZZZZ")).toBe(8_031_810_175n);
    expect(() => slowNumber("cr1-n-aaaaaab")).toThrow();
  });

  test("there are 297 actions", () => {
    expect(new Set(slowActionTexts).size).toBe(297);
  });

  test("each refusal, earlier rows first", () => {
    const thirteen = [...Array<string>(12).fill("2D"), "9H"];
    const state = position(["2S"], ["AS"], ["KS"], ["3H"], thirteen, [], ["QS"]);
    expect(slowRefusal(state, "fa")).toBe("empty-source");
    expect(slowRefusal(state, "ff")).toBe("empty-source");
    expect(slowRefusal(state, "fA")).toBe("empty-source");
    expect(slowRefusal(state, "SA")).toBe("base-locked");
    expect(slowRefusalOfMove(state, "AS", "a")).toBe("base-locked");
    expect(slowRefusalOfMove(state, "AS", "AS")).toBe("base-locked");
    expect(slowRefusal(state, "aa")).toBe("same-place");
    expect(slowRefusal(state, "ee")).toBe("same-place");
    expect(slowRefusal(state, "af")).toBe("empty-pile");
    expect(slowRefusal(state, "ae")).toBe("pile-full");
    expect(slowRefusal(state, "ad")).toBe("different-suit");
    expect(slowRefusalOfMove(state, "a", "AH")).toBe("different-suit");
    expect(slowRefusal(state, "ac")).toBe("wrong-rank");
    expect(slowRefusal(state, "aK")).toBe("wrong-rank");
    expect(slowRefusal(state, "cA")).toBe("wrong-rank");
    expect(slowRefusal(state, "bK")).toBe("wrong-rank");
    for (const legal of ["ab", "ba", "bc", "cb", "aA", "gK", "gc", "cg", "RR"]) {
      expect(slowRefusal(state, legal), legal).toBeNull();
    }
    const grown = slowPlay(state, "aA");
    expect(slowRefusalOfMove(grown, "AS", "f")).toBe("foundation-to-pile");
    expect(slowRefusalOfMove(grown, "AS", "b")).toBe("foundation-to-pile");
    expect(slowRefusalOfMove(grown, "AS", "AS")).toBe("same-place");
    expect(slowRefusalOfMove(grown, "AS", "KH")).toBe("different-suit");
    expect(slowRefusal(grown, "SK")).toBe("wrong-rank");
    expect(slowRefusal({ ...state, redeals: 0 }, "RR")).toBe("no-redeals");
    expect(slowRefusal(position(["2S"]), "RR")).toBe("nothing-to-redeal");
    expect(slowRefusal({ ...position(["2S"]), redeals: 0 }, "RR")).toBe("no-redeals");
    expect(() => slowRefusal(state, "Aa")).toThrow();
    expect(() => slowPlay(state, "aa")).toThrow("same-place");
  });

  test("a pile of 12 takes a thirteenth card", () => {
    const state = position(["2S"], [...Array<string>(11).fill("5S"), "3S"], ["4S"]);
    const full = slowPlay(state, "ab");
    expect(full.piles[1]).toHaveLength(13);
    expect(slowRefusal(full, "cb")).toBe("pile-full");
  });

  test("foundations are not circular, and give to each other", () => {
    const state = position(["AS"], ["KS"], ["AS"]);
    state.ascending.S = slowRanks.map((rank) => `${rank}S`);
    state.descending.S = slowRanks.toReversed().map((rank) => `${rank}S`);
    expect(slowRefusal(state, "aA")).toBe("wrong-rank");
    expect(slowRefusal(state, "bK")).toBe("wrong-rank");
    state.descending.S = ["KS", "QS", "JS"];
    state.ascending.S = slowRanks.slice(0, 10).map((rank) => `${rank}S`);
    const down = slowPlay(state, "SK");
    expect(down.descending.S.at(-1)).toBe("10S");
    expect(down.ascending.S.at(-1)).toBe("9S");
    expect(slowPlay(down, "SA")).toEqual(state);
  });

  test("in a won game an earlier row always comes before game-over", () => {
    const won = playAll(first.code, first.actions);
    expect(slowWon(won)).toBe(true);
    expect(slowStuck(won)).toBe(false);
    for (const state of [won, { ...won, redeals: 3 }, { ...won, redeals: 0 }]) {
      const reasons = new Set([
        ...slowActionTexts.map((action) => slowRefusal(state, action)),
        ...slowPlaces.flatMap((from) => slowPlaces.map((to) => slowRefusalOfMove(state, from, to))),
      ]);
      expect(reasons).not.toContain(null);
      expect(reasons).not.toContain("game-over");
    }
  });

  test("every position of a game holds the same 104 cards, and play leaves the one before alone", () => {
    const cards = (state: SlowState) =>
      [state.piles, ...Object.values(state.ascending), ...Object.values(state.descending)]
        .flat(2)
        .sort();
    let state = slowDeal(first.code);
    const all = cards(state);
    expect(all).toHaveLength(104);
    for (const action of slowSplit(first.actions)) {
      const before = JSON.stringify(state);
      const after = slowPlay(state, action);
      expect(JSON.stringify(state)).toBe(before);
      expect(cards(after)).toEqual(all);
      state = after;
    }
  });

  test("stuck", () => {
    expect(slowStuck(position(["5S"], ["9H"]))).toBe(true);
    expect(slowStuck(position(["5S", "9S"], ["9H"]))).toBe(false);
    expect(slowStuck({ ...position(["5S", "9S"], ["9H"]), redeals: 0 })).toBe(true);
    expect(slowStuck(position(["5S", "5S"]))).toBe(true);
    expect(slowStuck({ ...position(["2S"]), redeals: 0 })).toBe(false);
  });
});

describe("replays that do not verify", () => {
  const { code, actions } = first;
  const count = actions.length / 2;
  const fault = (action: number, reason: string) => ({ ok: false, action, reason });

  test("not won, after the win, refused", () => {
    expect(slowVerify(code, "")).toEqual(fault(0, "not-won"));
    expect(slowVerify(code, actions.slice(0, -2))).toEqual(fault(count - 1, "not-won"));
    expect(slowVerify(code, `${actions}aaRR`)).toEqual(fault(count + 1, "after-win"));
    // Pile 14 ends in 9D 3D 2C 2D: the third nA still fits, the fourth (action 6) would be 9D on 3D.
    expect(slowVerify(code, `nA${actions}`)).toEqual(fault(6, "wrong-rank"));
    expect(slowVerify(code, "RRRRRRRR")).toEqual(fault(4, "no-redeals"));
  });

  test("malformed", () => {
    expect(slowVerify(code.toLowerCase(), actions)).toEqual(fault(0, "malformed"));
    expect(slowVerify(code, `${actions}a`)).toEqual(fault(count + 1, "malformed"));
    expect(slowVerify(code, "nAxx")).toEqual(fault(2, "malformed"));
    expect(slowVerify(code, "aa".repeat(4096))).toEqual(fault(1, "same-place"));
    expect(slowVerify(code, "aa".repeat(4097))).toEqual(fault(0, "malformed"));
  });
});

describe("undo and redo", () => {
  const must = (game: SlowGame | null): SlowGame => {
    if (game === null) throw new Error("nothing to undo or redo");
    return game;
  };

  test("undo goes back, redo forth, until another action is made", () => {
    const start = slowNewGame(first.code);
    const two = slowAct(slowAct(start, "nA"), "nA");
    const one = must(slowUndo(two));
    expect(slowMoves(one)).toBe(1);
    expect(must(slowUndo(one)).now).toEqual(start.now);
    expect(must(slowRedo(one))).toEqual(two);
    expect(slowRedo(slowAct(one, "nA"))).toBeNull();
    expect(slowRedo(slowAct(one, "RR"))).toBeNull();
    expect(slowUndo(start)).toBeNull();
  });

  test("a redeal empties the history and is no move", () => {
    const game = slowAct(slowAct(slowNewGame(first.code), "nA"), "RR");
    expect(slowUndo(game)).toBeNull();
    expect(slowMoves(game)).toBe(1);
  });

  test("the last 100 moves", () => {
    const state = position(["3S", "2S"], ["AS"]);
    let game: SlowGame = { now: { state, actions: [] }, past: [], future: [] };
    for (let n = 0; n < 51; n += 1) game = slowAct(slowAct(game, "ab"), "ba");
    const end = game;
    for (let n = 0; n < 100; n += 1) game = must(slowUndo(game));
    expect(slowUndo(game)).toBeNull();
    expect(slowMoves(game)).toBe(2);
    for (let n = 0; n < 100; n += 1) game = must(slowRedo(game));
    expect(game).toEqual(end);
  });
});
