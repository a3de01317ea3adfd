import "../style/toast.css";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { REDEAL } from "#engine/action";
import { describeAction, namePlace } from "#engine/describe";
import { type Place, type Position, topOf } from "#engine/position";
import { moveOf } from "#engine/rules";
import { focusBoard } from "../board/focus";
import type { HintTexts } from "../i18n/en/hints";
import { useMore } from "../texts";
import { Icon } from "../ui/Icon";
import { CLOSE } from "../ui/sheet-icons";
import type { Advice, Adviser } from "./adviser";

type Words = HintTexts["advice"];

/** Between the note and the edge of the felt, in CSS pixels. */
const MARGIN_PX = 12;

interface NoteProps {
  readonly adviser: Adviser;
  readonly position: Position;
}

/** The adviser's words, spoken when they change, with what can be done about them. */
export function Note({ adviser, position }: NoteProps) {
  const { hints, sheets } = useMore();
  const ref = useRef<HTMLDivElement>(null);
  const advice = adviser.advice.value;
  const words = advice === null ? "" : wordsOf(advice, position, hints.advice);
  const button = advice === null ? null : buttonOf(advice, adviser, hints.advice);
  const high = useHigh(ref, shownPlaces(adviser.shown.value, position));
  const busy = advice?.id === "thinking" || advice?.id === "finishing";
  /** Does what may take the note away, and the focus with it: that goes back to the board. */
  const act = (deed: () => void) => () => {
    const inside = ref.current?.contains(document.activeElement) === true;
    deed();
    if (inside && adviser.advice.value === null) {
      focusBoard();
    }
  };
  return (
    <div ref={ref} class={high ? "advice high" : "advice"} hidden={advice === null}>
      <p role="status">{words}</p>
      {button !== null && (
        <button type="button" class="toast-button" onClick={act(button.act)}>
          {button.words}
        </button>
      )}
      {!busy && (
        <button
          type="button"
          class="advice-close"
          aria-label={sheets.dialogs.close}
          onClick={act(adviser.dismiss)}
        >
          <Icon shape={CLOSE} />
        </button>
      )}
    </div>
  );
}

/** The places on the board that a hint shows. */
function shownPlaces(shown: (Advice & { id: "hint" }) | null, position: Position): Place[] {
  if (shown === null || shown.action === REDEAL) return [];
  const { from, to } = moveOf(position, shown.action);
  return shown.grade === "place" ? [from, to] : [from];
}

/**
 * Whether the note stands above instead of below, so as to cover less of the places that it speaks
 * of. The answer is there before anything is painted.
 */
function useHigh(
  note: { readonly current: HTMLElement | null },
  places: readonly Place[],
): boolean {
  const [high, setHigh] = useState(false);
  useLayoutEffect(() => {
    const felt = note.current?.offsetParent?.getBoundingClientRect();
    if (note.current === null || felt === undefined) return;
    const height = note.current.offsetHeight + MARGIN_PX;
    const spots = places.flatMap(
      (place) =>
        document.querySelector(`.board [data-place="${place}"]`)?.getBoundingClientRect() ?? [],
    );
    const covered = (top: number, bottom: number) =>
      spots.reduce((sum, spot) => {
        return sum + Math.max(0, Math.min(bottom, spot.bottom) - Math.max(top, spot.top));
      }, 0);
    setHigh(covered(felt.bottom - height, felt.bottom) > covered(felt.top, felt.top + height));
  }, [note, places.join()]);
  return high;
}

function wordsOf(advice: Advice, position: Position, words: Words): string {
  switch (advice.id) {
    case "thinking":
      return words.thinking;
    case "hint":
      if (advice.grade === "exists") return advice.sure ? words.exists : words.perhaps;
      return (advice.sure ? words.keeps : words.looksBest)(givenAway(advice, position, words));
    case "lost":
      return `${words.lost} ${backWords(advice, words)}`;
    case "finish":
      return words.rest(advice.line.length);
    case "finishing":
      return words.finishing;
    case "unavailable":
      return words.unavailable;
  }
}

/** The card that a hint means, or its whole action; a redeal has no card. */
function givenAway({ action, grade }: Advice & { id: "hint" }, at: Position, words: Words): string {
  if (grade !== "card" || action === REDEAL) return words.move(describeAction(at, action));
  const { from } = moveOf(at, action);
  return words.cardAt(topOf(at, from) ?? 0, namePlace(from));
}

function backWords(advice: Advice & { id: "lost" }, words: Words): string {
  if (advice.looking) return words.looking;
  if (advice.steps === null) return words.nowhere;
  return (advice.reach ? words.back : words.beyond)(advice.steps);
}

interface NoteButton {
  readonly words: string;
  readonly act: () => void;
}

function buttonOf(advice: Advice, adviser: Adviser, words: Words): NoteButton | null {
  switch (advice.id) {
    case "thinking":
      return { words: words.cancel, act: adviser.dismiss };
    case "hint":
      return advice.grade === "place"
        ? { words: words.play, act: adviser.play }
        : { words: words.more, act: adviser.hint };
    case "lost":
      return advice.reach && advice.steps !== null
        ? { words: words.takeBack(advice.steps), act: adviser.takeBack }
        : null;
    case "finish":
      return { words: words.finish, act: adviser.finish };
    case "finishing":
      return { words: words.stop, act: adviser.dismiss };
    case "unavailable":
      return null;
  }
}
