import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ACTIONS, type Action, parseAction, REDEAL, sourceOf, targetOf } from "#engine/action";
import { parseCode } from "#engine/code-text";
import {
  describeAction,
  describePlace,
  describePosition,
  describeRefusal,
  namePlace,
} from "#engine/describe";
import { cardsHome } from "#engine/position";
import { legalActions, moveOf, play, REFUSALS, refusalOf, refusalOfMove } from "#engine/rules";
import type { CodesTexts } from "#i18n/en/codes";
import type { EngineTexts } from "#i18n/en/engine";
import type { SaidTexts } from "#i18n/en/said";
import { LANGUAGES } from "#i18n/languages";
import { anyAction, anyPlace, anyPosition, codesLike } from "../support/arbitraries.ts";
import { card, table } from "../support/builders.ts";
import { seed } from "../support/seed.ts";

const action = (text: string) => parseAction(text) as Action;

describe("what there is to say", () => {
  const position = table({ piles: ["5S 2H", "3H", ""], ascending: "4D", redeals: 2 });

  test("of places", () => {
    expect(namePlace(0)).toEqual({ id: "pile", pile: 1 });
    expect(namePlace(15)).toEqual({ id: "pile", pile: 16 });
    expect(namePlace(16)).toEqual({ id: "foundation", suit: 0, direction: "ascending" });
    expect(namePlace(23)).toEqual({ id: "foundation", suit: 3, direction: "descending" });
    expect(describePlace(position, 0)).toEqual({ id: "pile", pile: 1, count: 2, top: card("2H") });
    expect(describePlace(position, 2)).toEqual({ id: "pile", pile: 3, count: 0, top: null });
    expect(describePlace(position, 18)).toMatchObject({ count: 4, top: card("4D") });
    expect(describePlace(position, 22)).toMatchObject({ count: 1, top: card("KD") });
  });

  test("of a position, in order", () => {
    const { foundations, piles, redealsLeft } = describePosition(position);
    expect(piles.map((place) => place.id === "pile" && place.pile)).toEqual(
      Array.from({ length: 16 }, (_, n) => n + 1),
    );
    expect(
      foundations.map((place) => place.id === "foundation" && [place.suit, place.direction]),
    ).toEqual([
      ...[0, 1, 2, 3].map((suit) => [suit, "ascending"]),
      ...[0, 1, 2, 3].map((suit) => [suit, "descending"]),
    ]);
    expect(redealsLeft).toBe(2);
  });

  test("of actions", () => {
    expect(describeAction(position, action("ab"))).toEqual({
      id: "move",
      card: card("2H"),
      from: { id: "pile", pile: 1 },
      to: { id: "pile", pile: 2 },
      onto: card("3H"),
      count: 2,
    });
    expect(describeAction(position, action("aA"))).toMatchObject({
      to: { id: "foundation", suit: 1, direction: "ascending" },
      onto: card("AH"),
      count: 2,
    });
    expect(describeAction(position, REDEAL)).toEqual({ id: "redeal", left: 1 });
  });

  test("of refusals", () => {
    expect(describeRefusal(position, "wrong-rank", { from: 1, to: 17 })).toEqual({
      id: "wrong-rank",
      card: card("3H"),
      from: { id: "pile", pile: 2 },
      to: { id: "foundation", suit: 1, direction: "ascending" },
      top: card("AH"),
      limit: 13,
    });
    expect(describeRefusal(position, "empty-pile", { from: 0, to: 2 }).top).toBeNull();
    expect(describeRefusal(position, "empty-source", { from: 2, to: 0 }).card).toBeNull();
    const none = { card: null, from: null, to: null, top: null, limit: 13 };
    expect(describeRefusal(position, "no-redeals", null)).toEqual({ id: "no-redeals", ...none });
  });
});

describe(`describing anything, CRESCENT_SEED=${seed}`, () => {
  test("never throws, for legal and illegal actions", () => {
    fc.assert(
      fc.property(anyPosition, anyAction, (position, each) => {
        expect(describeAction(position, each).id).toBe(each === REDEAL ? "redeal" : "move");
        const move = each === REDEAL ? null : moveOf(position, each);
        const id = refusalOf(position, each) ?? "game-over";
        expect(describeRefusal(position, id, move).id).toBe(id);
      }),
    );
  });

  test("agrees with what the action does", () => {
    fc.assert(
      fc.property(anyPosition, (position) => {
        const { foundations } = describePosition(position);
        const home = foundations.reduce((sum, place) => sum + place.count, 0);
        expect(home).toBe(cardsHome(position));
        for (const each of legalActions(position)) {
          const after = play(position, each);
          if (typeof after === "string") throw new Error(after);
          const said = describeAction(position, each);
          if (said.id === "redeal") {
            expect(said.left).toBe(describePosition(after).redealsLeft);
            continue;
          }
          const { from, to } = moveOf(position, each);
          expect([said.from, said.to]).toEqual([namePlace(from), namePlace(to)]);
          expect(describePlace(after, to)).toMatchObject({ count: said.count, top: said.card });
          expect(describePlace(position, to).top).toBe(said.onto);
        }
      }),
      { numRuns: 50 },
    );
  });
});

describe.each(LANGUAGES)(`sentences in %s, CRESCENT_SEED=${seed}`, async (language) => {
  const section = (name: string) => import(`../../client/i18n/${language}/${name}.ts`);
  const { engine } = (await section("engine")) as { engine: EngineTexts };
  const { codes } = (await section("codes")) as { codes: CodesTexts };
  const { said } = (await section("said")) as { said: SaidTexts };

  /** Something is said, and nothing of the program shows through. */
  function expectSentence(text: string): void {
    expect(text).toMatch(/\p{L}/u);
    expect(text).not.toMatch(/\b(undefined|null|NaN)\b|\[object|[#{}]|^\s|\s$|\s{2}/);
  }

  test("suits, ranks and cards have names of their own", () => {
    const suits = ([0, 1, 2, 3] as const).map(engine.suit);
    const ranks = Array.from({ length: 13 }, (_, n) => engine.rank(n + 1));
    const cards = Array.from({ length: 52 }, (_, n) => engine.card(n));
    for (const name of [...suits, ...cards]) expectSentence(name);
    for (const names of [suits, ranks, cards]) expect(new Set(names).size).toBe(names.length);
    expect(ranks).not.toContain("");
    const places = Array.from({ length: 24 }, (_, n) => engine.place(namePlace(n)));
    expect(new Set(places).size).toBe(24);
  });

  test("counts from none to very many", () => {
    for (const count of [...Array.from({ length: 125 }, (_, n) => n), 1000, 4096]) {
      for (const say of [engine.cards, engine.moves, engine.redeals]) expectSentence(say(count));
    }
  });

  test("places and actions", () => {
    fc.assert(
      fc.property(anyPosition, (position) => {
        const { foundations, piles } = describePosition(position);
        for (const place of [...foundations, ...piles]) {
          expectSentence(engine.place(place));
          expectSentence(engine.placeWithCards(place));
        }
        const legal = legalActions(position);
        const told = legal.map((each) => engine.action(describeAction(position, each)));
        told.forEach(expectSentence);
        expect(new Set(told).size).toBe(legal.length);
      }),
      { numRuns: 50 },
    );
  });

  test("refusals", () => {
    fc.assert(
      fc.property(anyPosition, anyPlace, anyPlace, (position, from, to) => {
        const id = refusalOfMove(position, from, to);
        if (id !== null) expectSentence(said.refusal(describeRefusal(position, id, { from, to })));
      }),
    );
    const position = table({});
    const reasons = REFUSALS.map((id) => said.refusal(describeRefusal(position, id, null)));
    reasons.forEach(expectSentence);
    expect(new Set(reasons).size).toBe(REFUSALS.length);
  });

  test("all that can be wrong with a code", () => {
    const ids = new Set<string>();
    fc.assert(
      fc.property(codesLike, (text) => {
        const parsed = parseCode(text);
        if (parsed.ok) return;
        ids.add(parsed.fault.id);
        expect(codes.codeFault(parsed.fault).length).toBeGreaterThan(10);
      }),
      { numRuns: 500 },
    );
    expect([...ids].sort()).toEqual(["code-character", "code-length", "code-prefix"]);
  });
});

test("every move from pile to pile and home is described with its card", () => {
  for (const each of ACTIONS.filter((candidate) => sourceOf(candidate) < 16)) {
    const [from, to] = [sourceOf(each), targetOf(each)];
    if (from === to) continue;
    // All other piles take the two of spades, and so do both foundations.
    const piles = Array.from({ length: 16 }, (_, pile) => (pile === from ? "2S" : "3S"));
    const position = table({ piles, descending: "3S" });
    expect(refusalOf(position, each)).toBeNull();
    expect(describeAction(position, each)).toMatchObject({
      card: card("2S"),
      from: { id: "pile", pile: from + 1 },
      to: to < 16 ? { id: "pile", pile: to + 1 } : { id: "foundation", suit: 0 },
    });
  }
});
