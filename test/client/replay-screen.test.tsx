import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { isCode } from "#engine/code";
import type { PageOf } from "../../client/page";
import { ADDRESS_MS } from "../../client/replay/address";
import { SETTLE_MS } from "../../client/replay/narrate";
import { STEP_MS } from "../../client/replay/viewer";
import { ReplayScreen } from "../../client/screens/replay";
import { gameKey } from "../../client/storage/games";
import { speak, speakMore } from "../../client/texts";
import { CRESCEN } from "./replay-support";

if (!isCode(CRESCEN.code)) throw new Error("the golden code is one");
const page: PageOf<"replay"> = {
  page: "replay",
  lang: "en",
  code: CRESCEN.code,
  id: CRESCEN.id,
  actions: CRESCEN.actions,
  moves: CRESCEN.moves,
  redeals: CRESCEN.redeals,
  seconds: 731,
  wonAt: "2026-11-30T12:00:00.000Z",
};
const happy = (window as unknown as { happyDOM: { setURL: (url: string) => void } }).happyDOM;
const path = `/${CRESCEN.code}/${CRESCEN.id}`;
const open = async (after = "", language: "en" | "he" = "en") => {
  happy.setURL(`https://example.org${path}${after}`);
  await speak(language);
  await speakMore();
  return render(<ReplayScreen page={page} />);
};
/** How far the list may lag behind the slider, in ms. */
const LAG = 150;
const slider = () => document.querySelector("input[type=range]") as HTMLInputElement;
const grid = () => document.querySelector<HTMLElement>("[role=grid]") as HTMLElement;
const current = () => document.querySelector(".replay-steps [aria-current=step]");
const rows = () => [...document.querySelectorAll<HTMLElement>(".replay-steps button")];
const press = (key: string) => fireEvent.keyDown(document.body, { key });
/** Looked for by itself: the library's look-up by role is slow among so many rows. */
const button = (name: string) => {
  const all = [...document.querySelectorAll<HTMLElement>("button")];
  const found = all.find((one) => (one.getAttribute("aria-label") ?? one.textContent) === name);
  if (found === undefined) throw new Error(`no button ${name}`);
  return found;
};

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("the replay's page", () => {
  it("shows the deal, the whole game's counts and the reported time", async () => {
    await open();
    expect(screen.getByRole("heading").textContent).toBe("Replay of CR1-N-CRESCEN");
    expect(document.body.textContent).toContain("Won in 147 moves, 3 redeals");
    expect(document.body.textContent).toContain("12 min 11 sec, as reported");
    expect(document.body.textContent).toContain("Step 0 of 150");
    expect(rows()).toHaveLength(151);
    expect(current()?.textContent).toContain("The deal");
  });

  it("shows the same step on the board, slider, list and in the address", async () => {
    await open("#62");
    expect(slider().value).toBe("62");
    expect(slider().getAttribute("aria-valuetext")).toBe(
      "Step 62 of 150: 8 of clubs from descending foundation of clubs to ascending foundation of clubs",
    );
    expect(current()?.textContent).toContain("8 of clubs");
    const board = within(grid());
    expect(board.getByLabelText(/^ascending foundation of clubs: 8 cards/)).toBeTruthy();
    press("End");
    expect(slider().value).toBe("150");
    expect(current()?.textContent).toContain("won");
    expect(board.getAllByLabelText(/^pile \d+: empty$/)).toHaveLength(16);
    vi.advanceTimersByTime(ADDRESS_MS);
    expect(location.hash).toBe("#150");
  });

  it("steps by button, slider, list and keys, and marks what can't be done", async () => {
    await open("#62");
    fireEvent.click(button("Step forward"));
    expect(slider().value).toBe("63");
    fireEvent.click(button("Step back"));
    fireEvent.click(button("To the beginning"));
    expect(button("Step back").getAttribute("aria-disabled")).toBe("true");
    fireEvent.click(button("Step back"));
    expect(slider().value).toBe("0");
    fireEvent.click(button("To the end"));
    expect(button("Step forward").getAttribute("aria-disabled")).toBe("true");
    fireEvent.input(slider(), { target: { value: "17" } });
    vi.advanceTimersByTime(LAG);
    expect(current()?.getAttribute("data-ply")).toBe("17");
    fireEvent.click(rows()[99] as HTMLElement);
    expect(slider().value).toBe("99");
    fireEvent.keyDown(rows()[99] as HTMLElement, { key: "ArrowDown" });
    expect(slider().value).toBe("100");
    expect(document.activeElement).toBe(rows()[100]);
    expect(rows().filter((row) => row.tabIndex === 0)).toEqual([rows()[100]]);
  });

  it("plays at the chosen speed and rests while the page is hidden", async () => {
    await open();
    fireEvent.change(screen.getByLabelText("Speed"), { target: { value: "8" } });
    fireEvent.click(button("Play"));
    await act(() => void vi.advanceTimersByTime(STEP_MS));
    expect(slider().value).toBe("8");
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    document.dispatchEvent(new Event("visibilitychange"));
    await act(() => void vi.advanceTimersByTime(STEP_MS * 5));
    expect(slider().value).toBe("8");
    expect(button("Play")).toBeTruthy();
  });

  it("speaks the step it comes to rest at, unless the focus speaks already", async () => {
    await open();
    const spoken = () => document.querySelector(".replay > .unseen")?.textContent;
    press("ArrowRight");
    expect(spoken()).toBe("");
    await act(() => void vi.advanceTimersByTime(SETTLE_MS));
    expect(spoken()).toMatch(/^Step 1 of 150: /);
    slider().focus();
    fireEvent.input(slider(), { target: { value: "17" } });
    await act(() => void vi.advanceTimersByTime(SETTLE_MS));
    expect(spoken()).toMatch(/^Step 1 of 150: /);
  });

  it("in Hebrew goes on to the left and leaves the board as it is", async () => {
    await open("?lang=he#62", "he");
    press("ArrowLeft");
    expect(slider().value).toBe("63");
    press("ArrowRight");
    press("ArrowRight");
    expect(slider().value).toBe("61");
    expect(grid().getAttribute("dir")).toBe("ltr");
    expect(document.querySelector<HTMLAnchorElement>("a.replay-offer")?.href).toBe(
      `https://example.org/${CRESCEN.code}?lang=he`,
    );
  });
});

describe("a replay's step taken further", () => {
  const assign = () => vi.spyOn(location, "assign").mockImplementation(() => {});

  it("is played from without a question where nothing would be put away", async () => {
    const went = assign();
    await open("#62");
    fireEvent.click(button("Play from here"));
    expect(went).toHaveBeenCalledWith(`/${CRESCEN.code}`);
    const kept = JSON.parse(localStorage.getItem(gameKey(page.code)) ?? "");
    expect(kept.log).toBe(CRESCEN.actions.slice(0, 124));
  });

  it("is asked about where a game of one's own is there, which nothing then destroys", async () => {
    const went = assign();
    const own = JSON.stringify({ log: "pk", undone: "", undoable: 1, seconds: 5 });
    localStorage.setItem(gameKey(page.code), own);
    HTMLDialogElement.prototype.showModal ??= () => {};
    await open("#62");
    fireEvent.click(button("Play from here"));
    expect(went).not.toHaveBeenCalled();
    expect(localStorage.getItem(gameKey(page.code))).toBe(own);
    const dialog = document.querySelector("dialog") as HTMLElement;
    expect(dialog.textContent).toContain("1 move.");
    fireEvent.click(within(dialog).getByText("Play from here"));
    expect(went).toHaveBeenCalledTimes(1);
    const kept = JSON.parse(localStorage.getItem(gameKey(page.code)) ?? "");
    expect(kept.before.log).toBe("pk");
  });

  it("is none at the deal and at the win", async () => {
    await open();
    expect(button("Play from here").getAttribute("aria-disabled")).toBe("true");
    press("End");
    expect(button("Play from here").getAttribute("aria-disabled")).toBe("true");
    fireEvent.click(button("Play from here"));
    expect(localStorage.length).toBe(0);
  });

  it("has a link of its own", async () => {
    const writeText = vi.fn().mockResolvedValue(undefined);
    Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
    await open("#62");
    fireEvent.click(button("More"));
    await act(async () => {
      fireEvent.click(button("Copy link to this step"));
      await vi.advanceTimersByTimeAsync(0);
    });
    expect(writeText).toHaveBeenCalledWith(`https://example.org${path}?ply=62#62`);
    expect(document.querySelector("dialog")?.textContent).toContain("Copied.");
  });
});

describe("what is no won game", () => {
  it.each([["dA"], ["zz"], [`${CRESCEN.actions}RR`]])(
    "is said to be none: case %#",
    async (actions) => {
      await speak("en");
      await speakMore();
      render(<ReplayScreen page={{ ...page, actions }} />);
      expect(screen.getByRole("heading").textContent).toBe("This replay can’t be shown");
      expect(screen.getByRole("alert").textContent).not.toBe("");
      expect(document.querySelector("a")?.getAttribute("href")).toBe(`/${CRESCEN.code}`);
    },
  );
});
