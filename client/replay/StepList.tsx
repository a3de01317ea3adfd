import { effect } from "@preact/signals";
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { REDEAL } from "#engine/action";
import type { Film } from "./film";
import type { Viewer } from "./viewer";
import { type ReplayTexts, stepWords } from "./words";

interface StepListProps {
  readonly viewer: Viewer;
  readonly texts: ReplayTexts;
}

/**
 * Every step in words; the one shown is marked and kept in sight, also when the window is turned; a
 * click shows another. The rows are made once: from step to step only the mark goes from one to
 * another.
 */
export function StepList({ viewer, texts }: StepListProps) {
  const { film } = viewer;
  const list = useRef<HTMLOListElement>(null);
  const rows = useMemo(() => makeRows(film, texts), [film, texts]);
  useLayoutEffect(
    () =>
      effect(() => {
        const ply = viewer.told.value;
        if (list.current) markRow(list.current, ply);
      }),
    [viewer, rows],
  );
  useLayoutEffect(() => {
    const ol = list.current;
    if (ol === null || typeof ResizeObserver !== "function") return;
    const resized = new ResizeObserver(() => markRow(ol, viewer.told.peek()));
    resized.observe(ol);
    return () => resized.disconnect();
  }, [viewer]);
  return (
    <ol
      ref={list}
      class="replay-steps"
      start={0}
      aria-label={texts.viewer.steps}
      onClick={(event) => {
        const row = (event.target as Element).closest<HTMLElement>("[data-ply]");
        if (row) viewer.go(Number(row.dataset["ply"]));
      }}
      onKeyDown={(event) => {
        const by = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
        if (by === 0 || event.altKey || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        viewer.go(viewer.ply.peek() + by);
        currentRow(event.currentTarget)?.focus({ preventScroll: true });
      }}
    >
      {rows}
    </ol>
  );
}

function makeRows(film: Film, texts: ReplayTexts) {
  return film.frames.map((_, ply) => (
    <li key={ply} class={film.steps[ply - 1]?.action === REDEAL ? "redeal" : undefined}>
      <button type="button" data-ply={ply} tabIndex={-1}>
        <span class="number">{ply}</span>
        <span>{stepWords(texts, film, ply)}</span>
      </button>
    </li>
  ));
}

function currentRow(list: HTMLElement): HTMLElement | null {
  return list.querySelector<HTMLElement>("[aria-current]");
}

/** The shown step's row is the one in the order of focus, and in sight. */
function markRow(list: HTMLElement, ply: number) {
  const before = currentRow(list);
  const row = list.children[ply]?.firstElementChild;
  if (!(row instanceof HTMLElement)) return;
  if (before !== row) {
    before?.removeAttribute("aria-current");
    if (before) before.tabIndex = -1;
    row.setAttribute("aria-current", "step");
    row.tabIndex = 0;
  }
  bringInSight(list, row);
}

/** Scrolls the list, never the page, until the row is in sight. */
function bringInSight(list: HTMLElement, row: HTMLElement) {
  const item = row.parentElement;
  if (item === null) return;
  const { offsetTop, offsetHeight } = item;
  const { scrollTop, clientHeight } = list;
  if (offsetTop < scrollTop || offsetTop + offsetHeight > scrollTop + clientHeight) {
    list.scrollTop = offsetTop - (clientHeight - offsetHeight) / 2;
  }
}
