/**
 * Motion: the cards are where they belong at once, and are then shown on their way there. Fetched
 * after the board is shown, and only where there may be motion (see moving.ts). Only transforms
 * move, which the browser can do beside the page's own thread: what lies over what changes apart.
 */
import "../style/lengths.css";
import { isWon, type Place, type Position, redealsLeft } from "#engine/position";
import { type Change, diffPositions } from "./diff";
import { EACH_PLACE, isFoundation } from "./layout";
import { cardElement, type LetGo, pace, type Turns } from "./moving";

/** How long a card is on its way at the usual pace, in milliseconds. */
export const MOVE_MS = 240;
/** How long a pile turns at a redeal, in milliseconds, and how much later the next one begins. */
export const TURN_MS = 460;
export const TURN_STEP_MS = 24;
/** How long a foundation leaps at the win, in milliseconds, and how much later the next one does. */
export const LEAP_MS = 420;
export const LEAP_STEP_MS = 70;
/** More changes than these at once are shown without motion. */
const MOST = 16;

/** Ends the turns that are under way. */
const underway: (() => void)[] = [];

const EASING = "cubic-bezier(.2,.7,.2,1)";

/**
 * Shows on a board, which has its new cards already, how they came there: from the first position
 * to the second, or (null) in a way that is shown otherwise. What was still under way ends.
 */
export function showMotion(
  board: Element,
  way: readonly [Position, Position] | null,
  letGo: LetGo | null,
): void {
  for (const end of underway.splice(0)) end();
  if (way === null) return;
  const changes = diffPositions(...way).filter((change) => change.kind === "move");
  if (changes.length > MOST) return;
  for (const change of changes) slide(board, change, letGo);
  if (isWon(way[1]) && changes.length > 0) leap(board);
}

/** The turns that lead from one position to another, or null where it is no redeal. */
export function turnsBetween(before: Position, after: Position): Turns | null {
  if (redealsLeft(before) === redealsLeft(after)) return null;
  const changes = diffPositions(before, after).filter((change) => change.kind === "turn");
  const [first] = changes;
  if (first === undefined) return null;
  const piles = changes.map(({ pile }) => pile);
  const everyMs = TURN_STEP_MS * pace();
  return { before, piles, forward: first.forward, everyMs, next: 0, started: 0 };
}

/** Brings a card that a hand let go back to its place. */
export function slideBack(card: HTMLElement, dx: number, dy: number): void {
  move(card, [{ transform: `translate(${dx}px,${dy}px)` }, { transform: "none" }], MOVE_MS);
}

/** How long the motion of a win lasts at the pace chosen, in milliseconds. */
export function winMs(): number {
  return (MOVE_MS + LEAP_MS + 7 * LEAP_STEP_MS) * pace();
}

/** Moves a card over all others. */
function move(card: HTMLElement, frames: Keyframe[], time: number): Animation {
  card.classList.add("moving");
  const animation = card.animate(frames, { duration: time * pace(), easing: EASING });
  const settle = () => card.classList.remove("moving");
  animation.onfinish = settle;
  animation.oncancel = settle;
  return animation;
}

function slide(board: Element, change: Change & { kind: "move" }, letGo: LetGo | null): void {
  const card = cardElement(board, change.to);
  const button = board.querySelector(`[data-place="${change.from}"]`);
  if (card === null || button === null) return;
  const end = card.getBoundingClientRect();
  const start = letGo?.place === change.from ? letGo.rect : button.getBoundingClientRect();
  if (end.width === 0) return;
  const dx = start.left - end.left;
  const dy = start.top - end.top;
  const scale = start.width / end.width;
  const from = `translate(${dx}px,${dy}px) scale(${scale})`;
  move(card, [{ transform: from }, { transform: "none" }], MOVE_MS);
}

/**
 * The bottom card of a pile comes out from under it, and then settles on top; or back again. The
 * pile's other cards stay where they are.
 */
export function turn(board: Element, pile: Place, forward: boolean): void {
  const card = cardElement(board, pile);
  const moving = forward ? card : card?.previousElementSibling;
  if (!(moving instanceof HTMLElement)) return;
  const [here, out] = ["none", "translate(9%,44%) rotate(4deg)"];
  const [first, second] = forward ? ["under", "moving"] : ["moving", "under"];
  const half = (TURN_MS / 2) * pace();
  const wear = (way: string | null) => {
    moving.classList.remove("under", "moving");
    if (way !== null) moving.classList.add(way);
  };
  wear(first as string);
  let animation = moving.animate([{ transform: here }, { transform: out }], {
    duration: half,
    easing: "ease-out",
    fill: "forwards",
  });
  animation.onfinish = () => {
    const before = animation;
    wear(second as string);
    animation = moving.animate([{ transform: out }, { transform: here }], {
      duration: half,
      easing: "ease-in-out",
    });
    animation.onfinish = () => wear(null);
    before.cancel();
  };
  underway.push(() => {
    animation.cancel();
    wear(null);
  });
}

/** The game is won: the foundations leap, one after the other. */
function leap(board: Element): void {
  EACH_PLACE.filter(isFoundation).forEach((place, i) => {
    const button = board.querySelector(`[data-place="${place}"]`);
    button?.animate(
      [{ transform: "none" }, { transform: "translateY(-14%) scale(1.04)" }, { transform: "none" }],
      {
        duration: LEAP_MS * pace(),
        delay: (MOVE_MS + i * LEAP_STEP_MS) * pace(),
        easing: "ease-in-out",
      },
    );
  });
}
