/** The spoken side of a viewer: what its live region says, and how often. */
import { effect, type ReadonlySignal, signal } from "@preact/signals";
import type { Reel, Viewer } from "./viewer";

/** How long a step must stay before it is spoken while a person steps, in milliseconds. */
export const SETTLE_MS = 300;
/** The shortest time from one spoken step to the next while the film runs, in milliseconds. */
export const PLAYING_MS = 3000;

/** The step to speak, null before there is any; `dispose` ends it. */
export interface Narrator {
  readonly spoken: ReadonlySignal<number | null>;
  readonly dispose: () => void;
}

/**
 * Follows a viewer with what is to be spoken: where it comes to rest, and at most every
 * `PLAYING_MS` the latest step while it runs. `silent` says that something else speaks already,
 * such as the slider or the list that has the focus.
 */
export function makeNarrator(viewer: Viewer<Reel>, silent: () => boolean): Narrator {
  const spoken = signal<number | null>(null);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shown = viewer.ply.peek();
  const speak = () => {
    timer = undefined;
    if (!silent()) spoken.value = viewer.ply.peek();
  };
  const stop = effect(() => {
    const playing = viewer.playing.value;
    if (viewer.ply.value === shown) return;
    shown = viewer.ply.value;
    if (playing) {
      timer ??= setTimeout(speak, PLAYING_MS);
      return;
    }
    clearTimeout(timer);
    timer = setTimeout(speak, SETTLE_MS);
  });
  return {
    spoken,
    dispose: () => {
      stop();
      clearTimeout(timer);
    },
  };
}
