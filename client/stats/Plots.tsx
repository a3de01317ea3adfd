import { useMore, useTexts } from "../texts";
import { binTimes } from "./bins";
import type { Figures } from "./figures";
import { MovesPlot } from "./MovesPlot";
import { Plot } from "./Plot";

/** How many labels have room in a window of 320 pixels. */
const LABELS = { day: 4, month: 6 };

/** What one would rather look at than read; `now` in milliseconds since 1970. */
export function Plots({ wins, now }: { wins: Figures["wins"]; now: number }) {
  const { plots, figures, formats } = useMore().stats;
  const { table } = useTexts().play;
  const { unit, bins } = binTimes(
    wins.map(({ at }) => at),
    now,
  );
  const [date, name] =
    unit === "day" ? [formats.shortDay, formats.longDay] : [formats.shortMonth, formats.month];
  const shown = bins.reduce((sum, { count }) => sum + count, 0);
  return (
    <div class="plots">
      <MovesPlot title={plots.moves} column={table.moves} moves={wins.map((win) => win.moves)} />
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
