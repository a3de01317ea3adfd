import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { GameCode } from "#engine/code";
import { restoreGame } from "#engine/game";
import { parsePosition, positionUrl } from "../../client/share/position-link";
import { CRESCEN, crescenFilm } from "./replay-support";

const code = CRESCEN.code as GameCode;
const { actions } = crescenFilm().replay;
const at = (text: string) => parsePosition(code, `#at=${text}`);

describe("a position's link", () => {
  it("says the position in its fragment, and is read as it is written", () => {
    const url = new URL(positionUrl("https://example.org", code, actions.slice(0, 62)));
    expect(url.pathname).toBe(`/${code}`);
    expect(parsePosition(code, url.hash)).toMatchObject({
      log: CRESCEN.actions.slice(0, 124),
      damaged: false,
    });
  });

  it("counts moves, not redeals", () => {
    const ply = actions.length - 1;
    expect(at(CRESCEN.actions.slice(0, 2 * ply))?.moves).toBe(CRESCEN.moves - 1);
  });

  it.each([
    ["an unknown action", "zz"],
    ["half an action", "d"],
    ["a sign from the text around it", "."],
    ["an action that is not legal", "aa"],
  ])("is followed up to %s", (_, damage) => {
    const good = CRESCEN.actions.slice(0, 80);
    const shared = at(good + damage + CRESCEN.actions.slice(80));
    expect(shared).toMatchObject({ log: good, damaged: true });
  });

  it("never opens a win: that would be sent in as one's own", () => {
    expect(at(CRESCEN.actions)?.log).toBe(CRESCEN.actions.slice(0, -2));
  });

  it.each(["", "#42", "#AT=dA", "#new"])("is not what %s is", (fragment) =>
    expect(parsePosition(code, fragment)).toBeNull(),
  );

  it("may be any text: what comes of it is a legal game", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.nat(300), (text, cut) => {
        const shared = at(CRESCEN.actions.slice(0, cut) + text);
        const game = restoreGame(code, { log: shared?.log ?? "", undone: "", undoable: 0 });
        expect(game.log.length * 2).toBe(shared?.log.length);
        expect(game.status).not.toBe("won");
      }),
      { numRuns: 200 },
    );
  });

  it("is cut where it is longer than any game", () => {
    expect(at("RR".repeat(5000))).toMatchObject({ log: "RRRRRR", damaged: true });
  });
});
