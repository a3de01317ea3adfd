import { cardsHome, type Position } from "#engine/position";
import type { Film } from "./film";
import type { ReplayTexts } from "./words";

interface WhereProps {
  readonly film: Film;
  readonly ply: number;
  readonly texts: ReplayTexts;
}

/** Which step this is, and the counts up to it. */
export function Where({ film, ply, texts: { viewer: words } }: WhereProps) {
  const step = film.steps[ply - 1];
  return (
    <p class="replay-where">
      <b>{words.step(ply, film.last)}</b>
      <span>{words.soFar(step?.moves ?? 0, step?.redeals ?? 0)}</span>
      <span class="replay-placed">{words.home(cardsHome(film.frames[ply] as Position), 104)}</span>
    </p>
  );
}
