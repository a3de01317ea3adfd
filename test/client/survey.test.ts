import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { EACH_SUIT } from "#engine/card";
import type { GameCode } from "#engine/code";
import { makeDeal } from "#engine/deal";
import { isPile, PILE_COUNT, pileCards } from "#engine/position";
import { cardsAt } from "../../client/board/cards";
import { EACH_PLACE } from "../../client/board/layout";
import { texts } from "../../client/i18n/en/client";
import { more } from "../../client/i18n/en/more";
import { positionText } from "../../client/survey/PositionSheet";
import { surveyOf, whereabouts, whereWords } from "../../client/survey/survey";
import { crescenFilm } from "./replay-support";

const CODE = "CR1-N-CRESCEN" as GameCode;
const deal = makeDeal(CODE);

describe("where the cards lie", () => {
  it("both copies of every card are found, where they are, whatever the position", () => {
    fc.assert(
      fc.property(fc.constantFrom(...crescenFilm().frames), (position) => {
        for (const suit of EACH_SUIT) {
          for (const { card, copies } of surveyOf(position, suit)) {
            expect(new Set(copies.map(({ place, above }) => `${place}/${above}`)).size).toBe(2);
            for (const { place, above } of copies) {
              const cards = cardsAt(position, place);
              expect(cards[cards.length - 1 - above]).toBe(card);
            }
          }
        }
      }),
    );
  });

  it("says the pile and how much lies on the card, or that it is home", () => {
    const [top] = pileCards(deal, 4).slice(-1) as [number];
    const here = whereabouts(deal, top).find(({ place }) => place === 4);
    expect(here && whereWords(here, more.table)).toBe("pile 5, on top");
    expect(whereWords({ place: 0, above: 1 }, more.table)).toBe("pile 1, 1 card on it");
    expect(whereWords({ place: 16, above: 3 }, more.table)).toBe("Home");
  });
});

describe("the position in words", () => {
  it("has the counts, every foundation and every pile with its count and top card", () => {
    const { head, foundations, piles } = positionText({ ...texts, ...more }, CODE, 0, deal);
    expect(head).toEqual([CODE, "0 moves", "8 of 104 cards home", "3 redeals left"]);
    expect(foundations).toHaveLength(EACH_PLACE.filter((place) => !isPile(place)).length);
    expect(piles).toHaveLength(PILE_COUNT);
    expect(piles[4]).toBe("pile 5: 6 cards, 5 of diamonds on top");
  });
});
