/**
 * The rules of Crescent, written a second time from rules.md and formats.md ("Actions") alone, as
 * plainly as possible: the yardstick the engine's rules are measured with. Cards are texts such as
 * `10H`, piles are lists of them, every change is a copy.
 */

/** The suits in the order ♠ ♥ ♦ ♣. */
export const slowSuits = ["S", "H", "D", "C"] as const;
/** The ranks from the Ace up. */
export const slowRanks = "A 2 3 4 5 6 7 8 9 10 J Q K".split(" ");
/** The 16 piles' letters, `a` is pile 1. */
export const slowPileLetters = [..."abcdefghijklmnop"];

export type SlowSuit = (typeof slowSuits)[number];

/** A place: a pile `a`–`p`, or a foundation, `AS` the ascending and `KS` the descending one of ♠. */
export type SlowPlace = string;

/** A position. Piles and foundations hold their bottom card first; foundations hold their base too. */
export interface SlowState {
  piles: string[][];
  ascending: Record<SlowSuit, string[]>;
  descending: Record<SlowSuit, string[]>;
  /** Redeals left, 3 at the start. */
  redeals: number;
}

/** The refusal ids of rules.md, in the order in which they are tested. */
export const slowRefusals = [
  "empty-source",
  "base-locked",
  "foundation-to-pile",
  "same-place",
  "empty-pile",
  "pile-full",
  "different-suit",
  "wrong-rank",
  "no-redeals",
  "nothing-to-redeal",
  "game-over",
] as const;

export type SlowRefusal = (typeof slowRefusals)[number];

/** All 24 places: the piles, then the ascending, then the descending foundations. */
export const slowPlaces: SlowPlace[] = [
  ...slowPileLetters,
  ...slowSuits.map((suit) => `A${suit}`),
  ...slowSuits.map((suit) => `K${suit}`),
];

/** All 297 texts that the grammar of actions allows. */
export const slowActionTexts: string[] = [
  ...slowPileLetters.flatMap((from) => [...slowPileLetters, "A", "K"].map((to) => from + to)),
  ...slowSuits.flatMap((suit) => [`${suit}A`, `${suit}K`]),
  "RR",
];

/** The suit of a card. */
export function slowSuitOf(card: string): SlowSuit {
  return card.slice(-1) as SlowSuit;
}

/** The rank of a card, 1 (Ace) to 13 (King). */
export function slowRankOf(card: string): number {
  return slowRanks.indexOf(card.slice(0, -1)) + 1;
}

function isPile(place: SlowPlace): boolean {
  return slowPileLetters.includes(place);
}

/** The cards at a place, bottom first: the state's own list, not a copy. Throws on an unknown place. */
export function slowCardsAt(state: SlowState, place: SlowPlace): string[] {
  if (!slowPlaces.includes(place)) throw new Error(`not a place: ${place}`);
  if (isPile(place)) return state.piles[slowPileLetters.indexOf(place)] as string[];
  const suit = place[1] as SlowSuit;
  return place.startsWith("A") ? state.ascending[suit] : state.descending[suit];
}

function fitsPile(card: string, onto: string): boolean {
  const distance = Math.abs(slowRankOf(card) - slowRankOf(onto));
  return distance === 1 || distance === 12;
}

function fitsFoundation(card: string, foundation: SlowPlace, onto: string): boolean {
  const step = foundation.startsWith("A") ? 1 : -1;
  return slowRankOf(card) === slowRankOf(onto) + step;
}

/** Whether the game is won: 13 cards on each of the 8 foundations. */
export function slowWon(state: SlowState): boolean {
  return slowSuits.every(
    (suit) => state.ascending[suit].length === 13 && state.descending[suit].length === 13,
  );
}

/**
 * Why the top card of one place may not go to another: the first row of rules.md's table that
 * applies, or null where the move is legal. Throws on an unknown place.
 */
export function slowRefusalOfMove(
  state: SlowState,
  from: SlowPlace,
  to: SlowPlace,
): SlowRefusal | null {
  const source = slowCardsAt(state, from);
  const target = slowCardsAt(state, to);
  const card = source.at(-1);
  if (card === undefined) return "empty-source";
  if (!isPile(from) && source.length === 1) return "base-locked";
  if (!isPile(from) && isPile(to)) return "foundation-to-pile";
  if (from === to) return "same-place";
  const onto = target.at(-1);
  if (onto === undefined) return "empty-pile";
  if (isPile(to) && target.length === 13) return "pile-full";
  if (slowSuitOf(card) !== slowSuitOf(onto)) return "different-suit";
  if (!(isPile(to) ? fitsPile(card, onto) : fitsFoundation(card, to, onto))) return "wrong-rank";
  // The table's last row. No position reaches it: in a won game the piles are empty and all
  // foundations full, so an earlier row always applies.
  if (slowWon(state)) return "game-over";
  return null;
}

/** Why a redeal is refused, or null where it is legal. */
export function slowRefusalOfRedeal(state: SlowState): SlowRefusal | null {
  if (state.redeals === 0) return "no-redeals";
  if (state.piles.every((pile) => pile.length < 2)) return "nothing-to-redeal";
  // Not reached either: a won game has no cards in its piles.
  if (slowWon(state)) return "game-over";
  return null;
}

/**
 * The places an action's text names, [from, to]; null where it names none, being the redeal or a
 * pile's card going to "its suit's" foundation while the pile is empty. Throws outside the grammar.
 */
export function slowPlacesOf(state: SlowState, action: string): [SlowPlace, SlowPlace] | null {
  if (!slowActionTexts.includes(action)) throw new Error(`not an action: ${action}`);
  const [source, target] = [...action] as [string, string];
  if (action === "RR") return null;
  if (source === source.toUpperCase()) {
    return target === "A" ? [`K${source}`, `A${source}`] : [`A${source}`, `K${source}`];
  }
  if (target === target.toLowerCase()) return [source, target];
  const card = slowCardsAt(state, source).at(-1);
  return card === undefined ? null : [source, target + slowSuitOf(card)];
}

/**
 * Why an action (two characters of formats.md's grammar) is refused: the first row of rules.md's
 * table that applies, or null where it is legal. Throws outside the grammar.
 */
export function slowRefusal(state: SlowState, action: string): SlowRefusal | null {
  const places = slowPlacesOf(state, action);
  if (action === "RR") return slowRefusalOfRedeal(state);
  return places === null ? "empty-source" : slowRefusalOfMove(state, ...places);
}

/** The position after an action, as a copy. Throws where the action is refused. */
export function slowPlay(state: SlowState, action: string): SlowState {
  const refusal = slowRefusal(state, action);
  if (refusal !== null) throw new Error(`${action} is refused: ${refusal}`);
  const after = structuredClone(state);
  const places = slowPlacesOf(state, action);
  if (places === null) {
    after.redeals -= 1;
    // A pile of one card, or none, comes out of this as it was.
    after.piles = after.piles.map((pile) => [...pile.slice(1), ...pile.slice(0, 1)]);
  } else {
    const card = slowCardsAt(after, places[0]).pop() as string;
    slowCardsAt(after, places[1]).push(card);
  }
  return after;
}

/** The texts of all legal actions, found by trying each of the 297; in the order of that list. */
export function slowLegalActions(state: SlowState): string[] {
  return slowActionTexts.filter((action) => slowRefusal(state, action) === null);
}

/**
 * Whether the game is stuck: not won, no legal move, and no redeal that would leave any pile other
 * than it is (a pile of two equal cards may be redealt, but nothing comes of it).
 */
export function slowStuck(state: SlowState): boolean {
  if (slowWon(state)) return false;
  return slowLegalActions(state).every(
    (action) =>
      action === "RR" &&
      JSON.stringify(slowPlay(state, "RR").piles) === JSON.stringify(state.piles),
  );
}
