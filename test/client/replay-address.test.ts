import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  ADDRESS_MS,
  followAddress,
  formatFragment,
  parseFragment,
  stepUrl,
} from "../../client/replay/address";
import { makeViewer, type Viewer } from "../../client/replay/viewer";
import { crescenFilm } from "./replay-support";

describe("fragments", () => {
  it.each([
    ["#42", 42],
    ["#0", 0],
    ["#007", 7],
    ["#999999999", 999999999],
    ["", null],
    ["#", null],
    ["42", null],
    ["#-1", null],
    ["#1.5", null],
    ["#1e3", null],
    ["# 1", null],
    ["#٤٢", null],
    ["#9999999999999999999", null],
    ["#from=jn", null],
  ])("%s names %s", (fragment, ply) => expect(parseFragment(fragment)).toBe(ply));

  it("are written as they are read", () => {
    expect([formatFragment(0), formatFragment(42)]).toEqual(["", "#42"]);
    const page = "https://example.org/CR1-N-CRESCEN/6oovp3dbrv?lang=he#3";
    expect(stepUrl(page, 42)).toBe(
      "https://example.org/CR1-N-CRESCEN/6oovp3dbrv?lang=he&ply=42#42",
    );
    expect(stepUrl(stepUrl(page, 42), 0)).toBe(
      "https://example.org/CR1-N-CRESCEN/6oovp3dbrv?lang=he",
    );
  });
});

describe("the address follows the viewer", () => {
  let viewer: Viewer;
  let end: () => void;
  const replaced = vi.spyOn(history, "replaceState");
  const open = (fragment: string) => {
    history.replaceState(null, "", `/CR1-N-CRESCEN/6oovp3dbrv?lang=he${fragment}`);
    replaced.mockClear();
    viewer = makeViewer(crescenFilm(), parseFragment(location.hash) ?? 0);
    end = followAddress(viewer);
    vi.advanceTimersByTime(ADDRESS_MS);
  };
  const typed = (fragment: string) => {
    history.replaceState(null, "", location.pathname + location.search + fragment);
    dispatchEvent(new HashChangeEvent("hashchange"));
  };
  beforeEach(() => {
    vi.useFakeTimers();
    (window as unknown as { happyDOM: { setURL: (url: string) => void } }).happyDOM.setURL(
      "https://example.org/",
    );
  });
  afterEach(() => {
    end();
    viewer.dispose();
    vi.useRealTimers();
  });

  it("opens where it says and changes nothing then", () => {
    open("#42");
    expect(viewer.ply.value).toBe(42);
    expect(replaced).not.toHaveBeenCalled();
  });

  it("opens at the nearest step, or at the deal", () => {
    open("#99999");
    expect([viewer.ply.value, location.hash]).toEqual([150, "#150"]);
    end();
    open("#nonsense");
    expect([viewer.ply.value, location.hash]).toEqual([0, ""]);
    expect(location.search).toBe("?lang=he");
  });

  it("writes seldom, also at the highest speed, and keeps the path and the language", () => {
    open("");
    viewer.setSpeed(8);
    viewer.play();
    vi.advanceTimersByTime(10_000);
    expect(replaced.mock.calls.length).toBeLessThan(50);
    viewer.go(77);
    vi.advanceTimersByTime(ADDRESS_MS);
    expect(location.href).toBe("https://example.org/CR1-N-CRESCEN/6oovp3dbrv?lang=he#77");
  });

  it("is written before the page goes away", () => {
    open("");
    viewer.go(12);
    dispatchEvent(new Event("pagehide"));
    expect(location.hash).toBe("#12");
  });

  it("leads the viewer when a person changes it, unless it names no step", () => {
    open("#3");
    typed("#20");
    expect(viewer.ply.value).toBe(20);
    typed("#abc");
    expect([viewer.ply.value, location.hash]).toEqual([20, "#20"]);
    typed("#151");
    expect([viewer.ply.value, location.hash]).toEqual([150, "#150"]);
  });

  it("is left alone once that ended", () => {
    open("#3");
    end();
    viewer.go(9);
    typed("#20");
    vi.advanceTimersByTime(1000);
    expect([viewer.ply.value, location.hash]).toEqual([9, "#20"]);
  });
});
