import { useMemo } from "preact/hooks";
import { describePlace } from "#engine/describe";
import {
  countAt,
  isAscending,
  isPile,
  PILE_LIMIT,
  type Place,
  type Position,
  topOf,
} from "#engine/position";
import type { Faces } from "./Card";
import { cardBelow } from "./cards";
import { pointOf } from "./layout";
import type { BoardTexts } from "./texts";

/** How a place looks and is spoken of, besides its cards. */
export interface SpotState {
  readonly selected: boolean;
  readonly target: boolean;
  readonly from: boolean;
  readonly to: boolean;
  readonly focusable: boolean;
}

interface SpotProps {
  readonly place: Place;
  readonly position: Position;
  /** The position whose cards are shown: an earlier one while this place's turn has not come. */
  readonly drawn: Position;
  readonly faces: Faces;
  readonly texts: BoardTexts;
  readonly state: SpotState;
  readonly readOnly: boolean;
  /** The card below is left as it was: another position follows at once. */
  readonly still: boolean;
}

/**
 * One of the 24 places: its card with the one below it, its number and its count of cards. It is
 * drawn again only when something of it has changed: a drag draws the board, not its cards.
 */
export function Spot({ place, position, drawn, faces, texts, state, readOnly, still }: SpotProps) {
  const top = topOf(drawn, place);
  const below = useMemo(() => cardBelow(drawn, place), [still || drawn, top === null]);
  const count = countAt(position, place);
  const look = spotClass(place, count, state);
  const { selected, focusable } = state;
  const draw = () => (
    // biome-ignore lint/a11y/useSemanticElements: a horseshoe is no table
    // biome-ignore lint/a11y/useFocusableInteractive: the button in it has the focus
    <div role="gridcell" aria-selected={selected} class={look} style={spotStyle(place)}>
      <button
        type="button"
        data-place={place}
        tabIndex={focusable ? 0 : -1}
        aria-disabled={readOnly}
        style={{ "--count": count }}
        aria-label={spotLabel(place, position, texts, state)}
      >
        {below !== null && <span class="card below">{faces(below)}</span>}
        {top !== null && <span class="card top">{faces(top)}</span>}
      </button>
      <Caption place={place} count={count} />
    </div>
  );
  // What is spoken follows from these too: only a place that has changed puts its words together.
  return useMemo(draw, [
    place,
    top,
    below,
    count,
    look,
    texts.engine,
    texts.board,
    focusable,
    readOnly,
    faces,
  ]);
}

function Caption({ place, count }: { place: Place; count: number }) {
  return (
    <span class="caption" aria-hidden="true">
      <b>{isPile(place) ? place + 1 : isAscending(place) ? "▲" : "▼"}</b>
      <i>{count}</i>
    </span>
  );
}

function spotClass(place: Place, count: number, state: SpotState): string {
  const names = ["spot", isPile(place) ? "pile" : "foundation"];
  if (count === 0) names.push("empty");
  if (isPile(place) && count >= PILE_LIMIT - 1) names.push(count < PILE_LIMIT ? "high" : "full");
  if (state.selected) names.push("selected");
  if (state.target) names.push("target");
  if (state.from) names.push("moved-from");
  if (state.to) names.push("moved-to");
  return names.join(" ");
}

/** The place's coordinates in both arrangements, of which the style sheet chooses. */
function spotStyle(place: Place): Record<string, string | number> {
  const tall = pointOf(place, "tall");
  const wide = pointOf(place, "wide");
  return {
    "--tall-x": tall.x,
    "--tall-y": tall.y,
    "--wide-x": wide.x,
    "--wide-y": wide.y,
  };
}

function spotLabel(place: Place, position: Position, texts: BoardTexts, state: SpotState): string {
  const words = [texts.engine.placeWithCards(describePlace(position, place))];
  if (isPile(place) && countAt(position, place) === PILE_LIMIT) words.push(texts.board.full);
  if (state.selected) words.push(texts.board.selected);
  if (state.target) words.push(texts.board.target);
  return words.join(", ");
}
