import { useMore, useTexts } from "../texts";
import { type Bin, binNumbers, binTimes, middleOf } from "./bins";
import type { Figures } from "./figures";
import { Plot } from "./Plot";

/** How many labels have room in a window of 320 pixels. */
const LABELS = { moves: 7, day: 4, month: 6 };

/** What one would rather look at than read; `now` in milliseconds since 1970. */
export function Plots({ wins, now }: { wins: Figures["wins"]; now: number }) {
  const { plots, figures, formats } = useMore().stats;
  const { engine, play } = useTexts();
  const moves = wins.map((win) => win.moves);
  const { unit, bins } = binTimes(
    wins.map(({ at }) => at),
    now,
  );
  const [date, name] =
    unit === "day" ? [formats.shortDay, formats.longDay] : [formats.shortMonth, formats.month];
  const [least, most] = [Math.min(...moves), Math.max(...moves)];
  const shown = bins.reduce((sum, { count }) => sum + count, 0);
  return (
    <div class="plots">
      <Plot
        title={plots.moves}
        summary={
          least === most ? engine.moves(least) : plots.movesSummary(least, most, middleOf(moves))
        }
        column={play.table.moves}
        bars={binNumbers(moves).map((bin) => ({
          label: formats.number(bin.from),
          name: rangeOf(bin),
          count: bin.count,
        }))}
        labels={LABELS.moves}
      />
      <Plot
        title={plots.time}
        summary={plots.timeSummary(figures.wins(shown), name(bins[0]?.from ?? now))}
        column={plots.when}
        bars={bins.map(({ from, count }) => ({ label: date(from), name: name(from), count }))}
        labels={LABELS[unit]}
      />
    </div>
  );
}

export function rangeOf({ from, to }: Bin): string {
  return to - from === 1 ? `${from}` : `${from}–${to - 1}`;
}
