import "../style/lengths.css";
import { useMemo } from "preact/hooks";
import { REDEAL } from "#engine/action";
import type { Position } from "#engine/position";
import { type Move, moveOf } from "#engine/rules";
import type { Language } from "#i18n/languages";
import { Board } from "../board/Board";
import type { AllTexts } from "../i18n/en/more";
import type { Film } from "./film";

interface FilmBoardProps {
  readonly film: Film;
  readonly ply: number;
  /** The step is shown without motion and marks: another one follows at once. */
  readonly still: boolean;
  readonly texts: AllTexts;
  readonly language: Language;
}

/** The board at a step of a film. */
export function FilmBoard({ film, ply, still, texts, language }: FilmBoardProps) {
  const { engine, play } = texts;
  const boardTexts = useMemo(() => ({ engine, board: play.board }), [engine, play]);
  return (
    <Board
      position={film.frames[ply] as Position}
      still={still}
      lastMove={still ? null : moveOfStep(film, ply)}
      texts={boardTexts}
      language={language}
    />
  );
}

/** The places of the move that led to a step; null for the deal and for a redeal. */
function moveOfStep(film: Film, ply: number): Move | null {
  const action = film.steps[ply - 1]?.action;
  const before = film.frames[ply - 1];
  return action === undefined || before === undefined || action === REDEAL
    ? null
    : moveOf(before, action);
}
