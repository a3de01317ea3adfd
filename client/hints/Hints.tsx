import "../style/hints.css";
import { useEffect, useLayoutEffect } from "preact/hooks";
import { REDEAL } from "#engine/action";
import type { Place } from "#engine/position";
import { moveOf } from "#engine/rules";
import type { Table } from "../play/table";
import { settings } from "../settings/current";
import { useMore } from "../texts";
import { Icon } from "../ui/Icon";
import { adviserOf } from "./advisers";
import { STANDINGS } from "./icons";
import { Note } from "./Note";

interface HintsProps {
  readonly table: Table;
  /** How often a hint was asked for. */
  readonly asked: number;
}

/** What the adviser of a table says, over its board; the cards that it means are marked. */
export function Hints({ table, asked }: HintsProps) {
  const adviser = adviserOf(table);
  useEffect(() => {
    if (asked > 0) adviser.hint();
  }, [asked]);
  const { position } = table.game.value;
  const shown = adviser.shown.value;
  const move = shown === null || shown.action === REDEAL ? null : moveOf(position, shown.action);
  useMark("from", move?.from);
  useMark("to", shown?.grade === "place" ? move?.to : undefined);
  useTouch(adviser.advice.value?.id === "finishing", adviser.dismiss);
  return <Note adviser={adviser} position={position} />;
}

/** Whether the game can still be won, for who wants to see that all the time. */
export function Standing({ table }: { table: Table }) {
  const words = useMore().hints.standing;
  if (settings.value.standing === "off") return null;
  const standing = adviserOf(table).standing.value;
  return (
    <p class="standing" data-standing={standing} role="status" title={words[standing]}>
      <Icon shape={STANDINGS[standing]} />
      <span>{words[standing]}</span>
    </p>
  );
}

/** Marks a place on the board; the board's own drawing does not touch the attribute. */
function useMark(as: "from" | "to", place: Place | undefined): void {
  useLayoutEffect(() => {
    if (place === undefined) return;
    const button = document.querySelector(`.board [data-place="${place}"]`);
    button?.setAttribute("data-hint", as);
    return () => button?.removeAttribute("data-hint");
  }, [as, place]);
}

/** Calls back when somebody touches the board or plays by key, for as long as that is wanted. */
function useTouch(wanted: boolean, onTouch: () => void): void {
  useEffect(() => {
    if (!wanted) return;
    const onPointer = ({ target }: Event) => {
      if (target instanceof Element && target.closest(".board") !== null) onTouch();
    };
    const onKey = (event: KeyboardEvent) => {
      // Where the focus goes is not a move, and the note's own button hears its keys itself.
      if (event.key !== "Tab") onPointer(event);
    };
    addEventListener("pointerdown", onPointer, true);
    addEventListener("keydown", onKey, true);
    return () => {
      removeEventListener("pointerdown", onPointer, true);
      removeEventListener("keydown", onKey, true);
    };
  }, [wanted, onTouch]);
}
