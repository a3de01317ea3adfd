/**
 * A replay unrolled: every position and what every step did, made once, so that any step is shown
 * by an index and nothing is ever played again to get there. No screen, no clock.
 */
import { type Action, REDEAL } from "#engine/action";
import { type ActionMessage, describeAction } from "#engine/describe";
import { countAt, isPile, isWon, type Position } from "#engine/position";
import { framesOf, parseReplay, type Replay } from "#engine/replay";
import { moveOf } from "#engine/rules";

/** What one action did, and the counts after it. */
export interface Step {
  readonly action: Action;
  readonly message: ActionMessage;
  /** A card went to a foundation. */
  readonly home: boolean;
  /** The number (1–16) of the pile that gave its last card, else null. */
  readonly emptied: number | null;
  readonly moves: number;
  readonly redeals: number;
}

/** A won game, ready to be looked at. `steps[n - 1]` leads from `frames[n - 1]` to `frames[n]`. */
export interface Film {
  readonly replay: Replay;
  readonly frames: readonly Position[];
  readonly steps: readonly Step[];
  /** The number of the last step, the one that wins; step 0 is the deal. */
  readonly last: number;
}

/** The film of a canonical code and a text of actions; null unless they are a won game. */
export function makeFilm(code: string, actions: string): Film | null {
  const parsed = parseReplay(code, actions);
  if (!parsed.ok) return null;
  const { replay } = parsed;
  const frames = framesOf(replay);
  const last = frames.length - 1;
  if (last !== replay.actions.length || !isWon(frames[last] as Position)) return null;
  let moves = 0;
  const steps = replay.actions.map((action, i): Step => {
    const before = frames[i] as Position;
    if (action !== REDEAL) moves++;
    return {
      action,
      message: describeAction(before, action),
      home: action !== REDEAL && !isPile(moveOf(before, action).to),
      emptied: emptiedPile(before, action),
      moves,
      redeals: i + 1 - moves,
    };
  });
  return { replay, frames, steps, last };
}

function emptiedPile(before: Position, action: Action): number | null {
  if (action === REDEAL) return null;
  const { from } = moveOf(before, action);
  return isPile(from) && countAt(before, from) === 1 ? from + 1 : null;
}

/** The numbers of the steps worth a mark on a timeline. */
export interface Marks {
  readonly redeals: readonly number[];
  readonly home: readonly number[];
  readonly emptied: readonly number[];
}

/** Where a film has its redeals, its cards brought home and its piles emptied. */
export function marksOf(film: Film): Marks {
  const where = (test: (step: Step) => boolean) =>
    film.steps.flatMap((step, i) => (test(step) ? [i + 1] : []));
  return {
    redeals: where((step) => step.action === REDEAL),
    home: where((step) => step.home),
    emptied: where((step) => step.emptied !== null),
  };
}
