/**
 * Where every place of the board stands, in two arrangements of the same horseshoe: `tall` with 8
 * columns and 5 rows, the arms below the top row, and `wide` with 10 columns and 4 rows, the arms
 * beginning beside it. The one of the larger cards is shown. Neither is mirrored in any language.
 *
 * Coordinates are a place's centre, in columns from the left and rows from the top.
 */
import {
  ASCENDING,
  foundationSuit,
  isAscending,
  isPile,
  PLACE_COUNT,
  type Place,
} from "#engine/position";

export type Arrangement = "tall" | "wide";

export interface Point {
  readonly x: number;
  readonly y: number;
}

const COLUMNS: Readonly<Record<Arrangement, number>> = { tall: 8, wide: 10 };
const ROWS: Readonly<Record<Arrangement, number>> = { tall: 5, wide: 4 };
/** How far the foundations' columns are apart, and their rows' distance from the middle. */
const FOUNDATION_STEP: Readonly<Record<Arrangement, Point>> = {
  tall: { x: 1.42, y: 0.8 },
  wide: { x: 1.5, y: 0.72 },
};

/** All 24 places in the order in which they are read: piles 1–16, ascending, descending. */
export const EACH_PLACE: readonly Place[] = Array.from(
  { length: PLACE_COUNT },
  (_, place) => place,
);

/** The centre of a place (0–23) in an arrangement. */
export function pointOf(place: Place, arrangement: Arrangement): Point {
  return isPile(place) ? pilePoint(place, arrangement) : foundationPoint(place, arrangement);
}

function pilePoint(pile: Place, arrangement: Arrangement): Point {
  const columns = COLUMNS[arrangement];
  const rows = ROWS[arrangement];
  if (pile < 4) return { x: 0.5, y: rows - pile - 0.5 };
  if (pile >= 12) return { x: columns - 0.5, y: rows - 3.5 + (pile - 12) };
  return { x: (columns - 8) / 2 + pile - 4 + 0.5, y: 0.5 };
}

function foundationPoint(place: Place, arrangement: Arrangement): Point {
  const step = FOUNDATION_STEP[arrangement];
  return {
    x: COLUMNS[arrangement] / 2 + (foundationSuit(place) - 1.5) * step.x,
    y: (ROWS[arrangement] + 1) / 2 + (isAscending(place) ? -step.y : step.y),
  };
}

export type Direction = "left" | "right" | "up" | "down";

/**
 * The place that an arrow key leads to: the nearest one in that direction, being off the line
 * counted double; the same place where there is none.
 */
export function neighbour(place: Place, direction: Direction, arrangement: Arrangement): Place {
  const here = pointOf(place, arrangement);
  let best = place;
  let least = Number.POSITIVE_INFINITY;
  for (const other of EACH_PLACE) {
    const there = pointOf(other, arrangement);
    const [ahead, aside] = distances(here, there, direction);
    if (ahead < 0.3 || aside > 2 * ahead) continue;
    const distance = ahead + 2 * aside;
    if (distance < least) [best, least] = [other, distance];
  }
  return best;
}

function distances(here: Point, there: Point, direction: Direction): [number, number] {
  const dx = there.x - here.x;
  const dy = there.y - here.y;
  switch (direction) {
    case "left":
      return [-dx, Math.abs(dy)];
    case "right":
      return [dx, Math.abs(dy)];
    case "up":
      return [-dy, Math.abs(dx)];
    case "down":
      return [dy, Math.abs(dx)];
  }
}

/** Whether a place belongs to the foundations' area. */
export function isFoundation(place: Place): boolean {
  return place >= ASCENDING;
}
