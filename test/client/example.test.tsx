import { act, cleanup, fireEvent, render } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SETTLE_MS } from "../../client/replay/narrate";
import { speak, speakMore } from "../../client/texts";
import { Example, show } from "../../client/written/Example";
import { CRESCEN, crescenFilm } from "./replay-support";

const film = crescenFilm();
const open = async (language: "en" | "he" = "en") => {
  await speak(language);
  await speakMore();
  render(<Example film={film} language={language} />);
};
const button = (name: string) =>
  document.querySelector<HTMLElement>(`button[aria-label="${name}"]`) as HTMLElement;
const shown = () => document.querySelector(".replay-where b")?.textContent;
const words = () => document.querySelector(".example-words")?.textContent ?? "";
const said = () => document.querySelector("[role=status]")?.textContent ?? "";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  document.body.replaceChildren();
});

describe("the game amid the rules", () => {
  it("goes on, back, to the end and to the beginning, and tells each step", async () => {
    await open();
    expect(shown()).toBe(`Step 0 of ${film.last}`);
    fireEvent.click(button("Step forward"));
    expect(shown()).toBe(`Step 1 of ${film.last}`);
    expect(words()).toMatch(/ from pile \d+ to /);
    act(() => void vi.advanceTimersByTime(SETTLE_MS));
    expect(said()).toBe(`Step 1 of ${film.last}: ${words()}`);
    fireEvent.click(button("Step back"));
    expect(words()).toBe("The deal");
    fireEvent.click(button("To the end"));
    expect(words()).toMatch(/; won$/);
    fireEvent.click(button("To the beginning"));
    expect(shown()).toBe(`Step 0 of ${film.last}`);
  });

  it("says a redeal and how many are left", async () => {
    await open();
    const redeal = film.steps.findIndex(({ message }) => message.id === "redeal") + 1;
    const slider = document.querySelector("input") as HTMLInputElement;
    fireEvent.input(slider, { target: { value: String(redeal) } });
    expect(words()).toBe("Redeal, 2 left");
  });

  it.each([
    ["en", "ArrowRight", "ArrowLeft"],
    ["he", "ArrowLeft", "ArrowRight"],
  ] as const)("in %s has the arrows of its direction, but only its own", async (lang, on, back) => {
    await open(lang);
    const inside = document.querySelector(".replay-play") as HTMLElement;
    const before = shown();
    fireEvent.keyDown(inside, { key: on });
    expect(shown()).not.toBe(before);
    fireEvent.keyDown(inside, { key: back });
    expect(shown()).toBe(before);
    fireEvent.keyDown(document.body, { key: on });
    fireEvent.keyDown(document.body, { key: "End" });
    expect(shown()).toBe(before);
  });
});

describe("its place in the page", () => {
  const place = () => {
    const element = document.createElement("div");
    element.innerHTML = '<div class="film-stage"></div>';
    document.body.append(element);
    return element;
  };

  it("is filled with the page's game", async () => {
    const example = { code: CRESCEN.code, actions: CRESCEN.actions };
    const element = place();
    await act(() => show(element, { page: "rules", lang: "en", example }));
    expect(element.querySelector("[role=grid]")).not.toBe(null);
  });

  it.each([undefined, null, 7, {}, { code: CRESCEN.code, actions: "nonsense" }])(
    "is left alone where the page's game is %j",
    async (example) => {
      const shown = show(place(), { page: "rules", lang: "en", example });
      await expect(shown).rejects.toThrow("no game");
    },
  );
});
