/** How long a button is held before it repeats, in milliseconds. */
export const HOLD_MS = 400;
/** How long a repeat takes, in milliseconds. */
export const REPEAT_MS = 80;

/** The handlers of a button that repeats while it is held. */
export interface Hold {
  readonly onClick: () => void;
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerUp: () => void;
  readonly onPointerLeave: () => void;
  readonly onPointerCancel: () => void;
  readonly onContextMenu: (event: Event) => void;
}

/**
 * Handlers with which a button acts once when pressed by any means, and again and again while a
 * pointer holds it, which `act` is told. The click that ends a hold does nothing more.
 */
export function makeHold(act: (again: boolean) => void): Hold {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let repeated = false;
  const repeat = () => {
    repeated = true;
    act(true);
    timer = setTimeout(repeat, REPEAT_MS);
  };
  const end = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  return {
    onClick: () => {
      end();
      if (!repeated) act(false);
      repeated = false;
    },
    onPointerDown: (event) => {
      end();
      repeated = false;
      if (event.button === 0) timer = setTimeout(repeat, HOLD_MS);
    },
    onPointerUp: end,
    onPointerLeave: end,
    onPointerCancel: end,
    // A long touch would open the browser's menu instead.
    onContextMenu: (event) => {
      if (timer !== undefined) event.preventDefault();
    },
  };
}
