import type { Place } from "#engine/position";
import { isFoundation } from "./layout";

/** The nearest foundation of those that take a card, when any foundation (`to`) is pointed at. */
export function foundationFor(
  to: Place,
  legal: readonly Place[],
  distance: (a: Place, b: Place) => number,
): Place | null {
  const homes = legal.filter(isFoundation);
  if (!isFoundation(to) || homes.length === 0) return null;
  return homes.reduce((best, place) => (distance(place, to) < distance(best, to) ? place : best));
}
