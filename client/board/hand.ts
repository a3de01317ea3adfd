/**
 * Brings the pointer events of a board into presses, and presses onto the screen. Fetched after the
 * board is shown (see pointer.ts), together with the motion.
 */
import { type Place, topOf } from "#engine/position";
import { targetsOf } from "#engine/rules";
import { HOLD_MS, nextPress, type PointerKind, type Press, type PressEvent } from "./drag";
import { dropPlace, type Target } from "./drop";
import { cardElement, motion } from "./moving";
import { type PointerUse, placeAt } from "./pointer";

/** How far above a finger a lifted card hovers, as a part of its height. */
const FINGER_LIFT = 0.35;

/** The press going on at a board, with what it shows. */
class Hand {
  /** A click that ends a drag or a long press is no tap. */
  swallow = false;
  private press: Press | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private card: HTMLElement | null = null;
  private targets: Target[] = [];
  private legal: readonly Place[] = [];
  private over: Element | null = null;

  constructor(
    private readonly board: HTMLElement,
    private readonly use: () => PointerUse,
  ) {}

  feed(event: PressEvent): void {
    const before = this.press;
    const [press, result] = nextPress(before, event);
    this.press = press;
    if (event.type === "down") this.swallow = false;
    if (press?.phase !== "pressed") clearTimeout(this.timer);
    else if (event.type === "down") {
      this.timer = setTimeout(() => this.feed({ type: "hold" }), HOLD_MS);
    }
    if (result === null || before === null) return;
    if (result === "peek") {
      this.swallow = true;
      this.use().onPeek(before.place);
    } else if (result === "lift" && press) this.lift(press);
    else if (result === "move" && press) this.move(press);
    else if (result !== "lift" && result !== "move") this.end(before, result === "drop");
  }

  /** All of the screen that a drag needs to know is read here, once. */
  private lift(press: Press): void {
    const { position, draggable, onLift } = this.use();
    this.swallow = true;
    if (!draggable || topOf(position, press.place) === null) {
      this.press = null;
      return;
    }
    this.board.setPointerCapture?.(press.pointer);
    this.legal = targetsOf(position, press.place);
    this.targets = [...this.board.querySelectorAll<HTMLElement>("[data-place]")].map((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      const place = Number(button.dataset["place"]);
      return { place, x: left + width / 2, y: top + height / 2, width, height };
    });
    this.card = cardElement(this.board, press.place);
    this.card?.classList.add("lifted");
    onLift(press.place);
    this.move(press);
  }

  private offset(press: Press): [number, number] {
    const height = this.targets.find(({ place }) => place === press.place)?.height ?? 0;
    const rise = press.kind === "touch" ? height * FINGER_LIFT : 0;
    return [press.x - press.startX, press.y - press.startY - rise];
  }

  private move(press: Press): void {
    const [dx, dy] = this.offset(press);
    if (this.card) this.card.style.transform = `translate(${dx}px,${dy}px)`;
    this.mark(this.meant(press));
  }

  private meant(press: Press): Place | null {
    const home = this.targets.find(({ place }) => place === press.place);
    if (home === undefined) return null;
    const [dx, dy] = this.offset(press);
    const at = { x: home.x + dx, y: home.y + dy };
    const place = dropPlace(at, this.targets, this.legal, press.place);
    return place === press.place ? null : place;
  }

  private mark(place: Place | null): void {
    const legal = place !== null && this.legal.includes(place);
    const over = legal ? this.board.querySelector(`[data-place="${place}"]`) : null;
    if (over === this.over) return;
    this.over?.classList.remove("over");
    over?.classList.add("over");
    this.over = over;
  }

  private end(press: Press, dropped: boolean): void {
    const { onDrop, onLift } = this.use();
    const { card } = this;
    const to = dropped ? this.meant(press) : null;
    const rect = card?.getBoundingClientRect();
    this.card = null;
    this.mark(null);
    if (card) {
      card.classList.remove("lifted");
      card.style.transform = "";
    }
    onLift(null);
    if (card && (to === null || !this.legal.includes(to))) {
      motion()?.slideBack(card, ...this.offset(press));
    }
    if (to !== null && rect) onDrop(press.place, to, { place: press.place, rect });
  }
}

/** What a hand at a board tells of itself. */
export interface HandAtBoard {
  /** Whether the click that comes now is a tap, not the end of a drag or of a long press. */
  readonly isTap: () => boolean;
  /** Puts back what is held, and listens no longer. */
  readonly leave: () => void;
}

/** Listens to a board's pointers. */
export function comeToBoard(board: HTMLElement, use: () => PointerUse): HandAtBoard {
  const hand = new Hand(board, use);
  const at = ({ pointerId, clientX, clientY }: PointerEvent) =>
    ({ pointer: pointerId, x: clientX, y: clientY }) as const;
  const down = (event: PointerEvent) => {
    const place = placeAt(event.target);
    if (place === null || event.button !== 0) return;
    const kind = event.pointerType as PointerKind;
    hand.feed({ type: "down", kind: kind in KINDS ? kind : "mouse", place, ...at(event) });
  };
  const move = (event: PointerEvent) => hand.feed({ type: "move", ...at(event) });
  const up = (event: PointerEvent) => hand.feed({ type: "up", ...at(event) });
  const cancel = () => hand.feed({ type: "cancel" });
  const keydown = (event: KeyboardEvent) => event.key === "Escape" && cancel();
  board.addEventListener("pointerdown", down);
  addEventListener("pointermove", move);
  addEventListener("pointerup", up);
  addEventListener("pointercancel", cancel);
  addEventListener("blur", cancel);
  addEventListener("keydown", keydown);
  return {
    isTap: () => !hand.swallow,
    leave: () => {
      cancel();
      board.removeEventListener("pointerdown", down);
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", cancel);
      removeEventListener("blur", cancel);
      removeEventListener("keydown", keydown);
    },
  };
}

const KINDS: Readonly<Record<PointerKind, true>> = { mouse: true, pen: true, touch: true };
