/**
 * Actions and their texts. FROZEN: source spec/formats.md, "Actions".
 *
 * An action is a number that stands for its two characters, source and target. Sources: 0–15 the
 * piles, 16–19 the foundations of a suit. Targets: 0–15 the piles, 16 `A` and 17 `K`: the
 * ascending and the descending foundation of the card's own suit.
 */
import { EACH_SUIT, SUITS } from "./card";
import { PILE_COUNT } from "./position";

declare const actionBrand: unique symbol;
/** One of the 297 actions that a text can say, legal or not. */
export type Action = number & { readonly [actionBrand]: true };

const TARGETS = 18;
const PILE_A = 97;

/** The target that is the ascending foundation of the card's suit. */
export const TO_ASCENDING = 16;
/** The target that is the descending foundation of the card's suit. */
export const TO_DESCENDING = 17;
/** The redeal, `RR`. */
export const REDEAL = (20 * TARGETS) as Action;

/** The action from a source (0–19) to a target (0–17; 16 or 17 where the source is a suit). */
export function makeAction(source: number, target: number): Action {
  return (source * TARGETS + target) as Action;
}

/** An action's source: 0–15 a pile, 16–19 a suit's foundation. Not for the redeal. */
export function sourceOf(action: Action): number {
  // Integer division; the verifier asks this so often that Math.floor is a tenth of its time.
  return (action / TARGETS) | 0;
}

/** An action's target: 0–15 a pile, 16 ascending, 17 descending. Not for the redeal. */
export function targetOf(action: Action): number {
  return action % TARGETS;
}

const pileNumbers = Array.from({ length: PILE_COUNT }, (_, pile) => pile);
/** All 297 actions in the order of their numbers, the redeal last. */
export const ACTIONS: readonly Action[] = [
  ...pileNumbers.flatMap((source) =>
    [...pileNumbers, TO_ASCENDING, TO_DESCENDING].map((target) => makeAction(source, target)),
  ),
  ...EACH_SUIT.flatMap((suit) => [
    makeAction(PILE_COUNT + suit, TO_ASCENDING),
    makeAction(PILE_COUNT + suit, TO_DESCENDING),
  ]),
  REDEAL,
];

const TEXTS: readonly string[] = ACTIONS.reduce<string[]>((texts, action) => {
  texts[action] = actionText(action);
  return texts;
}, []);
/** The actions by their two ASCII characters, `first * 128 + second`; -1 where there is none. */
const BY_TEXT = new Int16Array(128 * 128).fill(-1);
for (const action of ACTIONS) BY_TEXT[textKey(TEXTS[action] as string, 0)] = action;

/** An action's two characters. */
export function formatAction(action: Action): string {
  return TEXTS[action] as string;
}

/** The action that two characters say, or null. */
export function parseAction(text: string): Action | null {
  return text.length === 2 ? parseAt(text, 0) : null;
}

/** A list of actions as text, without separators: ply n is characters 2(n - 1) and 2n - 1. */
export function formatActions(actions: readonly Action[]): string {
  return actions.map(formatAction).join("");
}

/** A text's actions, or where it stops being one: the number of the bad action, from 1. */
export type ParsedActions =
  | { readonly ok: true; readonly actions: readonly Action[] }
  | { readonly ok: false; readonly action: number };

/** The actions of a text such as `jndAHARR`; the empty text is no action at all. */
export function parseActions(text: string): ParsedActions {
  const actions: Action[] = [];
  for (let i = 0; i < text.length; i += 2) {
    const action = parseAt(text, i);
    if (action === null) return { ok: false, action: i / 2 + 1 };
    actions.push(action);
  }
  return { ok: true, actions };
}

function parseAt(text: string, at: number): Action | null {
  const action = BY_TEXT[textKey(text, at)] ?? -1;
  return action < 0 ? null : (action as Action);
}

/** NaN or out of the table's range where a character is missing or is not ASCII. */
function textKey(text: string, at: number): number {
  const second = text.charCodeAt(at + 1);
  return second < 128 ? text.charCodeAt(at) * 128 + second : Number.NaN;
}

function actionText(action: Action): string {
  if (action === REDEAL) return "RR";
  const source = sourceOf(action);
  return sourceLetter(source) + targetLetter(targetOf(action));
}

function sourceLetter(source: number): string {
  return source < PILE_COUNT ? pileLetter(source) : (SUITS[source - PILE_COUNT] as string);
}

function targetLetter(target: number): string {
  if (target === TO_ASCENDING) return "A";
  return target === TO_DESCENDING ? "K" : pileLetter(target);
}

function pileLetter(pile: number): string {
  return String.fromCharCode(PILE_A + pile);
}
