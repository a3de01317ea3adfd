/** The diagrams of the rules page: real positions, drawn and said in words. */
import type { Card } from "#engine/card";
import type { PlaceMessage } from "#engine/describe";
import { type Html, html } from "../html";
import type { Texts } from "../language";
import type { Board } from "./boards";
import { cardFace } from "./cards";

/** The places of the horseshoe as they are seen, row by row, ten columns; null: nothing there. */
const ROWS: readonly (readonly (number | null)[])[] = [
  [3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  [2, null, null, 16, 17, 18, 19, null, null, 13],
  [1, null, null, 20, 21, 22, 23, null, null, 14],
  [0, null, null, null, null, null, null, null, null, 15],
];

/** What a diagram is told beside its board. */
export interface BoardFigure {
  /** Part of the ids in it. */
  readonly id: string;
  readonly board: Board;
  readonly caption: string;
  /** The places of a move to be marked. */
  readonly move?: { readonly from: number; readonly to: number };
}

/** A board in its horseshoe, the same way round in every language, with all of it in words. */
export function boardFigure({ id, board, caption, move }: BoardFigure, texts: Texts): Html {
  const mark = (place: number) =>
    place === move?.from ? " from" : place === move?.to ? " to" : "";
  const cell = (place: number | null) =>
    place === null ? html`<span></span>` : spot(board[place] as PlaceMessage, mark(place));
  return html`<figure class="diagram">
<div class="horseshoe" dir="ltr" role="img" aria-labelledby="${id}-caption" aria-describedby="${id}-words">${ROWS.flat().map(cell)}</div>
<figcaption id="${id}-caption">${caption}</figcaption>
<details><summary>${texts.rules.figures.inWords}</summary>
<ul id="${id}-words">${[...board.slice(16), ...board.slice(0, 16)].map((place) => html`<li>${texts.engine.placeWithCards(place)}.</li>\n`)}</ul></details>
</figure>`;
}

/** The cards of one pile before and after, bottom first in the direction of reading. */
export function pileFigure(before: readonly Card[], after: readonly Card[], texts: Texts): Html {
  const { figures } = texts.rules;
  const row = (heading: string, cards: readonly Card[], moved: number) => html`<p>${heading}</p>
<ol class="cards">${cards.map((card, i) => html`<li class="card${i === moved ? " to" : ""}">${cardFace(card)}<span class="unseen">${texts.engine.card(card)}</span></li>\n`)}</ol>`;
  return html`<figure class="diagram">
${row(figures.pileBefore, before, 0)}
${row(figures.pileAfter, after, after.length - 1)}
<figcaption>${figures.pile}</figcaption>
</figure>`;
}

/** One place: its top card, and under it the pile's number and count, or a foundation's way and count. */
function spot(place: PlaceMessage, mark: string): Html {
  const name =
    place.id === "pile"
      ? html`<b>${place.pile}</b>`
      : html`<b>${place.direction === "ascending" ? "↑" : "↓"}</b>`;
  return html`<span class="spot"><span class="card${mark}">${
    place.top === null ? "" : cardFace(place.top)
  }</span><span class="label">${name}<span>${place.count}</span></span></span>`;
}
