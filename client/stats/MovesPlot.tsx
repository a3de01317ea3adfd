import { useMore, useTexts } from "../texts";
import { type Bin, binNumbers, middleOf } from "./bins";
import { Plot } from "./Plot";

/** How many labels have room in a window of 320 pixels. */
const LABELS = 7;

interface MovesPlotProps {
  readonly title: string;
  /** What the numbers are. */
  readonly column: string;
  /** The moves of each win, at least one. */
  readonly moves: readonly number[];
}

/** How many wins took how many moves. */
export function MovesPlot({ title, column, moves }: MovesPlotProps) {
  const { engine } = useTexts();
  const { plots, formats } = useMore().stats;
  const [least, most] = [Math.min(...moves), Math.max(...moves)];
  return (
    <Plot
      title={title}
      summary={
        least === most ? engine.moves(least) : plots.movesSummary(least, most, middleOf(moves))
      }
      column={column}
      bars={binNumbers(moves).map((bin) => ({
        label: formats.number(bin.from),
        name: rangeOf(bin),
        count: bin.count,
      }))}
      labels={LABELS}
    />
  );
}

function rangeOf({ from, to }: Bin): string {
  return to - from === 1 ? `${from}` : `${from}–${to - 1}`;
}
