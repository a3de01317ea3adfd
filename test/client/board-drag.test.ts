import { describe, expect, it } from "vitest";
import {
  DRAG_PX,
  nextPress,
  type PointerKind,
  type Press,
  type PressEvent,
} from "../../client/board/drag";

const down = (kind: PointerKind = "mouse", pointer = 1): PressEvent => ({
  type: "down",
  pointer,
  kind,
  place: 4,
  x: 100,
  y: 100,
});
const at = (type: "move" | "up", x: number, y = 100, pointer = 1): PressEvent => ({
  type,
  pointer,
  x,
  y,
});
/** The results of events, one after the other, and whether the press is over. */
function run(...events: PressEvent[]) {
  let press: Press | null = null;
  const results = events.map((event) => {
    const [next, result] = nextPress(press, event);
    press = next;
    return result;
  });
  return { results, over: press === null };
}

describe("a press", () => {
  it.each<PointerKind>(["mouse", "pen", "touch"])("of a %s that stays near is no drag", (kind) => {
    const near = 100 + DRAG_PX[kind];
    expect(run(down(kind), at("move", near), at("up", near))).toEqual({
      results: [null, null, null],
      over: true,
    });
  });

  it.each<PointerKind>(["mouse", "pen", "touch"])("of a %s that strays is one", (kind) => {
    const far = 101 + DRAG_PX[kind];
    const { results, over } = run(down(kind), at("move", far), at("move", 200), at("up", 200));
    expect(results).toEqual([null, "lift", "move", "drop"]);
    expect(over).toBe(true);
  });

  it("held in place looks into the pile, and is over", () => {
    expect(run(down(), { type: "hold" }, at("up", 100))).toEqual({
      results: [null, "peek", null],
      over: true,
    });
  });

  it("that drags is not held any more", () => {
    expect(run(down(), at("move", 150), { type: "hold" }).results).toEqual([null, "lift", null]);
  });

  it("cancelled brings the card back", () => {
    expect(run(down(), at("move", 150), { type: "cancel" }).results[2]).toBe("back");
    expect(run(down(), { type: "cancel" })).toEqual({ results: [null, null], over: true });
    expect(run({ type: "cancel" }).results).toEqual([null]);
  });

  it("ends when a second finger comes: that is a pinch", () => {
    expect(run(down("touch"), at("move", 150), down("touch", 2))).toEqual({
      results: [null, "lift", "back"],
      over: true,
    });
  });

  it("does not hear other pointers", () => {
    expect(run(down(), at("move", 300, 100, 2), at("up", 300, 100, 2))).toEqual({
      results: [null, null, null],
      over: false,
    });
  });
});
