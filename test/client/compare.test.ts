import { describe, expect, it } from "vitest";
import type { GameCode } from "#engine/code";
import { cardsHome, type Position } from "#engine/position";
import { comparisonPath, otherOf, parsePasted } from "../../client/compare/address";
import { makeCourse, makePair } from "../../client/compare/pair";
import { type Film, makeFilm } from "../../client/replay/film";
import { someWinsLike } from "../support/wins";
import { CRESCEN, crescenFilm } from "./replay-support";

const code = CRESCEN.code as GameCode;
const film = crescenFilm();
const others = someWinsLike({ code, actions: CRESCEN.actions }, 400);
const other = makeFilm(code, others[399] as string) as Film;
const pair = makePair(film, other);

describe("two films", () => {
  it("part where their actions first differ", () => {
    const texts = [CRESCEN.actions, others[399] as string] as const;
    const same = (ply: number) => texts[0].slice(0, 2 * ply) === texts[1].slice(0, 2 * ply);
    expect(pair.same).toBe(false);
    expect([same(pair.alike), same(pair.alike + 1)]).toEqual([true, false]);
    expect(pair.alike).toBeGreaterThan(0);
  });

  it("may be the same game", () => {
    expect(makePair(film, film)).toMatchObject({ same: true, alike: film.last });
  });

  it("run by steps until both are over", () => {
    const course = makeCourse(pair, "steps");
    expect(course.last).toBe(Math.max(film.last, other.last));
    expect([course.plyAt(0, 12), course.plyAt(1, 12)]).toEqual([12, 12]);
    expect([course.plyAt(0, course.last), course.plyAt(1, course.last)]).toEqual([
      film.last,
      other.last,
    ]);
  });

  it("run by cards home with as many home in both, from the deal to the win", () => {
    const course = makeCourse(pair, "home");
    expect(course.last).toBe(96);
    for (let place = 0; place <= course.last; place++) {
      for (const side of [0, 1] as const) {
        const ply = course.plyAt(side, place);
        const frame = pair.films[side].frames[ply] as Position;
        expect(cardsHome(frame)).toBe(8 + place);
        expect(course.placeOf(side, ply)).toBe(place);
      }
    }
    expect([course.plyAt(0, 0), course.plyAt(1, 96)]).toEqual([0, other.last]);
  });
});

describe("the address of two replays", () => {
  const id = CRESCEN.id;
  const second = "aaaaaaaaaa";

  it("is read as it is written, in any language", () => {
    expect(comparisonPath(code, id, second)).toBe(`/${code}/${id}?with=${second}`);
    expect(otherOf(`?lang=he&with=${second}`)).toBe(second);
    expect(otherOf("?with=a1")).toBeNull();
  });

  it.each([
    [`https://example.org/${CRESCEN.code}/aaaaaaaaaa`, second],
    [` https://example.org/${CRESCEN.code}/AAAAAAAAAA?lang=he#42 `, second],
    [`${CRESCEN.code.toLowerCase()}/aaaaaaaaaa`, second],
    ["aaaaaaaaaa", second],
    ["https://example.org/CR1-N-AAAAAAB/aaaaaaaaaa", null],
    [`https://example.org/${CRESCEN.code}`, null],
    [`https://example.org/${CRESCEN.code}/wins`, null],
    ["aaaaaaaaa1", null],
    ["", null],
  ])("pasted as %s is %s", (text, found) => expect(parsePasted(code, text)).toBe(found));
});
