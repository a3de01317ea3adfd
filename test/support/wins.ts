/** Many different wins of one deal, made from one: a card goes to a pile and comes back. */
import { type Action, formatActions, makeAction, parseActions } from "#engine/action";
import type { GameCode } from "#engine/code";
import { makeDeal } from "#engine/deal";
import { countAt, PILE_COUNT, type Position } from "#engine/position";
import { apply, refusalOf } from "#engine/rules";

/** A won game: a code and its actions. */
export interface Win {
  readonly code: GameCode;
  readonly actions: string;
}

/** How often a card may go there and back, so that wins differ in their moves too. */
const MOST_TIMES = 3;

/** Other wins of a won game's deal, each two, four or six moves longer; all are different. */
export function* winsLike({ code, actions }: Win): Generator<string> {
  const parsed = parseActions(actions);
  if (!parsed.ok) throw new Error("the win does not parse");
  const met = new Set<string>();
  for (let times = 1; times <= MOST_TIMES; times++) {
    const position = makeDeal(code);
    for (const [ply, action] of parsed.actions.entries()) {
      for (const detour of detoursAt(position)) {
        const win = actions.slice(0, 2 * ply) + detour.repeat(times) + actions.slice(2 * ply);
        if (met.has(win)) continue;
        met.add(win);
        yield win;
      }
      apply(position, action);
    }
  }
}

/** So many other wins of a won game's deal. */
export function someWinsLike(win: Win, count: number): string[] {
  const wins: string[] = [];
  for (const other of winsLike(win)) {
    if (wins.length === count) return wins;
    wins.push(other);
  }
  if (wins.length < count) throw new Error(`only ${wins.length} wins`);
  return wins;
}

/** A win of a won game's deal with at least so many actions: cards go there and back on the way. */
export function winOfLength({ code, actions }: Win, length: number): string {
  const parsed = parseActions(actions);
  if (!parsed.ok) throw new Error("the win does not parse");
  const position = makeDeal(code);
  let longer = "";
  let missing = length - parsed.actions.length;
  for (const action of parsed.actions) {
    const [detour = ""] = missing > 0 ? detoursAt(position) : [];
    longer += detour + formatActions([action]);
    missing -= detour.length / 2;
    apply(position, action);
  }
  if (missing > 0) throw new Error(`${missing} actions too few`);
  return longer;
}

function* detoursAt(position: Position): Generator<string> {
  for (let from = 0; from < PILE_COUNT; from++) {
    if (countAt(position, from) < 2) continue;
    for (let to = 0; to < PILE_COUNT; to++) {
      const there: Action = makeAction(from, to);
      if (refusalOf(position, there) !== null) continue;
      const after = position.slice() as Position;
      apply(after, there);
      const back = makeAction(to, from);
      if (refusalOf(after, back) === null) yield formatActions([there, back]);
    }
  }
}
