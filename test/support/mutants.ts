/** Replays that somebody forged: won games, changed in the ways that a forger, or chance, would. */
import { ACTIONS, formatAction, parseAction, REDEAL } from "#engine/action";
import { type GameCode, makeCode } from "#engine/code";
import { makeDeal } from "#engine/deal";
import { apply, legalActions, play } from "#engine/rules";
import type { Dice } from "./dice.ts";
import { type GoldenReplay, goldenReplays } from "./fixtures.ts";
import { slowSplit } from "./slow-codec.ts";

export interface Mutant {
  readonly kind: string;
  readonly code: string;
  readonly actions: string;
}

/** The longest replay that there may be. */
const LONGEST = 4096;
const ALPHABET = [..."abcdefghijklmnopAKSHDCR"];

type Mutation = (dice: Dice, list: string[], golden: GoldenReplay) => string[];

const anyAction = (dice: Dice) => formatAction(dice.pick(ACTIONS));

/** Each changes the list of a golden replay's actions in place or answers with another list. */
const MUTATIONS: Readonly<Record<string, Mutation>> = {
  /** A letter becomes another one of the grammar. */
  flip(dice, list) {
    const at = dice.below(list.length);
    const text = list[at] as string;
    const other = dice.pick(ALPHABET);
    return list.with(at, dice.chance(50) ? other + text.charAt(1) : text.charAt(0) + other);
  },
  /** A bit of a letter is turned. */
  bit(dice, list) {
    const at = dice.below(list.length);
    const text = list[at] as string;
    const code = text.charCodeAt(1) ^ (1 << dice.below(9));
    return list.with(at, text.charAt(0) + String.fromCharCode(code));
  },
  /** An action becomes another. */
  replace: (dice, list) => list.with(dice.below(list.length), anyAction(dice)),
  /** Actions are left out. */
  cut: (dice, list) => list.toSpliced(dice.below(list.length), 1 + dice.below(4)),
  /** The end is missing. */
  truncate: (dice, list) => list.slice(0, dice.below(list.length)),
  /** A letter is missing, so that all that follows is shifted. */
  shift(dice, list) {
    const text = list.join("");
    const at = dice.below(text.length);
    return slowSplit(text.slice(0, at) + text.slice(at + 1));
  },
  /** Another game's end. */
  splice(dice, list) {
    const other = slowSplit(dice.pick(goldenReplays).actions);
    return [...list.slice(0, dice.below(list.length)), ...other.slice(dice.below(other.length))];
  },
  /** Two actions change places, near ones more often. */
  swap(dice, list) {
    const a = dice.below(list.length);
    const b = dice.chance(70) ? Math.min(list.length - 1, a + 1) : dice.below(list.length);
    return list.with(a, list[b] as string).with(b, list[a] as string);
  },
  /** An action is put in. */
  insert: (dice, list) => list.toSpliced(dice.below(list.length + 1), 0, anyAction(dice)),
  /** An action twice. */
  twice(dice, list) {
    const at = dice.below(list.length);
    return list.toSpliced(at, 0, list[at] as string);
  },
  /** Redeals left out, put in or moved. */
  redeals(dice, list) {
    const without = dice.chance(50) ? list.filter((text) => text !== "RR") : list;
    return without.toSpliced(dice.below(without.length + 1), 0, ...Array(dice.below(4)).fill("RR"));
  },
  /** Something after the win. */
  afterWin: (dice, list) => [
    ...list,
    ...Array.from({ length: 1 + dice.below(3) }, () => anyAction(dice)),
  ],
  /** A legal move and its way back: the replay stays good. */
  detour: (dice, list, golden) => withDetours(dice, list, golden, 1 + dice.below(2)),
  /** The longest that is allowed, or one or two more. */
  longest(dice, list, golden) {
    const room = LONGEST - list.length + dice.below(3);
    return dice.chance(50)
      ? withDetours(dice, list, golden, room >> 1)
      : [...list.slice(0, -1), ...Array(room).fill(dice.chance(50) ? "RR" : anyAction(dice))];
  },
};

export const MUTANT_KINDS: readonly string[] = [...Object.keys(MUTATIONS), "deal", "code"];

/** Puts moves that are taken back at once into a list, all at one place. */
export function withDetours(
  dice: Dice,
  list: string[],
  golden: GoldenReplay,
  count: number,
): string[] {
  const at = dice.below(list.length);
  const position = makeDeal(golden.code as GameCode);
  for (const text of list.slice(0, at)) apply(position, parseAction(text) ?? REDEAL);
  const pairs: string[][] = [];
  for (const action of legalActions(position)) {
    const text = formatAction(action);
    const slide = { A: "K", K: "A" }[text.charAt(1)];
    const back = slide === undefined ? text.charAt(1) + text.charAt(0) : text.charAt(0) + slide;
    const after = play(position, action);
    const returning = parseAction(back);
    if (typeof after === "string" || returning === null || action === REDEAL) continue;
    if (typeof play(after, returning) !== "string") pairs.push([text, back]);
  }
  if (pairs.length === 0) return list;
  return list.toSpliced(at, 0, ...Array(count).fill(dice.pick(pairs)).flat());
}

/** A mutant of a golden replay: one change, now and then two or three. */
export function mutate(dice: Dice): Mutant {
  const golden = dice.pick(goldenReplays);
  const kind = dice.chance(1)
    ? "longest"
    : dice.pick(MUTANT_KINDS.filter((name) => name !== "longest"));
  if (kind === "deal") return { kind, code: otherDeal(dice), actions: golden.actions };
  if (kind === "code") return { kind, code: badCode(dice, golden.code), actions: golden.actions };
  let list = slowSplit(golden.actions);
  list = (MUTATIONS[kind] as Mutation)(dice, list, golden);
  for (let more = dice.below(8); more >= 6 && list.length > 1; more--) {
    list = (MUTATIONS[dice.pick(["flip", "cut", "swap", "insert"])] as Mutation)(
      dice,
      list,
      golden,
    );
  }
  return { kind, code: golden.code, actions: list.join("") };
}

/** Another deal: one of a few hundred, so that the yardstick need not deal each time. */
function otherDeal(dice: Dice): string {
  return dice.chance(50) ? dice.pick(goldenReplays).code : makeCode(dice.below(300));
}

/** A code that is not canonical, or is none. */
function badCode(dice: Dice, code: string): string {
  const at = dice.below(code.length);
  return dice.pick([
    code.toLowerCase(),
    code.slice(0, at) + code.slice(at + 1),
    code.slice(0, at) + String.fromCharCode(dice.below(0x300)) + code.slice(at + 1),
    ` ${code}`,
    `${code}\n`,
    code.replaceAll("-", ""),
    "",
  ]);
}
