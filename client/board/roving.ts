/** One place of the board has the focus's way in; arrows and numbers lead it on. */
import { useRef, useState } from "preact/hooks";
import { PILE_COUNT, type Place } from "#engine/position";
import { type Arrangement, type Direction, neighbour } from "./layout";

/** How long a second figure of a pile's number is waited for, in milliseconds. */
export const FIGURE_MS = 800;

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

/** The pile's place that figures typed one after the other name, and what is typed so far. */
export function typePile(typed: string, figure: string): { place: Place | null; typed: string } {
  for (const text of [typed + figure, figure]) {
    const number = Number(text);
    if (number >= 1 && number <= PILE_COUNT) return { place: number - 1, typed: text };
  }
  return { place: null, typed: "" };
}

/** The place that has the focus, and the keys that move it: arrows, Home, End and figures. */
export function useRoving(ref: { readonly current: HTMLElement | null }) {
  const [active, setActive] = useState<Place>(0);
  const figures = useRef({ typed: "", time: 0 });
  const go = (place: Place) => {
    setActive(place);
    ref.current?.querySelector<HTMLElement>(`[data-place="${place}"]`)?.focus();
  };
  const handleKey = (event: KeyboardEvent): boolean => {
    if (event.altKey || event.ctrlKey || event.metaKey) return false;
    const place = keyPlace(event);
    if (place === null) return false;
    event.preventDefault();
    go(place);
    return true;
  };
  const keyPlace = (event: KeyboardEvent): Place | null => {
    const direction = ARROWS[event.key];
    if (direction !== undefined) return neighbour(active, direction, arrangementOf(ref.current));
    if (event.key === "Home") return 0;
    if (event.key === "End") return PILE_COUNT - 1;
    if (!/^\d$/.test(event.key)) return null;
    const { typed, time } = figures.current;
    const next = typePile(event.timeStamp - time < FIGURE_MS ? typed : "", event.key);
    figures.current = { typed: next.typed, time: event.timeStamp };
    return next.place;
  };
  return { active, setActive, handleKey };
}

/** The arrangement that the style sheet has chosen for a board. */
export function arrangementOf(board: HTMLElement | null): Arrangement {
  if (board === null) return "wide";
  return getComputedStyle(board).getPropertyValue("--arrangement").trim() === "tall"
    ? "tall"
    : "wide";
}
