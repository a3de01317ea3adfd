/** Two films of one deal, run beside each other. No screen, no clock. */
import { cardsHome } from "#engine/position";
import type { Film } from "../replay/film";

export type Side = 0 | 1;

/** Two films and where they part. */
export interface Pair {
  readonly films: readonly [Film, Film];
  /** How many of their first steps are the same. */
  readonly alike: number;
  /** They are one and the same game. */
  readonly same: boolean;
}

/** By what two films are kept together: the number of the step, or of the cards brought home. */
export type Sync = "steps" | "home";

/** A common course of both films: each of its places, 0 to `last`, is a step of either. */
export interface Course {
  readonly last: number;
  /** The step of a film at a place of the course. */
  readonly plyAt: (side: Side, place: number) => number;
  /** The place of the course that shows a step of a film, or comes next to it. */
  readonly placeOf: (side: Side, ply: number) => number;
}

/** The pair of two films. */
export function makePair(a: Film, b: Film): Pair {
  let alike = 0;
  while (alike < a.last && a.steps[alike]?.action === b.steps[alike]?.action) alike++;
  return { films: [a, b], alike, same: alike === a.last && alike === b.last };
}

/** The course of a pair; a film that is over rests at its end. */
export function makeCourse({ films }: Pair, sync: Sync): Course {
  const [a, b] = films;
  if (sync === "steps") {
    return {
      last: Math.max(a.last, b.last),
      plyAt: (side, place) => Math.min(films[side].last, place),
      placeOf: (_, ply) => ply,
    };
  }
  const courses = [homeCourse(a), homeCourse(b)] as const;
  return {
    last: courses[0].firsts.length - 1,
    plyAt: (side, place) => courses[side].firsts[place] ?? films[side].last,
    placeOf: (side, ply) => courses[side].homes[ply] ?? 0,
  };
}

/** For each step how many cards are home beside the bases, and for each such count its first step. */
function homeCourse(film: Film): { homes: readonly number[]; firsts: readonly number[] } {
  const counts = film.frames.map(cardsHome);
  const homes = counts.map((count) => count - (counts[0] ?? 0));
  const firsts: number[] = [];
  for (const [ply, home] of homes.entries()) {
    while (firsts.length <= home) firsts.push(ply);
  }
  return { homes, firsts };
}
