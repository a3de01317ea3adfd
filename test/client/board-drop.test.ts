import { describe, expect, it } from "vitest";
import { dropPlace, type Target } from "../../client/board/drop";
import { foundationFor } from "../../client/board/foundation-for";
import { EACH_PLACE, pointOf } from "../../client/board/layout";

const [WIDTH, HEIGHT] = [80, 110];
/** The wide arrangement on a screen with columns of 100 and rows of 150 pixels. */
const targets: Target[] = EACH_PLACE.map((place) => {
  const { x, y } = pointOf(place, "wide");
  return { place, x: x * 100, y: y * 150, width: WIDTH, height: HEIGHT };
});
const near = (place: number, dx = 0, dy = 0) => {
  const target = targets[place] as Target;
  return { x: target.x + dx, y: target.y + dy };
};
const FROM = 0;
const drop = (at: { x: number; y: number }, ...legal: number[]) =>
  dropPlace(at, targets, legal, FROM);

describe("a dropped card", () => {
  it("goes to the legal target it lies on, or near", () => {
    expect(drop(near(6), 6)).toBe(6);
    expect(drop(near(6, 50, 70), 6)).toBe(6);
  });

  it("prefers the nearest legal target to an illegal one right below it", () => {
    expect(drop(near(7, -42), 6)).toBe(6);
    expect(drop(near(6, 60), 6, 7)).toBe(7);
  });

  it("names the place it lies on where none is legal, for the reason", () => {
    expect(drop(near(9), 6)).toBe(9);
  });

  it("means nothing on the bare felt", () => {
    expect(drop({ x: 150, y: 500 }, 6)).toBe(null);
  });

  it("let go over its own pile stays there, whatever is legal beside it", () => {
    expect(drop(near(FROM, 10, 10), 1)).toBe(FROM);
  });

  it("anywhere on the foundations' ground finds the one that takes it", () => {
    const between = { x: (near(16).x + near(17).x) / 2, y: (near(16).y + near(20).y) / 2 };
    expect(drop(between, 19)).toBe(19);
    expect(drop(near(17), 16)).toBe(16);
  });

  it("finds the nearer one where both take it", () => {
    expect(drop(near(18, 0, 20), 16, 20)).toBe(16);
    expect(drop(near(22, 0, -20), 16, 20)).toBe(20);
  });
});

describe("a foundation pointed at", () => {
  const distance = (a: number, b: number) => Math.abs(a - b);
  it("stands for those that take the card", () => {
    expect(foundationFor(17, [3, 16], distance)).toBe(16);
    expect(foundationFor(21, [16, 20], distance)).toBe(20);
  });

  it("stands for none where none takes it, and a pile never does", () => {
    expect(foundationFor(17, [3], distance)).toBe(null);
    expect(foundationFor(5, [16], distance)).toBe(null);
  });
});
