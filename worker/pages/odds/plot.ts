/** A bar chart with its numbers as a table: who can't see the one reads the other. */
import { type Html, html } from "../html";

export interface Bar {
  readonly label: string;
  /** The number as it is to be read. */
  readonly words: string;
  /** How high, in any unit, 0 or more. */
  readonly value: number;
}

export interface PlotOptions {
  readonly id: string;
  readonly caption: string;
  /** What the labels and the numbers are. */
  readonly label: string;
  readonly value: string;
  /** Before the table. */
  readonly inWords: string;
  /** Only each so many-th label has room below the bars. */
  readonly every: number;
}

const WIDTH = 640;
const HEIGHT = 220;
const BASE = 190;
const TOP = 30;
/** Room at both ends for the halves of labels. */
const MARGIN = 12;
/** So few bars have room for their numbers above them. */
const FEW = 8;

/** The bars from left to right in every language, as all plots here. */
export function barPlot(bars: readonly Bar[], options: PlotOptions): Html {
  const { id, caption, label, value, inWords, every } = options;
  const most = Math.max(...bars.map((bar) => bar.value));
  const step = (WIDTH - 2 * MARGIN) / bars.length;
  const draw = ({ label: name, words, value: size }: Bar, i: number) => {
    const height = most === 0 ? 0 : ((BASE - TOP) * size) / most;
    const x = MARGIN + i * step;
    const middle = x + step / 2;
    const above =
      bars.length > FEW
        ? ""
        : html`<text x="${middle.toFixed(1)}" y="${(BASE - height - 6).toFixed(1)}">${words}</text>`;
    return html`<rect x="${(x + step * 0.1).toFixed(1)}" y="${(BASE - height).toFixed(1)}" width="${(step * 0.8).toFixed(1)}" height="${height.toFixed(1)}"><title>${name}: ${words}</title></rect>${above}
${i % every === 0 ? html`<text x="${middle.toFixed(1)}" y="${String(BASE + 24)}">${name}</text>` : ""}`;
  };
  return html`<figure class="plot">
<figcaption id="${id}">${caption}</figcaption>
<svg viewBox="0 0 ${String(WIDTH)} ${String(HEIGHT)}" role="img" aria-labelledby="${id}" aria-describedby="${id}-table" direction="ltr">${bars.map(draw)}</svg>
<details><summary>${inWords}</summary>
<table id="${id}-table"><thead><tr><th scope="col">${label}</th><th scope="col">${value}</th></tr></thead>
<tbody>${bars.map((bar) => html`<tr><th scope="row">${bar.label}</th><td>${bar.words}</td></tr>\n`)}</tbody></table></details>
</figure>`;
}
