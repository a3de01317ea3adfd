import { describe, expect, it } from "vitest";
import { REDEAL } from "#engine/action";
import { cardsHome, countAt, type Position } from "#engine/position";
import { type Film, makeFilm, marksOf } from "../../client/replay/film";
import { CRESCEN, crescenFilm, GOLDEN } from "./replay-support";

describe("a film of a golden replay", () => {
  it.each(GOLDEN)("of $code counts as its vector does", ({ code, actions, moves, redeals }) => {
    const film = makeFilm(code, actions) as Film;
    expect(film.last).toBe(moves + redeals);
    expect(film.frames).toHaveLength(film.last + 1);
    expect(film.steps.at(-1)).toMatchObject({ moves, redeals });
    expect(cardsHome(film.frames[film.last] as Position)).toBe(104);
  });

  it("marks what the frames show", () => {
    for (const { code, actions } of GOLDEN) {
      const film = makeFilm(code, actions) as Film;
      const at = (ply: number) => film.frames[ply] as Position;
      const empty = (ply: number) =>
        Array.from({ length: 16 }, (_, pile) => pile).filter((pile) => !countAt(at(ply), pile));
      const marks = marksOf(film);
      for (let ply = 1; ply <= film.last; ply++) {
        const step = film.steps[ply - 1];
        const newly = empty(ply).filter((pile) => !empty(ply - 1).includes(pile));
        expect(newly).toEqual(step?.emptied == null ? [] : [step.emptied - 1]);
        expect(marks.emptied.includes(ply)).toBe(newly.length === 1);
        expect(marks.redeals.includes(ply)).toBe(step?.action === REDEAL);
        // A card that goes from one foundation to the other was home before: marked, not counted.
        if (cardsHome(at(ply)) > cardsHome(at(ply - 1))) expect(marks.home).toContain(ply);
      }
      expect(marks.emptied).toHaveLength(16);
    }
  });
});

describe("what is no won game makes no film", () => {
  const { code, actions } = CRESCEN;
  it.each([
    ["another deal", "CR1-N-CRESCEM", actions],
    ["a code that is not canonical", "cr1-n-crescen", actions],
    ["no code", "", actions],
    ["actions that end early", code, actions.slice(0, -2)],
    ["actions that go on", code, `${actions}RR`],
    ["half an action", code, actions.slice(0, -1)],
    ["a text that is no action", code, `??${actions}`],
    ["nothing", code, ""],
    ["too much", code, "RR".repeat(5000)],
  ])("%s", (_, wrongCode, wrongActions) => {
    expect(makeFilm(wrongCode, wrongActions)).toBeNull();
  });

  it("but the golden one does", () => {
    expect(crescenFilm().last).toBe(150);
  });
});
