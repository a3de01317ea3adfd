import { useMemo } from "preact/hooks";
import { type Film, marksOf } from "./film";
import type { Viewer } from "./viewer";
import { type ReplayTexts, spokenStep } from "./words";

interface TimelineProps {
  readonly viewer: Viewer;
  readonly texts: ReplayTexts;
}

/** The slider over all steps, above marks of the redeals, the cards brought home, the emptied piles. */
export function Timeline({ viewer, texts }: TimelineProps) {
  const { film } = viewer;
  const ply = viewer.ply.value;
  const marks = useMemo(() => <TimelineMarks film={film} />, [film]);
  return (
    <div class="replay-timeline">
      {marks}
      <input
        type="range"
        style={{ "--at": ply / film.last }}
        min={0}
        max={film.last}
        value={ply}
        aria-label={texts.viewer.timeline}
        aria-valuetext={spokenStep(texts, film, viewer.told.value)}
        onInput={(event) => viewer.scrub(event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}

/** Says nothing to a screen reader: the list of steps has all of it in words. */
function TimelineMarks({ film }: { film: Film }) {
  const marks = marksOf(film);
  const ticks = (plies: readonly number[], from: number, to: number) =>
    plies.map((ply) => `M${ply} ${from}V${to}`).join("");
  return (
    <svg
      class="replay-marks with-time"
      viewBox={`0 0 ${film.last} 12`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path class="mark-home" d={ticks(marks.home, 7, 12)} />
      <path class="mark-redeal" d={ticks(marks.redeals, 0, 12)} />
      <path class="mark-emptied" d={ticks(marks.emptied, 3, 3.01)} />
    </svg>
  );
}

/** What the marks mean. */
export function MarksLegend({ texts: { viewer: words } }: { texts: ReplayTexts }) {
  return (
    <p class="replay-legend" aria-hidden="true">
      <LegendMark kind="redeal" name={words.markRedeal} />
      <LegendMark kind="home" name={words.markHome} />
      <LegendMark kind="emptied" name={words.markEmptied} />
    </p>
  );
}

const LEGEND = { redeal: "M3 0V12", home: "M3 7V12", emptied: "M3 6V6.01" };

function LegendMark({ kind, name }: { kind: keyof typeof LEGEND; name: string }) {
  return (
    <span>
      <svg class="replay-mark" viewBox="0 0 6 12" aria-hidden="true">
        <path class={`mark-${kind}`} d={LEGEND[kind]} />
      </svg>
      {name}
    </span>
  );
}
