/**
 * Motion: the cards are where they belong at once, and are then shown on their way there. Fetched
 * after the board is shown, and only where there may be motion (see moving.ts). Only transforms
 * move, which the browser can do beside the page's own thread: what lies over what changes apart.
 */
import { isWon, type Position } from "#engine/position";
import { type Change, diffPositions } from "./diff";
import { EACH_PLACE, isFoundation } from "./layout";
import { cardElement, type LetGo, pace } from "./moving";

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

const EASING = "cubic-bezier(.2,.7,.2,1)";

/** Shows on a board, which has its new cards already, how they came from the old position. */
export function showMotion(
  board: Element,
  before: Position,
  after: Position,
  letGo: LetGo | null,
): void {
  const changes = diffPositions(before, after);
  if (changes.length > MOST && changes[0]?.kind === "move") return;
  changes.forEach((change, i) => {
    if (change.kind === "move") slide(board, change, letGo);
    else turn(board, change, i * TURN_STEP_MS);
  });
  if (isWon(after) && changes.length > 0) leap(board);
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
 * The bottom card comes out from under its pile, and then settles on top of it; or back again. The
 * pile's other cards stay where they are.
 */
function turn(board: Element, change: Change & { kind: "turn" }, delay: number): void {
  const card = cardElement(board, change.pile);
  const moving = change.forward ? card : card?.previousElementSibling;
  if (!(moving instanceof HTMLElement)) return;
  const [at, out] = ["none", "translate(9%,44%) rotate(4deg)"];
  const half = (TURN_MS / 2) * pace();
  const over = change.forward;
  moving.classList.add(over ? "under" : "moving");
  const first = moving.animate([{ transform: at }, { transform: out }], {
    duration: half,
    delay: delay * pace(),
    easing: "ease-out",
    fill: "forwards",
  });
  const settle = () => moving.classList.remove("under", "moving");
  first.oncancel = settle;
  first.onfinish = () => {
    settle();
    moving.classList.add(over ? "moving" : "under");
    const second = moving.animate([{ transform: out }, { transform: at }], {
      duration: half,
      easing: "ease-in-out",
    });
    second.onfinish = settle;
    second.oncancel = settle;
    first.oncancel = null;
    first.cancel();
  };
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
