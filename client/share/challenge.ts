/**
 * A challenge: `/CODE?beat=ID` asks to win a deal better than the replay with that id, by the order
 * of merit (spec/formats.md): fewer moves, then fewer redeals.
 */
import type { GameCode } from "#engine/code";
import { compareMerit, REPLAY_ID } from "#engine/replay";
import type { ShareTexts } from "../i18n/en/share";

const PARAMETER = "beat";

/** What is to be beaten. */
export interface Target {
  readonly moves: number;
  readonly redeals: number;
}

/** The id of the replay that an address's query asks to beat, or null. */
export function challengeOf(search: string): string | null {
  const id = new URLSearchParams(search).get(PARAMETER)?.toLowerCase() ?? "";
  return REPLAY_ID.test(id) ? id : null;
}

/** The absolute address that asks to beat a replay. */
export function challengeUrl(origin: string, code: GameCode, id: string): string {
  return `${origin}/${code}?${PARAMETER}=${id}`;
}

/** How a win stands against what was to be beaten. */
export function verdictWords(words: ShareTexts["challenge"], own: Target, target: Target): string {
  const merit = compareMerit(own, target);
  if (merit === 0) return words.equal;
  const by = Math.abs(own.moves - target.moves);
  if (by > 0) return merit < 0 ? words.beaten(by) : words.missed(by);
  return merit < 0 ? words.fewerRedeals : words.moreRedeals;
}
