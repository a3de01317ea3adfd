/**
 * Where a dropped card is meant to go. Source: spec/rules.md, "At the table".
 */
import type { Place } from "#engine/position";
import { isFoundation, type Point } from "./layout";

/** A place's card on the screen: its centre and its size, in CSS pixels. */
export interface Target extends Point {
  readonly place: Place;
  readonly width: number;
  readonly height: number;
}

/** How far beyond a place's card a drop still means it, as a part of the card's size. */
const REACH = 0.75;

/**
 * The place meant by a card dropped with its centre at a point: the nearest in reach of the legal
 * ones and its own (`from`); anywhere on the foundations' area the nearest foundation that takes
 * the card; else the place it lies on, for the reason of the refusal; null where there is nothing.
 */
export function dropPlace(
  at: Point,
  targets: readonly Target[],
  legal: readonly Place[],
  from: Place,
): Place | null {
  const takes = ({ place }: Target) => place === from || legal.includes(place);
  const near = nearest(
    at,
    targets.filter((target) => takes(target) && reaches(at, target, REACH)),
  );
  if (near !== null) return near;
  const home = targets.filter(({ place }) => isFoundation(place));
  if (insideAll(at, home)) {
    const foundation = nearest(
      at,
      home.filter(({ place }) => legal.includes(place)),
    );
    if (foundation !== null) return foundation;
  }
  return nearest(
    at,
    targets.filter((target) => reaches(at, target, 0.5)),
  );
}

function reaches(at: Point, target: Target, reach: number): boolean {
  return (
    Math.abs(at.x - target.x) <= target.width * reach &&
    Math.abs(at.y - target.y) <= target.height * reach
  );
}

/** Whether a point lies in the box around all the given places. */
function insideAll(at: Point, targets: readonly Target[]): boolean {
  const inside = (axis: "x" | "y", size: "width" | "height") =>
    targets.some((t) => at[axis] >= t[axis] - t[size] / 2) &&
    targets.some((t) => at[axis] <= t[axis] + t[size] / 2);
  return inside("x", "width") && inside("y", "height");
}

function nearest(at: Point, targets: readonly Target[]): Place | null {
  let best: Place | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const target of targets) {
    const distance = Math.hypot(at.x - target.x, at.y - target.y);
    if (distance < least) [best, least] = [target.place, distance];
  }
  return best;
}
