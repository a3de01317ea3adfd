import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { makeHold } from "../../client/replay/hold";
import { commandOf, handleKey } from "../../client/replay/keys";
import { makeNarrator } from "../../client/replay/narrate";
import {
  LAG_MS,
  makeViewer,
  REST_MS,
  SPEEDS,
  STEP_MS,
  type Viewer,
} from "../../client/replay/viewer";
import { crescenFilm } from "./replay-support";

const film = crescenFilm();
let viewer: Viewer;
beforeEach(() => {
  vi.useFakeTimers();
  viewer = makeViewer(film);
});
afterEach(() => {
  viewer.dispose();
  vi.useRealTimers();
});

describe("the index", () => {
  it.each([
    [-1, 0],
    [0, 0],
    [42, 42],
    [150, 150],
    [151, 150],
    [1e9, 150],
    [7.9, 7],
  ])("go(%d) shows step %d", (to, shown) => {
    viewer.go(to);
    expect(viewer.ply.value).toBe(shown);
    expect(makeViewer(film, to).ply.value).toBe(shown);
  });
});

describe("haste", () => {
  it("shows each step at once, tells of the latest now and then, and ends by itself", () => {
    for (let ply = 1; ply <= 20; ply++) {
      viewer.scrub(ply);
      expect([viewer.ply.value, viewer.hasty.value]).toEqual([ply, true]);
      expect(ply - viewer.told.value).toBeLessThanOrEqual(Math.ceil(LAG_MS / 16));
      vi.advanceTimersByTime(16);
    }
    vi.advanceTimersByTime(REST_MS);
    expect([viewer.told.value, viewer.hasty.value]).toEqual([20, false]);
  });

  it("ends with a step that is asked for", () => {
    viewer.scrub(30);
    viewer.go(31);
    expect([viewer.told.value, viewer.hasty.value]).toEqual([31, false]);
  });
});

describe("playing", () => {
  it.each(SPEEDS)("at %d× shows a step for so long", (speed) => {
    viewer.setSpeed(speed);
    viewer.play();
    vi.advanceTimersByTime(STEP_MS / speed - 1);
    expect(viewer.ply.value).toBe(0);
    vi.advanceTimersByTime(1);
    expect(viewer.ply.value).toBe(1);
    vi.advanceTimersByTime((STEP_MS / speed) * 9);
    expect(viewer.ply.value).toBe(10);
  });

  it("changes its speed while it runs", () => {
    viewer.play();
    vi.advanceTimersByTime(STEP_MS);
    viewer.setSpeed(8);
    vi.advanceTimersByTime(STEP_MS);
    expect(viewer.ply.value).toBe(9);
  });

  it("stops at the end, by itself and without a timer left", () => {
    viewer.go(148);
    viewer.play();
    vi.advanceTimersByTime(STEP_MS * 5);
    expect([viewer.ply.value, viewer.playing.value]).toEqual([150, false]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("begins again from the end", () => {
    viewer.go(150);
    viewer.play();
    expect([viewer.ply.value, viewer.playing.value]).toEqual([0, true]);
  });

  it("stops when a person takes over, pauses or leaves", () => {
    for (const stop of [() => viewer.go(5), () => viewer.pause(), () => viewer.dispose()]) {
      viewer.go(0);
      viewer.play();
      stop();
      const { value } = viewer.ply;
      vi.advanceTimersByTime(STEP_MS * 3);
      expect(viewer.ply.value).toBe(value);
    }
  });
});

describe("keys", () => {
  const press = (key: string, target: Element = document.body, init: KeyboardEventInit = {}) => {
    const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...init });
    let handled = false;
    const listen = (e: Event) => {
      handled = handleKey(viewer, e as KeyboardEvent, "ltr");
    };
    document.addEventListener("keydown", listen);
    target.dispatchEvent(event);
    document.removeEventListener("keydown", listen);
    expect(event.defaultPrevented).toBe(handled);
    return handled;
  };
  const element = (html: string) => {
    document.body.innerHTML = html;
    return document.querySelector("[data-target]") as Element;
  };

  it("step, jump and play", () => {
    press("ArrowRight");
    press("ArrowRight");
    press("ArrowLeft");
    expect(viewer.ply.value).toBe(1);
    press("End");
    expect(viewer.ply.value).toBe(150);
    press("Home");
    expect(viewer.ply.value).toBe(0);
    press(" ");
    expect(viewer.playing.value).toBe(true);
    press(" ");
    expect(viewer.playing.value).toBe(false);
  });

  it("follow the direction of reading", () => {
    expect([commandOf("ArrowRight", "ltr"), commandOf("ArrowLeft", "ltr")]).toEqual([
      "next",
      "previous",
    ]);
    expect([commandOf("ArrowRight", "rtl"), commandOf("ArrowLeft", "rtl")]).toEqual([
      "previous",
      "next",
    ]);
    expect([commandOf("Home", "rtl"), commandOf("End", "rtl")]).toEqual(["first", "last"]);
  });

  it.each([
    "<select data-target></select>",
    "<input data-target>",
    "<textarea data-target></textarea>",
    "<dialog open><button data-target></button></dialog>",
  ])("are left to %s", (html) => {
    const target = element(html);
    for (const key of ["ArrowRight", "End", " "]) expect(press(key, target)).toBe(false);
    expect([viewer.ply.value, viewer.playing.value]).toEqual([0, false]);
  });

  it("leave a space to the button it presses, arrows on it step", () => {
    const target = element("<button data-target></button>");
    expect(press(" ", target)).toBe(false);
    expect(press("ArrowRight", target)).toBe(true);
    expect(press("ArrowRight", element("<input type=range data-target>"))).toBe(true);
    expect(viewer.ply.value).toBe(2);
  });

  it("leave the browser its shortcuts", () => {
    for (const modifier of ["altKey", "ctrlKey", "metaKey"]) {
      expect(press("ArrowLeft", document.body, { [modifier]: true })).toBe(false);
    }
    expect(press("a")).toBe(false);
  });
});

describe("holding a button", () => {
  const pointer = (button = 0) => new PointerEvent("pointerdown", { button });

  it("acts once for a click and more while held", () => {
    const act = vi.fn();
    const hold = makeHold(act);
    hold.onPointerDown(pointer());
    vi.advanceTimersByTime(100);
    hold.onPointerUp();
    hold.onClick();
    expect(act).toHaveBeenCalledTimes(1);
    hold.onPointerDown(pointer());
    vi.advanceTimersByTime(2000);
    const held = act.mock.calls.length;
    expect(held).toBeGreaterThan(10);
    hold.onPointerUp();
    hold.onClick();
    vi.advanceTimersByTime(2000);
    expect(act).toHaveBeenCalledTimes(held);
    hold.onClick();
    expect(act).toHaveBeenCalledTimes(held + 1);
  });

  it.each(["onPointerLeave", "onPointerCancel"] as const)("ends with %s", (end) => {
    const act = vi.fn();
    const hold = makeHold(act);
    hold.onPointerDown(pointer());
    hold[end]();
    vi.advanceTimersByTime(2000);
    expect(act).not.toHaveBeenCalled();
  });

  it("is for the first button only", () => {
    const act = vi.fn();
    makeHold(act).onPointerDown(pointer(2));
    vi.advanceTimersByTime(2000);
    expect(act).not.toHaveBeenCalled();
  });
});

describe("narration", () => {
  it("speaks where the viewer comes to rest", () => {
    const narrator = makeNarrator(viewer, () => false);
    expect(narrator.spoken.value).toBeNull();
    for (let ply = 1; ply <= 20; ply++) {
      viewer.go(ply);
      vi.advanceTimersByTime(50);
    }
    expect(narrator.spoken.value).toBeNull();
    vi.advanceTimersByTime(1000);
    expect(narrator.spoken.value).toBe(20);
    narrator.dispose();
  });

  it("speaks a few steps while the film runs fast, and the last one", () => {
    const said: (number | null)[] = [];
    const narrator = makeNarrator(viewer, () => false);
    const stop = narrator.spoken.subscribe((ply) => said.push(ply));
    viewer.setSpeed(8);
    viewer.play();
    vi.advanceTimersByTime(20_000);
    expect(said.length).toBeGreaterThan(4);
    expect(said.length).toBeLessThan(10);
    expect(said.at(-1)).toBe(150);
    stop();
    narrator.dispose();
  });

  it("keeps silent while something else speaks", () => {
    const narrator = makeNarrator(viewer, () => true);
    viewer.go(3);
    vi.advanceTimersByTime(5000);
    expect(narrator.spoken.value).toBeNull();
    narrator.dispose();
  });
});
