/** Puts together what a moving picture needs to know of the page: words, colours, cards. */

import { formatActions } from "#engine/action";
import { makeCard, type Rank } from "#engine/card";
import { LANGUAGE_FACTS, type Language } from "#i18n/languages";
import { indexOf } from "../board/Card";
import type { ViewerTexts } from "../i18n/en/viewer";
import type { Film } from "../replay/film";
import { settings } from "../settings/current";
import type { PictureNews, PictureOrder } from "./messages";
import type { Look } from "./palette";

const RANKS: readonly Rank[] = Array.from({ length: 13 }, (_, i) => i + 1);

/** The order for a film's picture, as the page now looks and speaks. */
export function makeOrder(film: Film, words: ViewerTexts, language: Language): PictureOrder {
  const { code, actions } = film.replay;
  const { letters, index } = settings.value;
  const spoken = letters === "own" ? language : letters;
  const steps = [
    words.soFar(0, 0),
    ...film.steps.map((step) => words.soFar(step.moves, step.redeals)),
  ];
  return {
    code,
    actions: formatActions(actions),
    head: { code, steps, dir: LANGUAGE_FACTS[language].dir },
    look: lookOf(document.body),
    faces: {
      indexes: RANKS.map((rank) => indexOf(makeCard(0, rank), spoken)),
      large: index === "large",
    },
  };
}

/** The colours of the table where an element stands, whatever they are written in. */
function lookOf(element: HTMLElement): Look {
  const probe = document.createElement("i");
  element.append(probe);
  const colour = (name: string) => {
    probe.style.color = `var(--${name})`;
    return getComputedStyle(probe).color;
  };
  const look: Look = {
    felt: colour("felt"),
    onFelt: colour("on-felt"),
    dim: colour("on-felt-dim"),
    line: colour("felt-line"),
    accent: colour("accent"),
    paper: colour("paper"),
    courtPaper: colour("paper-court"),
    edge: colour("paper-edge"),
    court: colour("court"),
    suits: [colour("suit-s"), colour("suit-h"), colour("suit-d"), colour("suit-c")],
  };
  probe.remove();
  return look;
}

/** A picture being made. */
export interface Making {
  /** The file's bytes; null where it could not be made. */
  readonly done: Promise<Uint8Array<ArrayBuffer> | null>;
  readonly cancel: () => void;
}

/** Has a picture made; `progress` hears of the part that is done, 0 to 1. */
export function make(order: PictureOrder, progress: (part: number) => void): Making {
  const worker = new Worker(new URL("./picture-worker.ts", import.meta.url), { type: "module" });
  const done = new Promise<Uint8Array<ArrayBuffer> | null>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<PictureNews>) => {
      if (data.id === "progress") return progress(data.part);
      resolve(data.id === "done" ? data.bytes : null);
      worker.terminate();
    };
    worker.onerror = () => resolve(null);
    worker.postMessage(order);
  });
  return { done, cancel: () => worker.terminate() };
}
