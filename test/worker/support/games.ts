/** Finished games for the tests: the golden ones, and as many more as a test needs. */
import { formatActions, makeAction, parseActions } from "#engine/action";
import type { GameCode } from "#engine/code";
import { makeDeal } from "#engine/deal";
import { countAt, PILE_COUNT } from "#engine/position";
import { apply, refusalOf } from "#engine/rules";
import text from "../../fixtures/replays.txt?raw";

export interface Golden {
  readonly code: GameCode;
  readonly id: string;
  readonly moves: number;
  readonly redeals: number;
  readonly actions: string;
}

/** The golden replays of test/fixtures/replays.txt. */
export const goldens: readonly Golden[] = text
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line) => {
    const [code, id, moves, redeals, actions] = line.split(" ") as [GameCode, ...string[]];
    return { code, id, moves: Number(moves), redeals: Number(redeals), actions } as Golden;
  });

/** The first golden replay. */
export const golden = goldens[0] as Golden;

/** Of a finished game, others of the same deal: somewhere a card goes to a pile and back again. */
export function detours({ code, actions }: Golden, count: number): string[] {
  const position = makeDeal(code);
  const found = new Set<string>();
  const parsed = parseActions(actions);
  if (!parsed.ok) throw new Error("a golden replay does not parse");
  for (const [ply, action] of parsed.actions.entries()) {
    for (let from = 0; from < PILE_COUNT; from++) {
      for (let to = 0; to < PILE_COUNT; to++) {
        const there = makeAction(from, to);
        if (countAt(position, from) < 2 || refusalOf(position, there) !== null) continue;
        const after = position.slice() as typeof position;
        apply(after, there);
        const back = makeAction(to, from);
        if (refusalOf(after, back) !== null) continue;
        const detour = formatActions([there, back]);
        found.add(actions.slice(0, 2 * ply) + detour + actions.slice(2 * ply));
        if (found.size === count) return [...found];
      }
    }
    apply(position, action);
  }
  throw new Error(`only ${found.size} detours`);
}
