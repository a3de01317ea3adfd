import { describe, expect, test } from "vitest";
import { ACTIONS, type Action, formatAction, parseAction, REDEAL } from "#engine/action";
import { CARD_COUNT, formatCard } from "#engine/card";
import {
  ASCENDING,
  cardsHome,
  copyPosition,
  countAt,
  DESCENDING,
  isWon,
  type Position,
  pileCards,
  redealsLeft,
  topOf,
  topRank,
} from "#engine/position";
import {
  actionOfMove,
  attempt,
  legalActions,
  play,
  refusalOf,
  refusalOfMove,
  refusalOfRedeal,
  statusOf,
  targetsOf,
} from "#engine/rules";
import { table } from "../support/builders.ts";

const action = (text: string): Action => parseAction(text) as Action;
const refusal = (position: Position, text: string) => refusalOf(position, action(text));
const legal = (position: Position) => legalActions(position).map(formatAction).join(" ");

function after(position: Position, text: string): Position {
  const next = play(position, action(text));
  if (typeof next === "string") throw new Error(next);
  return next;
}

const pile = (position: Position, number: number) =>
  pileCards(position, number - 1)
    .map(formatCard)
    .join(" ");

const THIRTEEN = "2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS 5S";
const WON = { ascending: "KS KH KD KC", descending: "AS AH AD AC" };

describe("from pile to pile", () => {
  test("same suit, adjacent rank, up or down", () => {
    const position = table({ piles: ["5S", "6S", "4S", "7S", "5S", "6C"] });
    expect(targetsOf(position, 0)).toEqual([1, 2]);
    expect(pile(after(position, "ab"), 2)).toBe("6S 5S");
    expect(pile(after(position, "ab"), 1)).toBe("");
    expect(refusal(position, "ad")).toBe("wrong-rank");
    expect(refusal(position, "ae")).toBe("wrong-rank");
    expect(refusal(position, "af")).toBe("different-suit");
  });

  test("ranks are a circle: ace on king and king on ace", () => {
    const position = table({ piles: ["AS", "KS", "AH", "KH"] });
    expect(legal(position)).toBe("ab ba cd dc");
    expect(pile(after(position, "ab"), 2)).toBe("KS AS");
    expect(pile(after(position, "ba"), 1)).toBe("AS KS");
    expect(refusal(position, "ad")).toBe("different-suit");
  });

  test("for every two cards", () => {
    for (let card = 0; card < CARD_COUNT; card++) {
      for (let top = 0; top < CARD_COUNT; top++) {
        const position = table({ piles: [formatCard(card), formatCard(top)] });
        const apart = Math.abs((card % 13) - (top % 13));
        const fits = apart === 1 || apart === 12 ? null : "wrong-rank";
        const sameSuit = Math.floor(card / 13) === Math.floor(top / 13);
        expect(refusalOfMove(position, 0, 1)).toBe(sameSuit ? fits : "different-suit");
      }
    }
  });

  test("a pile takes thirteen cards and no more", () => {
    const twelve = THIRTEEN.slice(0, THIRTEEN.lastIndexOf(" "));
    const position = table({ piles: ["KS AS", twelve, "AS"] });
    const full = after(position, "ab");
    expect(countAt(full, 1)).toBe(13);
    expect(refusal(full, "cb")).toBe("pile-full");
    expect(targetsOf(full, 2)).toEqual([0]);
    expect(legalActions(full)).not.toContain(action("cb"));
    expect(refusal(after(full, "ba"), "cb")).toBeNull();
  });

  test("a full pile's top card still goes elsewhere, and it is redealt", () => {
    const position = table({ piles: [THIRTEEN, "6S"] });
    expect(pile(after(position, "ab"), 2)).toBe("6S 5S");
    expect(pile(after(position, "RR"), 1)).toBe("3S 4S 5S 6S 7S 8S 9S 10S JS QS KS 5S 2S");
  });

  test("a full pile refuses before suit and rank are looked at", () => {
    const position = table({ piles: ["9H", THIRTEEN, "2S"] });
    expect(refusal(position, "ab")).toBe("pile-full");
    expect(refusal(position, "cb")).toBe("pile-full");
  });

  test("an emptied pile stays empty", () => {
    const position = after(table({ piles: ["5S", "6S", "7S"] }), "ab");
    expect(topOf(position, 0)).toBeNull();
    expect(refusal(position, "ba")).toBe("empty-pile");
    expect(refusal(position, "ca")).toBe("empty-pile");
    expect(refusal(position, "ab")).toBe("empty-source");
    expect(refusal(position, "aA")).toBe("empty-source");
    expect(refusal(position, "aa")).toBe("empty-source");
    expect(pile(after(position, "RR"), 1)).toBe("");
  });

  test("a pile does not go to itself", () => {
    const position = table({ piles: ["5S", THIRTEEN] });
    expect(refusal(position, "aa")).toBe("same-place");
    expect(refusal(position, "bb")).toBe("same-place");
  });
});

describe("to a foundation", () => {
  test("its own suit, the next rank, up or down", () => {
    const position = table({ piles: ["2S", "QS", "3S", "2H"] });
    expect(legal(position)).toBe("ac aA bK ca dA");
    const up = after(position, "aA");
    expect(topRank(up, ASCENDING)).toBe(2);
    expect(topRank(after(up, "cA"), ASCENDING)).toBe(3);
    expect(topRank(after(up, "bK"), DESCENDING)).toBe(12);
    expect(refusal(position, "cA")).toBe("wrong-rank");
    expect(refusal(position, "aK")).toBe("wrong-rank");
    expect(refusalOfMove(position, 0, ASCENDING + 1)).toBe("different-suit");
    expect(refusalOfMove(position, 3, ASCENDING)).toBe("different-suit");
  });

  test("is not circular: nothing goes on an ascending king or a descending ace", () => {
    const position = table({ piles: ["AS", "KS"], ascending: "KS", descending: "AS" });
    expect(refusal(position, "aA")).toBe("wrong-rank");
    expect(refusal(position, "bK")).toBe("wrong-rank");
    expect(refusal(position, "aK")).toBe("wrong-rank");
    expect(refusal(position, "bA")).toBe("wrong-rank");
  });

  test("an ace goes on a king's pile or home at the end, a king likewise", () => {
    const position = table({ piles: ["AH", "KH"], ascending: "QH", descending: "2H" });
    expect(legal(position)).toBe("ab aK ba bA");
  });
});

describe("from a foundation", () => {
  test("the base never moves", () => {
    const position = table({ piles: ["2S", "QS"], ascending: "AS", descending: "2S" });
    expect(refusal(position, "SK")).toBe("base-locked");
    expect(refusalOfMove(position, ASCENDING, 0)).toBe("base-locked");
    expect(refusalOfMove(position, ASCENDING, ASCENDING)).toBe("base-locked");
    const mirrored = table({ ascending: "QS" });
    expect(refusal(mirrored, "SA")).toBe("base-locked");
  });

  test("never to a pile", () => {
    const position = table({ piles: ["6S", ""], ascending: "5S" });
    expect(refusalOfMove(position, ASCENDING, 0)).toBe("foundation-to-pile");
    expect(refusalOfMove(position, ASCENDING, 1)).toBe("foundation-to-pile");
    expect(actionOfMove(position, ASCENDING, 0)).toBe("foundation-to-pile");
  });

  test("not to itself nor to another suit's", () => {
    const position = table({ ascending: "5S" });
    expect(refusalOfMove(position, ASCENDING, ASCENDING)).toBe("same-place");
    expect(refusalOfMove(position, ASCENDING, ASCENDING + 1)).toBe("different-suit");
    expect(refusalOfMove(position, ASCENDING, DESCENDING + 1)).toBe("different-suit");
  });

  test("to the other foundation of its suit, when it is the next there", () => {
    const position = table({ ascending: "6H", descending: "7H" });
    expect(legal(position)).toBe("HA HK");
    const down = after(position, "HK");
    expect([topRank(down, ASCENDING + 1), topRank(down, DESCENDING + 1)]).toEqual([5, 6]);
    expect(after(down, "HA")).toEqual(position);
    const up = after(position, "HA");
    expect([topRank(up, ASCENDING + 1), topRank(up, DESCENDING + 1)]).toEqual([7, 8]);
    expect(cardsHome(up)).toBe(cardsHome(position));
    expect(actionOfMove(position, ASCENDING + 1, DESCENDING + 1)).toBe(action("HK"));
    expect(actionOfMove(position, DESCENDING + 1, ASCENDING + 1)).toBe(action("HA"));
    expect(refusal(table({ ascending: "5H", descending: "8H" }), "HK")).toBe("wrong-rank");
  });
});

describe("the redeal", () => {
  test("brings the bottom card of each pile to its top", () => {
    const position = table({ piles: ["2S 3H 4D", "5C", "", "6S 7S"] });
    const next = after(position, "RR");
    expect([1, 2, 3, 4].map((number) => pile(next, number))).toEqual([
      "3H 4D 2S",
      "5C",
      "",
      "7S 6S",
    ]);
    expect(redealsLeft(next)).toBe(2);
    expect(redealsLeft(position)).toBe(3);
  });

  test("leaves a full pile's cards alone where the next pile is empty", () => {
    const next = after(table({ piles: [THIRTEEN, "", "6S 7S"] }), "RR");
    expect(pile(next, 1)).toBe(`${THIRTEEN.slice(3)} 2S`);
    expect(next).toEqual(table({ piles: [`${THIRTEEN.slice(3)} 2S`, "", "7S 6S"], redeals: 2 }));
  });

  test("changes nothing where it is refused", () => {
    for (const redeals of [0, 3]) {
      const position = table({ piles: [redeals === 0 ? "2S 3S" : "2S"], redeals });
      const before = copyPosition(position);
      expect(attempt(position, REDEAL)).toBe(redeals === 0 ? "no-redeals" : "nothing-to-redeal");
      expect(position).toEqual(before);
    }
  });

  test("is there three times", () => {
    let position = table({ piles: ["2S 3H 4D"] });
    for (let left = 2; left >= 0; left--) {
      position = after(position, "RR");
      expect(redealsLeft(position)).toBe(left);
    }
    expect(pile(position, 1)).toBe("2S 3H 4D");
    expect(refusal(position, "RR")).toBe("no-redeals");
    expect(legalActions(position)).not.toContain(REDEAL);
  });

  test("needs a pile of two cards; being used up is said first", () => {
    expect(refusalOfRedeal(table({ piles: ["2S", "3S"] }))).toBe("nothing-to-redeal");
    expect(refusalOfRedeal(table({ piles: ["2S", "3S"], redeals: 0 }))).toBe("no-redeals");
    expect(refusalOfRedeal(table({ piles: ["2S 2S"] }))).toBeNull();
  });
});

describe("the end", () => {
  test("won: all eight foundations are full, and nothing is legal any more", () => {
    const position = table(WON);
    expect(isWon(position)).toBe(true);
    expect(cardsHome(position)).toBe(104);
    expect(statusOf(position)).toBe("won");
    expect(legal(position)).toBe("");
    const reasons = new Set(ACTIONS.map((each) => refusalOf(position, each)));
    expect([...reasons].sort()).toEqual(["empty-source", "nothing-to-redeal", "wrong-rank"]);
  });

  test.each([
    ["KS KH KD QC", "AS AH AD AC"],
    ["KS KH KD KC", "2S AH AD AC"],
  ])("not won with %s and %s", (ascending, descending) => {
    expect(isWon(table({ ascending, descending }))).toBe(false);
    expect(statusOf(table({ ascending, descending }))).toBe("stuck");
  });

  test("the last card wins", () => {
    const position = table({ ...WON, piles: ["", "KC"], ascending: "KS KH KD QC" });
    expect(statusOf(position)).toBe("playing");
    expect(legal(position)).toBe("bA");
    expect(statusOf(after(position, "bA"))).toBe("won");
  });

  test("stuck: no move, and no redeal that could change anything", () => {
    expect(statusOf(table({ piles: ["5S", "9H"] }))).toBe("stuck");
    expect(statusOf(table({ piles: ["5S 9S", "9H"] }))).toBe("playing");
    expect(statusOf(table({ piles: ["5S 9S", "9H"], redeals: 0 }))).toBe("stuck");
  });

  test("two equal cards alone are stuck, whatever redeals are left", () => {
    const position = table({ piles: ["5S 5S", "", "9H"] });
    expect(legal(position)).toBe("RR");
    expect(statusOf(position)).toBe("stuck");
    expect(statusOf(table({ piles: ["5S 5S 5S", "", "9H 9H"] }))).toBe("stuck");
    expect(statusOf(table({ piles: ["5S 5S", "", "9H 7H"] }))).toBe("playing");
    expect(statusOf(table({ piles: ["5S 5S 6S"] }))).toBe("playing");
    expect(statusOf(table({ piles: ["5S 5S"], ascending: "9S" }))).toBe("stuck");
  });

  test("moves back and forth are moves: not stuck", () => {
    const position = table({ piles: ["9D"], ascending: "6H", descending: "7H", redeals: 0 });
    expect(statusOf(position)).toBe("playing");
  });
});

test("a gesture becomes the action that does it", () => {
  const position = table({ piles: ["2S", "3S", "QS"] });
  expect(actionOfMove(position, 0, 1)).toBe(action("ab"));
  expect(actionOfMove(position, 0, ASCENDING)).toBe(action("aA"));
  expect(actionOfMove(position, 2, DESCENDING)).toBe(action("cK"));
  expect(actionOfMove(position, 5, ASCENDING)).toBe("empty-source");
});
