/**
 * Motion: the cards are where they belong at once, and are then shown on their way there. Fetched
 * after the board is shown, and only where there may be motion (see moving.ts).
 */
import type { Position } from "#engine/position";
import { type Change, diffPositions } from "./diff";
import { cardElement, type LetGo } from "./moving";

/** How long a card is on its way, in milliseconds. */
export const MOVE_MS = 240;
/** How long a pile turns at a redeal, in milliseconds, and how much later the next one begins. */
export const TURN_MS = 380;
export const TURN_STEP_MS = 24;
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
}

/** Brings a card that a hand let go back to its place. */
export function slideBack(card: HTMLElement, dx: number, dy: number): void {
  card.animate([{ transform: `translate(${dx}px,${dy}px)`, zIndex: 9 }, { zIndex: 9 }], {
    duration: MOVE_MS,
    easing: EASING,
  });
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
  card.animate(
    [
      { transform: `translate(${dx}px,${dy}px) scale(${scale})`, zIndex: 9 },
      { transform: "none", zIndex: 9 },
    ],
    { duration: MOVE_MS, easing: EASING },
  );
}

/** The bottom card comes out behind the pile, rises beside it and settles on top; or back. */
function turn(board: Element, change: Change & { kind: "turn" }, delay: number): void {
  const card = cardElement(board, change.pile);
  const below = card?.previousElementSibling;
  const moving = change.forward ? card : below;
  if (!moving) return;
  const frames = [
    { transform: "none", zIndex: -1 },
    { transform: "translate(0,-46%) rotate(-5deg)", zIndex: -1, offset: 0.5 },
    { transform: "translate(0,-46%) rotate(-5deg)", zIndex: 9, offset: 0.51 },
    { transform: "none", zIndex: 9 },
  ];
  moving.animate(frames, {
    duration: TURN_MS,
    delay,
    easing: "ease-in-out",
    fill: "backwards",
    direction: change.forward ? "normal" : "reverse",
  });
}
