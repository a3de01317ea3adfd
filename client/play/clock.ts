/** The time played: it begins with the first action and rests while nobody looks. */

export interface Clock {
  /** The time so far, in whole seconds. */
  readonly seconds: () => number;
  readonly start: () => void;
  readonly rest: () => void;
  /** Sets the time so far; the clock goes on or rests as before. */
  readonly set: (seconds: number) => void;
}

/** A resting clock. `now` gives milliseconds that never run back. */
export function makeClock(now: () => number): Clock {
  let before = 0;
  let since: number | null = null;
  const total = () => before + (since === null ? 0 : now() - since);
  return {
    seconds: () => Math.floor(total() / 1000),
    start: () => {
      since ??= now();
    },
    rest: () => {
      before = total();
      since = null;
    },
    set: (seconds) => {
      before = seconds * 1000;
      if (since !== null) since = now();
    },
  };
}
