/**
 * The viewer: an index into a film that can move by itself. Everything shown follows from `ply`.
 */
import { batch, effect, type ReadonlySignal, signal } from "@preact/signals";
import type { Film } from "./film";

/** How fast a film may run, as multiples of the normal speed. */
export const SPEEDS = [0.5, 1, 2, 4, 8] as const;
export type Speed = (typeof SPEEDS)[number];

/** How long a step is shown at normal speed, in milliseconds. */
export const STEP_MS = 800;

/** How long after the last hastened step the film is at rest again, in milliseconds. */
export const REST_MS = 150;

/** How long words may lag behind while one hastens through the steps, in milliseconds. */
export const LAG_MS = 100;

/** Whatever has steps from 0 to `last`. */
export interface Reel {
  readonly last: number;
}

export interface Viewer<R extends Reel = Film> {
  readonly film: R;
  /** The step shown, 0 (the deal) to `film.last`. */
  readonly ply: ReadonlySignal<number>;
  readonly playing: ReadonlySignal<boolean>;
  readonly speed: ReadonlySignal<Speed>;
  /** The step that words tell of: the one shown, or a moment ago in haste. */
  readonly told: ReadonlySignal<number>;
  /** Steps follow each other in haste: how the cards came there is of no interest. */
  readonly hasty: ReadonlySignal<boolean>;
  /** Shows a step, the nearest one where there is no such number, and stops playing. */
  readonly go: (ply: number) => void;
  /** The same where many steps follow each other at once, as under a finger on a slider. */
  readonly scrub: (ply: number) => void;
  /** Plays on, from the beginning when the end is shown. */
  readonly play: () => void;
  readonly pause: () => void;
  readonly setSpeed: (speed: Speed) => void;
  /** Stops the clock for good. */
  readonly dispose: () => void;
}

/** A viewer of a film that shows step `start`, or the nearest there is. */
export function makeViewer<R extends Reel>(film: R, start = 0): Viewer<R> {
  const clamp = (ply: number) => Math.min(film.last, Math.max(0, Math.trunc(ply)));
  const ply = signal(clamp(start));
  const playing = signal(false);
  const speed = signal<Speed>(1);
  const hasty = signal(false);
  let resting: ReturnType<typeof setTimeout> | undefined;
  const show = (to: number, inHaste: boolean) => {
    batch(() => {
      playing.value = false;
      hasten(inHaste);
      ply.value = clamp(to);
    });
  };
  const hasten = (inHaste: boolean) => {
    clearTimeout(resting);
    hasty.value = inHaste;
    if (inHaste) resting = setTimeout(() => hasten(false), REST_MS);
  };
  const told = signal(ply.peek());
  let telling: ReturnType<typeof setTimeout> | undefined;
  const tell = () => {
    clearTimeout(telling);
    telling = undefined;
    told.value = ply.peek();
  };
  const stopTelling = effect(() => {
    ply.value;
    if (hasty.value) telling ??= setTimeout(tell, LAG_MS);
    else tell();
  });
  const stopPlaying = effect(() => {
    if (!playing.value) return;
    const timer = setInterval(() => {
      ply.value = clamp(ply.value + 1);
      if (ply.value === film.last) playing.value = false;
    }, STEP_MS / speed.value);
    return () => clearInterval(timer);
  });
  return {
    film,
    ply,
    playing,
    speed,
    told,
    hasty,
    go: (to) => show(to, false),
    scrub: (to) => show(to, true),
    play: () => {
      hasten(false);
      if (ply.value === film.last) ply.value = 0;
      playing.value = film.last > 0;
    },
    pause: () => {
      playing.value = false;
    },
    setSpeed: (value) => {
      speed.value = value;
    },
    dispose: () => {
      stopPlaying();
      stopTelling();
      clearTimeout(resting);
      clearTimeout(telling);
    },
  };
}
