/** What the viewer says, put together from the languages' words. */
import { describePosition } from "#engine/describe";
import { cardsHome, type Position } from "#engine/position";
import type { EngineTexts } from "../i18n/en/engine";
import type { ViewerTexts } from "../i18n/en/viewer";
import type { Film } from "./film";

/** The sections of a language that the viewer speaks. */
export interface ReplayTexts {
  readonly engine: EngineTexts;
  readonly viewer: ViewerTexts;
}

/** What a step (0 to `film.last`) did, without its number. */
export function stepWords({ engine, viewer }: ReplayTexts, film: Film, ply: number): string {
  const step = film.steps[ply - 1];
  if (step === undefined) return viewer.deal;
  const words = [engine.action(step.message)];
  if (step.emptied !== null) words.push(viewer.emptied(step.emptied));
  if (ply === film.last) words.push(viewer.wins);
  return words.join("; ");
}

/** A step with its number and what it did, to be spoken. */
export function spokenStep(texts: ReplayTexts, film: Film, ply: number): string {
  return texts.viewer.stepWith(ply, film.last, stepWords(texts, film, ply));
}

/** A whole position, a sentence for each place: the foundations first, then the piles. */
export function positionWords({ engine, viewer }: ReplayTexts, position: Position): string[] {
  const { foundations, piles, redealsLeft } = describePosition(position);
  return [
    viewer.home(cardsHome(position), 104),
    viewer.left(redealsLeft),
    ...[...foundations, ...piles].map(engine.placeWithCards),
  ];
}

/** The whole replay as a text to keep: the given lines of a head, then a line for each step. */
export function transcript(texts: ReplayTexts, film: Film, head: readonly string[]): string {
  const steps = film.frames.map((_, ply) => `${ply}. ${stepWords(texts, film, ply)}`);
  return `${[...head, "", ...steps].join("\n")}\n`;
}
