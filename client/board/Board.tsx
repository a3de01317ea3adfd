import { useRef, useState } from "preact/hooks";
import { ASCENDING, DESCENDING, isPile, type Place, type Position } from "#engine/position";
import { type Move, targetsOf } from "#engine/rules";
import type { Language } from "#i18n/languages";
import { settings } from "../settings/current";
import { facesOf } from "./Card";
import { DOUBLE_MS, type Hands } from "./hands";
import { EACH_PLACE } from "./layout";
import { type LetGo, useMotion } from "./moving";
import { placeAt, usePointer } from "./pointer";
import { useRoving } from "./roving";
import { Spot } from "./Spot";
import type { BoardTexts } from "./texts";

/** The rows in which the places are read, whatever the arrangement on the screen. */
const ROWS = [
  { name: "leftArm", places: EACH_PLACE.slice(0, 4) },
  { name: "topRow", places: EACH_PLACE.slice(4, 12) },
  { name: "rightArm", places: EACH_PLACE.slice(12, 16) },
  { name: "ascending", places: EACH_PLACE.slice(ASCENDING, DESCENDING) },
  { name: "descending", places: EACH_PLACE.slice(DESCENDING) },
] as const;

export interface BoardProps {
  /** What to show; when it changes, the cards move there. */
  readonly position: Position;
  readonly texts: BoardTexts;
  /** The language of the cards' index letters. */
  readonly language: Language;
  /** The place whose card is selected. */
  readonly selected?: Place | null;
  /** The last move, to be marked. */
  readonly lastMove?: Move | null;
  /** What hands may do; without them the board is only looked at (and its places still peeked). */
  readonly hands?: Hands;
  /**
   * A change of the position is shown without motion and without what lies under its cards, as where
   * one hastens through a game.
   */
  readonly still?: boolean;
  /** A place is to be looked into. */
  readonly onPeek?: (place: Place) => void;
  /** A key that the board itself has no use for, with the place that has the focus. */
  readonly onKey?: (event: KeyboardEvent, place: Place) => void;
}

/**
 * The board: 16 piles in a horseshoe around 8 foundations, filling what holds it. Give it
 * positions; it finds out by itself how the cards came from one to the next.
 */
export function Board(props: BoardProps) {
  const { position, texts, language, selected = null, lastMove = null, hands } = props;
  const [lifted, setLifted] = useState<Place | null>(null);
  const letGo = useRef<LetGo | null>(null);
  const lastTap = useRef({ place: -1, time: Number.NEGATIVE_INFINITY });
  const { ref, isTap } = usePointer({
    position,
    draggable: hands !== undefined && settings.value.drag === "on",
    onLift: (place) => {
      setLifted(place);
      if (place !== null) hands?.lift(place);
    },
    onDrop: (from, to, released) => {
      letGo.current = released;
      hands?.drop(from, to);
    },
    onPeek: (place) => props.onPeek?.(place),
  });
  const faces = facesOf(language);
  const { active, setActive, handleKey } = useRoving(ref);
  const drawn = useMotion(ref, position, letGo, props.still ?? false);

  const hand = lifted ?? selected;
  const targets = hand === null || !hands ? [] : targetsOf(position, hand);
  const click = (event: MouseEvent) => {
    const place = placeAt(event.target);
    if (place === null) return;
    setActive(place);
    if (!hands || !isTap()) return;
    const { place: before, time } = lastTap.current;
    const again = place === before && event.timeStamp - time < DOUBLE_MS && event.detail > 0;
    lastTap.current = again
      ? { place: -1, time: Number.NEGATIVE_INFINITY }
      : { place, time: event.timeStamp };
    if (again) hands.doubleTap(place);
    else hands.tap(place);
  };
  const contextMenu = (event: MouseEvent) => {
    const place = placeAt(event.target);
    if (place === null || !props.onPeek) return;
    event.preventDefault();
    if (event.button === 2) props.onPeek(place);
  };
  return (
    <div class="board-area">
      {/* biome-ignore lint/a11y/useSemanticElements: a horseshoe is no table */}
      <div
        ref={ref}
        role="grid"
        dir="ltr"
        class="board"
        aria-label={texts.board.board}
        onClick={click}
        onContextMenu={contextMenu}
        onKeyDown={(event) => {
          if (!handleKey(event)) props.onKey?.(event, placeAt(event.target) ?? active);
        }}
        onFocusIn={(event) => setActive(placeAt(event.target) ?? active)}
      >
        {ROWS.map(({ name, places }) => (
          // biome-ignore lint/a11y/useSemanticElements: a horseshoe is no table
          // biome-ignore lint/a11y/useFocusableInteractive: the buttons in it have the focus
          <div role="row" aria-label={texts.board[name]} key={name}>
            {places.map((place) => (
              <Spot
                key={place}
                place={place}
                position={position}
                drawn={drawn(place)}
                faces={faces}
                texts={texts}
                readOnly={!hands}
                still={props.still ?? false}
                state={{
                  selected: selected === place,
                  target: targets.includes(place),
                  from: lastMove?.from === place && isPile(place),
                  to: lastMove?.to === place,
                  focusable: active === place,
                }}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
