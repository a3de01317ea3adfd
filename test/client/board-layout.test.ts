import { describe, expect, it } from "vitest";
import type { Arrangement, Direction } from "../../client/board/layout";
import { EACH_PLACE, neighbour, pointOf } from "../../client/board/layout";
import { typePile } from "../../client/board/roving";

const DIRECTIONS: readonly Direction[] = ["left", "right", "up", "down"];
const pile = (number: number) => number - 1;
const [ASCENDING_SPADES, ASCENDING_CLUBS, DESCENDING_SPADES] = [16, 19, 20];

describe.each<Arrangement>(["tall", "wide"])("the %s arrangement", (arrangement) => {
  it("gives every place a point of its own", () => {
    const points = EACH_PLACE.map((place) => pointOf(place, arrangement));
    expect(new Set(points.map(({ x, y }) => `${x},${y}`)).size).toBe(24);
  });

  it("numbers the piles up the left arm, along the top, down the right arm", () => {
    const point = (number: number) => pointOf(pile(number), arrangement);
    for (const number of [1, 2, 3]) {
      expect(point(number + 1).x).toBe(point(number).x);
      expect(point(number + 1).y).toBeLessThan(point(number).y);
    }
    for (const number of [5, 6, 7, 8, 9, 10, 11]) {
      expect(point(number + 1).x).toBeGreaterThan(point(number).x);
      expect(point(number + 1).y).toBe(point(number).y);
    }
    for (const number of [13, 14, 15]) {
      expect(point(number + 1).x).toBe(point(number).x);
      expect(point(number + 1).y).toBeGreaterThan(point(number).y);
    }
  });

  it("leads from any place to any other by arrows", () => {
    for (const start of EACH_PLACE) {
      const seen = new Set([start]);
      for (const place of seen) {
        for (const direction of DIRECTIONS) seen.add(neighbour(place, direction, arrangement));
      }
      expect(seen.size).toBe(24);
    }
  });

  it("never leads against the arrow", () => {
    for (const place of EACH_PLACE) {
      const here = pointOf(place, arrangement);
      const to = (direction: Direction) =>
        pointOf(neighbour(place, direction, arrangement), arrangement);
      expect(to("left").x).toBeLessThanOrEqual(here.x);
      expect(to("right").x).toBeGreaterThanOrEqual(here.x);
      expect(to("up").y).toBeLessThanOrEqual(here.y);
      expect(to("down").y).toBeGreaterThanOrEqual(here.y);
    }
  });

  it("goes along the arms, the top row and the foundations", () => {
    expect(neighbour(pile(1), "up", arrangement)).toBe(pile(2));
    expect(neighbour(pile(1), "down", arrangement)).toBe(pile(1));
    expect(neighbour(pile(8), "right", arrangement)).toBe(pile(9));
    expect(neighbour(pile(13), "down", arrangement)).toBe(pile(14));
    expect(neighbour(ASCENDING_SPADES, "down", arrangement)).toBe(DESCENDING_SPADES);
    expect(neighbour(DESCENDING_SPADES, "up", arrangement)).toBe(ASCENDING_SPADES);
    expect([pile(13), pile(14)]).toContain(neighbour(ASCENDING_CLUBS, "right", arrangement));
  });
});

it("turns the corner of the horseshoe where the arrangement has it", () => {
  expect(neighbour(pile(4), "up", "tall")).toBe(pile(5));
  expect(neighbour(pile(4), "right", "wide")).toBe(pile(5));
});

describe("a pile's number typed in figures", () => {
  it("is taken at once and goes on where a second figure fits", () => {
    expect(typePile("", "1")).toEqual({ place: pile(1), typed: "1" });
    expect(typePile("1", "6")).toEqual({ place: pile(16), typed: "16" });
    expect(typePile("1", "7")).toEqual({ place: pile(7), typed: "7" });
    expect(typePile("2", "3")).toEqual({ place: pile(3), typed: "3" });
    expect(typePile("", "0")).toEqual({ place: null, typed: "" });
    expect(typePile("1", "0")).toEqual({ place: pile(10), typed: "10" });
  });
});
