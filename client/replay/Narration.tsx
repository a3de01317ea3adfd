import { useEffect, useMemo } from "preact/hooks";
import { Live } from "../ui/Live";
import { makeNarrator } from "./narrate";
import type { Reel, Viewer } from "./viewer";

interface NarrationProps {
  readonly viewer: Viewer<Reel>;
  /** What is to be said of a step. */
  readonly words: (ply: number) => string;
}

/** Speaks the step that a viewer comes to rest at. */
export function Narration({ viewer, words }: NarrationProps) {
  const narrator = useMemo(() => makeNarrator(viewer, focusSpeaks), [viewer]);
  useEffect(() => narrator.dispose, [narrator]);
  const said = narrator.spoken.value;
  return <Live words={said === null ? "" : words(said)} number={said ?? 0} />;
}

/** The slider and a focused row of the list are spoken by themselves. */
function focusSpeaks(): boolean {
  return document.activeElement?.matches(".replay input, .replay-steps [aria-current]") ?? false;
}
