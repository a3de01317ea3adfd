/** Arbitrary values for properties. The run's seed is the dice's too, see seed.ts. */
import fc from "fast-check";
import { ACTIONS, type Action, formatAction } from "#engine/action";
import { CODE_COUNT, type GameCode, makeCode } from "#engine/code";
import { makeDeal } from "#engine/deal";
import { makePosition, type Position, REDEALS_LEFT, TOPS } from "#engine/position";
import { apply, legalActions } from "#engine/rules";
import { goldenReplays } from "./fixtures.ts";
import { seed } from "./seed.ts";
import { runs } from "./slow.ts";
import { slowSplit } from "./slow-codec.ts";

fc.configureGlobal({ seed, numRuns: runs(100) });

export const anyAction: fc.Arbitrary<Action> = fc.constantFrom(...ACTIONS);

/** A foundation, a pile: the places 0–23. */
export const anyPlace = fc.integer({ min: 0, max: 23 });

export const anyCode: fc.Arbitrary<GameCode> = fc
  .integer({ min: 0, max: CODE_COUNT - 1 })
  .map(makeCode);

/** Any text at all: lone surrogates, control characters, whole sentences of other scripts. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: "grapheme-ascii" }),
  fc.string({ unit: "grapheme" }),
  fc.string({ unit: "binary" }),
  fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
);

/** Texts that are made of the letters of actions. */
export const actionsLike: fc.Arbitrary<string> = fc.oneof(
  fc.array(anyAction).map((actions) => actions.map(formatAction).join("")),
  fc.string({ unit: fc.constantFrom(..."abcdefghijklmnopqAKSHDCRr10 ") }),
  anyText,
);

/** Separators and marks that may stand anywhere in a code that a person gives. */
export const anySeparator = fc.constantFrom(
  ..." \t\n\u00a0\u2003\u3000-\u2010\u2011\u2012\u2013\u2014\u2212\ufe58\uff0d_.",
  ..."\u200b\u200e\u200f\u202a\u202b\u202c\u2066\u2067\u2069\ufeff\u00ad",
);

/** Texts that are nearly codes: of letters and digits like these, other alphabets' too. */
export const codesLike: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: fc.constantFrom(..."CR12NnAaZz059-_ . ſıİéＡА\u200f\u2013"), maxLength: 20 }),
  fc
    .tuple(anyCode, fc.nat(12), fc.nat(2), anyText)
    .map(([code, at, cut, text]) => code.slice(0, at) + text + code.slice(at + cut)),
  anyText,
);

/** Actions of a game that was played by chance from a deal, and where it came to. */
export interface Played {
  readonly code: GameCode;
  readonly log: readonly Action[];
  readonly position: Position;
}

/** Games of chance from a deal; the choices shrink, and with them the game. */
export const playedByChance: fc.Arbitrary<Played> = fc
  .tuple(anyCode, fc.array(fc.nat(400), { maxLength: 120, size: "max" }))
  .map(([code, choices]) => {
    const position = makeDeal(code);
    const log: Action[] = [];
    for (const choice of choices) {
      const legal = legalActions(position);
      if (legal.length === 0) break;
      // The redeal stands last; it would be used up at once were it chosen as often as the others.
      const moves = choice > 390 ? legal.length : Math.max(1, legal.length - 1);
      const action = legal[choice % moves] as Action;
      apply(position, action);
      log.push(action);
    }
    return { code, log, position };
  });

/** Won games up to some action. */
export const playedWell: fc.Arbitrary<Played> = fc
  .tuple(fc.constantFrom(...goldenReplays), fc.nat(180))
  .map(([golden, length]) => {
    const code = golden.code as GameCode;
    const texts = slowSplit(golden.actions).slice(0, length);
    const log = texts.map((text) => ACTIONS.find((action) => formatAction(action) === text));
    const position = makeDeal(code);
    for (const action of log) apply(position, action as Action);
    return { code, log: log as Action[], position };
  });

/** Games in progress or won. */
export const played: fc.Arbitrary<Played> = fc.oneof(playedByChance, playedWell);

const anyRank = fc.integer({ min: 1, max: 13 });

/**
 * Tables that no deal need lead to: piles of 0 to 13 cards of few suits, foundations and redeals
 * as they come.
 */
export const anyTable: fc.Arbitrary<Position> = fc
  .tuple(
    fc.array(fc.array(fc.nat(51), { maxLength: 13, size: "max" }), {
      minLength: 16,
      maxLength: 16,
    }),
    fc.array(anyRank, { minLength: 8, maxLength: 8 }),
    fc.nat(3),
  )
  .map(([piles, tops, redeals]) => {
    const position = makePosition(piles);
    position.set(tops, TOPS);
    position[REDEALS_LEFT] = redeals;
    return position;
  });

/** Any position: of a game, or put together. */
export const anyPosition: fc.Arbitrary<Position> = fc.oneof(
  played.map(({ position }) => position),
  anyTable,
);
