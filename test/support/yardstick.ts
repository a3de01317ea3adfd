/**
 * The slow rules, remembered: positions that were met are kept, with what each action led to, so
 * that millions of replays that resemble each other can be verified by the slow rules. Everything
 * is asked of test/support/slow-*.ts; nothing is decided here.
 */
import { type SlowVerdict, slowSplit } from "./slow-codec.ts";
import { slowDeal, slowIsCode } from "./slow-deal.ts";
import {
  type SlowRefusal,
  type SlowState,
  slowActionTexts,
  slowPlay,
  slowRefusal,
  slowWon,
} from "./slow-rules.ts";

interface Node {
  readonly state: SlowState;
  readonly won: boolean;
  readonly after: Map<string, Node | SlowRefusal>;
}

const ACTION_TEXTS = new Set(slowActionTexts);
/** So many positions are kept (a few kilobytes each) before all are forgotten. */
const CAPACITY = 40_000;

export interface Yardstick {
  /** The same as `slowVerify`. */
  readonly verify: (code: string, actions: string) => SlowVerdict;
}

export function makeYardstick(): Yardstick {
  const nodes = new Map<string, Node>();
  const deals = new Map<string, Node>();

  function nodeOf(state: SlowState): Node {
    const key = JSON.stringify(state);
    const known = nodes.get(key);
    if (known !== undefined) return known;
    const node = { state, won: slowWon(state), after: new Map() };
    nodes.set(key, node);
    return node;
  }

  function deal(code: string): Node {
    if (nodes.size > CAPACITY) {
      nodes.clear();
      deals.clear();
    }
    const node = deals.get(code) ?? nodeOf(slowDeal(code));
    deals.set(code, node);
    return node;
  }

  function follow(node: Node, action: string): Node | SlowRefusal {
    const known = node.after.get(action);
    if (known !== undefined) return known;
    const next = slowRefusal(node.state, action) ?? nodeOf(slowPlay(node.state, action));
    node.after.set(action, next);
    return next;
  }

  return {
    verify(code, actions) {
      const list = slowSplit(actions);
      const fault = (action: number, reason: (SlowVerdict & { ok: false })["reason"]) =>
        ({ ok: false, action, reason }) as const;
      if (!slowIsCode(code) || list.length > 4096) return fault(0, "malformed");
      const odd = list.findIndex((action) => !ACTION_TEXTS.has(action));
      if (odd !== -1) return fault(odd + 1, "malformed");
      let node = deal(code);
      for (const [index, action] of list.entries()) {
        if (node.won) return fault(index + 1, "after-win");
        const next = follow(node, action);
        if (typeof next === "string") return fault(index + 1, next);
        node = next;
      }
      if (!node.won) return fault(list.length, "not-won");
      const redeals = list.filter((action) => action === "RR").length;
      return { ok: true, moves: list.length - redeals, redeals };
    },
  };
}
