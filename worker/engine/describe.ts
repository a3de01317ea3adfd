/**
 * What there is to say of positions, actions and refusals: message ids with the facts, for the live
 * region, lists of actions, alternative texts and meta tags. The sentences are the languages'.
 */
import { type Action, REDEAL } from "./action";
import type { Card, Suit } from "./card";
import {
  ASCENDING,
  countAt,
  foundationSuit,
  isAscending,
  isPile,
  PILE_COUNT,
  PILE_LIMIT,
  PLACE_COUNT,
  type Place,
  type Position,
  redealsLeft,
  topOf,
} from "./position";
import { type Move, moveOf, type RefusalId } from "./rules";

export type Direction = "ascending" | "descending";

/** A place by its words: a pile by its number 1–16, a foundation by suit and direction. */
export type NamedPlace =
  | { readonly id: "pile"; readonly pile: number }
  | { readonly id: "foundation"; readonly suit: Suit; readonly direction: Direction };

/** A place with what lies there: the number of cards and the top one (null: empty pile). */
export type PlaceMessage = NamedPlace & { readonly count: number; readonly top: Card | null };

/** What an action does. `onto` is the card it comes to lie on, `count` the target's cards after it. */
export type ActionMessage =
  | {
      readonly id: "move";
      readonly card: Card;
      readonly from: NamedPlace;
      readonly to: NamedPlace;
      readonly onto: Card;
      readonly count: number;
    }
  | { readonly id: "redeal"; readonly left: number };

/** Why something is refused, with the facts; card and top are null where there is none. */
export interface RefusalMessage {
  readonly id: RefusalId;
  readonly card: Card | null;
  readonly from: NamedPlace | null;
  readonly to: NamedPlace | null;
  readonly top: Card | null;
  readonly limit: number;
}

/** A position in order: foundations ascending and descending ♠ ♥ ♦ ♣, piles 1–16, redeals left. */
export interface PositionMessage {
  readonly foundations: readonly PlaceMessage[];
  readonly piles: readonly PlaceMessage[];
  readonly redealsLeft: number;
}

/** The words' form of a place (0–23). */
export function namePlace(place: Place): NamedPlace {
  if (isPile(place)) return { id: "pile", pile: place + 1 };
  const direction = isAscending(place) ? "ascending" : "descending";
  return { id: "foundation", suit: foundationSuit(place), direction };
}

/** What lies at a place (0–23). */
export function describePlace(position: Position, place: Place): PlaceMessage {
  return { ...namePlace(place), count: countAt(position, place), top: topOf(position, place) };
}

/** The whole position. */
export function describePosition(position: Position): PositionMessage {
  const places = Array.from({ length: PLACE_COUNT }, (_, place) => describePlace(position, place));
  return {
    foundations: places.slice(ASCENDING),
    piles: places.slice(0, PILE_COUNT),
    redealsLeft: redealsLeft(position),
  };
}

/** What an action does that is legal in a position (the one before it). */
export function describeAction(position: Position, action: Action): ActionMessage {
  if (action === REDEAL) return { id: "redeal", left: redealsLeft(position) - 1 };
  const { from, to } = moveOf(position, action);
  return {
    id: "move",
    card: topOf(position, from) as Card,
    from: namePlace(from),
    to: namePlace(to),
    onto: topOf(position, to) as Card,
    count: countAt(position, to) + 1,
  };
}

/** Why a gesture between two places is refused in a position. */
export function describeRefusal(
  position: Position,
  id: RefusalId,
  move: Move | null,
): RefusalMessage {
  const limit = PILE_LIMIT;
  if (move === null) return { id, card: null, from: null, to: null, top: null, limit };
  const { from, to } = move;
  return {
    id,
    card: topOf(position, from),
    from: namePlace(from),
    to: namePlace(to),
    top: topOf(position, to),
    limit,
  };
}
