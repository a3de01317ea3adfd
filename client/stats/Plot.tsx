import { LANGUAGE_FACTS } from "#i18n/languages";
import { useMore, useSpeech } from "../texts";

/** One bar of a plot. */
export interface Bar {
  /** What stands below it, where there is room. */
  readonly label: string;
  /** What it is called in the table. */
  readonly name: string;
  readonly count: number;
}

interface PlotProps {
  readonly title: string;
  /** What the plot shows, in a sentence. */
  readonly summary: string;
  /** Of the bars' names. */
  readonly column: string;
  readonly bars: readonly Bar[];
  /** How many labels have room beside each other in a narrow window. */
  readonly labels: number;
}

/** The heights of the plot: all of it, above the highest bar, and below the bars; in pixels. */
const HEIGHT = 168;
const ABOVE = 22;
const BELOW = 26;

/** Bars that stand beside each other in reading direction, and the same as a table. */
export function Plot({ title, summary, column, bars, labels }: PlotProps) {
  const { plots, formats } = useMore().stats;
  const mirrored = LANGUAGE_FACTS[useSpeech().language].dir === "rtl";
  const most = Math.max(1, ...bars.map(({ count }) => count));
  const every = Math.ceil(bars.length / labels);
  const percent = (position: number) => `${(100 * position) / bars.length}%`;
  const floor = HEIGHT - BELOW;
  return (
    <figure class="plot">
      <figcaption>
        <h2>{title}</h2>
        <p>{summary}</p>
      </figcaption>
      <svg role="img" aria-label={`${title}. ${summary}`} height={HEIGHT}>
        {bars.map(({ label, name, count }, i) => {
          const position = mirrored ? bars.length - 1 - i : i;
          const height = ((floor - ABOVE) * count) / most;
          const middle = percent(position + 0.5);
          return (
            <g key={name}>
              {count > 0 && (
                <>
                  <rect
                    class="bar"
                    x={percent(position + 0.1)}
                    width={percent(0.8)}
                    y={floor - height}
                    height={height}
                  />
                  <text class="bar-count" x={middle} y={floor - height - 6}>
                    {formats.number(count)}
                  </text>
                </>
              )}
              {i % every === 0 && (
                <text class="bar-label" x={middle} y={HEIGHT - 6}>
                  {label}
                </text>
              )}
            </g>
          );
        })}
        <line class="plot-floor" x1="0" x2="100%" y1={floor} y2={floor} />
      </svg>
      <details>
        <summary>{plots.asTable}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{column}</th>
              <th scope="col">{plots.wins}</th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ name, count }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{formats.number(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
