import { signal } from "@preact/signals";
import {
  act,
  cleanup,
  configure,
  fireEvent,
  render,
  screen,
  waitFor,
  within,
} from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Action } from "#engine/action";
import type { GameCode } from "#engine/code";
import { act as doAction, type Game, makeGame, saveGame } from "#engine/game";
import { parseReplay } from "#engine/replay";
import { makeKeeper } from "../../client/play/keeper";
import { Play } from "../../client/play/Play";
import { makeTable } from "../../client/play/table";
import { apply } from "../../client/settings/current";
import { parseSettings } from "../../client/settings/settings";
import { makeMemoryStore } from "../../client/storage/store";
import { speak } from "../../client/texts";
import { CRESCEN } from "./replay-support";

const CODE = CRESCEN.code as GameCode;
const open = async (language: "en" | "he" | "pl" = "en") => {
  await speak(language);
  const store = makeMemoryStore();
  const table = makeTable(CODE, { store, now: () => 0, date: () => 0, onWon: vi.fn() });
  render(<Play table={table} sender={signal(null)} arrival={null} daily={null} />);
  return table;
};
const openWon = async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  await speak("en");
  const store = makeMemoryStore();
  const parsed = parseReplay(CODE, CRESCEN.actions);
  if (!parsed.ok) throw new Error("the golden game is none");
  const play = (game: Game, action: Action) => doAction(game, action) as Game;
  const game = parsed.replay.actions.reduce(play, makeGame(CODE));
  const kept = { seconds: 1, start: 0, at: 0, won: true, replay: CRESCEN.id, before: null };
  makeKeeper(store, CODE).keep({ ...saveGame(game), ...kept });
  const table = makeTable(CODE, { store, now: () => 0, date: () => 0, onWon: vi.fn() });
  render(<Play table={table} sender={signal(null)} arrival={null} daily={null} />);
};
const place = (number: number) =>
  document.querySelector<HTMLElement>(`[data-place="${number}"]`) as HTMLElement;
const label = (number: number) => place(number).getAttribute("aria-label");
const live = () => document.querySelector("main > [role=status]")?.textContent;
/** Once the words are here: they come after the first screen. */
const heard = (words: string | RegExp) =>
  waitFor(() => {
    if (typeof words === "string") expect(live()).toBe(words);
    else expect(live()).toMatch(words);
  });
/** The note over the board, once there is one. */
const toast = () =>
  waitFor(() => {
    const note = document.querySelector<HTMLElement>(".toast");
    if (note === null) throw new Error("there is no note");
    return note;
  });
const key = (on: HTMLElement, name: string) => act(() => void fireEvent.keyDown(on, { key: name }));
const tap = (number: number) => act(() => void fireEvent.click(place(number), { detail: 0 }));

// The sheets are fetched when they are wanted, which on a busy machine takes its time.
configure({ asyncUtilTimeout: 20_000 });

beforeEach(() => {
  localStorage.clear();
  apply(parseSettings(null));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("the board", () => {
  it("is a grid of five named rows with 24 places, each a button", async () => {
    await open();
    const rows = within(screen.getByRole("grid", { name: "Board" })).getAllByRole("row");
    expect(rows.map((row) => row.getAttribute("aria-label"))).toEqual([
      "Left arm, piles 1 to 4",
      "Top row, piles 5 to 12",
      "Right arm, piles 13 to 16",
      "Ascending foundations",
      "Descending foundations",
    ]);
    expect(rows.map((row) => row.querySelectorAll("[role=gridcell] > button").length)).toEqual([
      4, 8, 4, 4, 4,
    ]);
  });

  it("says of each place what lies there", async () => {
    await open();
    expect(label(4)).toBe("pile 5: 6 cards, 5 of diamonds on top");
    expect(label(16)).toBe("ascending foundation of spades: 1 card, ace of spades on top");
  });

  it("shows under each pile its number and its count", async () => {
    await open();
    const captions = [...document.querySelectorAll(".pile .caption")];
    expect(captions.map((caption) => caption.querySelector("b")?.textContent)).toEqual(
      Array.from({ length: 16 }, (_, i) => `${i + 1}`),
    );
    expect(captions.every((caption) => caption.querySelector("i")?.textContent === "6")).toBe(true);
  });

  it("has one way in for the focus, and arrows and figures lead on", async () => {
    await open();
    const ways = () => document.querySelectorAll('[data-place][tabindex="0"]');
    expect(ways()).toHaveLength(1);
    act(() => place(0).focus());
    await key(place(0), "ArrowUp");
    expect(document.activeElement).toBe(place(1));
    await key(place(1), "1");
    await key(place(0), "2");
    expect(document.activeElement).toBe(place(11));
    await key(place(11), "Home");
    expect(document.activeElement).toBe(place(0));
    expect(ways()).toHaveLength(1);
    expect(ways()[0]).toBe(document.activeElement);
  });

  it("shows and says where a selected card may go", async () => {
    await open();
    await tap(4);
    expect(place(4).parentElement?.getAttribute("aria-selected")).toBe("true");
    expect(label(4)).toContain("selected");
    expect(label(8)).toContain("takes the card");
    expect(label(5)).not.toContain("takes the card");
    await heard("5 of diamonds of pile 5 selected. 2 places take it.");
  });

  it("says what a move did, and marks it", async () => {
    await open();
    await tap(4);
    await tap(8);
    await heard(/^5 of diamonds from pile 5 to the 4 of diamonds of pile 9\. Pile 5: 5 cards/);
    expect(place(8).parentElement?.className).toContain("moved-to");
    expect(place(4).parentElement?.className).toContain("moved-from");
  });

  it("says and shows why a move is refused", async () => {
    await open();
    await tap(4);
    await tap(5);
    await heard("It must be one rank higher or lower.");
    expect((await toast()).textContent).toBe("It must be one rank higher or lower.");
  });

  it("is not mirrored in Hebrew, while the page is", async () => {
    await open("he");
    expect(document.documentElement.dir).toBe("rtl");
    expect(screen.getByRole("grid").dir).toBe("ltr");
  });
});

describe("the table's keys", () => {
  it("lead to the board by an arrow where nothing has the focus", async () => {
    await open();
    expect(document.activeElement).toBe(document.body);
    await key(document.body, "ArrowDown");
    expect(document.activeElement).toBe(document.querySelector(".board [tabindex='0']"));
  });

  it("undo, redo and redeal from the board", async () => {
    const table = await open();
    await tap(4);
    await tap(8);
    act(() => place(8).focus());
    await key(place(8), "u");
    expect(table.game.value.moves).toBe(0);
    await heard(/^Taken back: 5 of diamonds/);
    await key(place(8), "y");
    expect(table.game.value.moves).toBe(1);
    await key(place(8), "r");
    await heard("Redeal, 2 left.");
  });

  it("do nothing outside the board", async () => {
    const table = await open();
    await key(document.body, "r");
    await key(screen.getByRole("button", { name: "Undo" }), "r");
    expect(table.game.value.log).toEqual([]);
  });

  it("say how the game stands", async () => {
    await open();
    await key(place(0), "s");
    await heard("8 of 104 cards home, 0 moves, 3 redeals left, 0 moves can be taken back.");
  });
});

describe("the tools", () => {
  it("that can't do anything are marked so, and say why", async () => {
    await open();
    const undo = screen.getByRole("button", { name: "Undo" });
    expect(undo.getAttribute("aria-disabled")).toBe("true");
    act(() => undo.click());
    await heard("Nothing to take back.");
  });

  it("count the redeals down to words", async () => {
    await open();
    for (const left of [3, 2, 1]) {
      act(() => screen.getByRole("button", { name: `Redeal, ${left} left` }).click());
    }
    const none = screen.getByRole("button", { name: "No redeals" });
    expect(none.getAttribute("aria-disabled")).toBe("true");
    expect(none.textContent).toContain("No redeals");
    act(() => none.click());
    await heard("No redeals left.");
  });
});

describe("the sheets", () => {
  const dialog = () => waitFor(() => screen.getByRole("dialog"));

  it("peek shows a pile from the bottom to the top and leads to the next", async () => {
    await open();
    await key(place(4), "p");
    const sheet = within(await dialog());
    expect(sheet.getByRole("heading").textContent).toBe("Pile 5");
    expect(
      sheet
        .getAllByRole("listitem")
        .map((item) => item.textContent)
        .at(-1),
    ).toBe("5 of diamonds");
    act(() => sheet.getByRole("button", { name: "Next pile" }).click());
    expect(sheet.getByRole("heading").textContent).toBe("Pile 6");
  });

  it("peek says where both copies of a tapped card lie", async () => {
    await open();
    await key(place(4), "p");
    const sheet = within(await dialog());
    const card = sheet.getByRole("button", { name: "5 of diamonds" });
    act(() => card.click());
    expect(card.getAttribute("aria-pressed")).toBe("true");
    expect(sheet.getByRole("status").textContent).toMatch(
      /^5 of diamonds: (.*; )?pile 5, on top(;.*)?\.$/,
    );
  });

  it("the survey shows a suit, card by card, and leads into the pile of one", async () => {
    await open();
    await key(place(4), "w");
    const sheet = within(await dialog());
    expect(sheet.getAllByRole("radio").map((one) => (one as HTMLInputElement).checked)).toEqual([
      false,
      false,
      true,
      false,
    ]);
    const row = sheet.getByRole("row", { name: /^5 of diamonds/ });
    act(() => within(row).getByRole("button", { name: "pile 5, on top" }).click());
    const peek = within(await dialog());
    expect(peek.getByRole("heading").textContent).toBe("Pile 5");
    expect(peek.getByRole("button", { name: "5 of diamonds", pressed: true })).toBeTruthy();
  });

  it("the position is told in words on demand", async () => {
    await open();
    await key(place(0), "t");
    const lines = within(await dialog()).getAllByRole("listitem");
    expect(lines).toHaveLength(24);
    expect(lines[8 + 4]?.textContent).toBe("Pile 5: 6 cards, 5 of diamonds on top");
  });

  it("the settings hide the clock and keep reasons to the listeners", async () => {
    await open();
    act(() => screen.getByRole("button", { name: "Menu" }).click());
    await dialog();
    act(() => screen.getByRole("button", { name: "Settings" }).click());
    expect(document.querySelector("time")).not.toBe(null);
    const clock = within(within(await dialog()).getByRole("group", { name: "Clock" }));
    act(() => clock.getByRole("radio", { name: "Hidden" }).click());
    expect(document.querySelector("time")).toBe(null);
    const reasons = screen.getByRole("group", { name: "Show why a move is refused" });
    act(() => within(reasons).getByRole("radio", { name: "No" }).click());
    act(() => screen.getByRole("button", { name: "Close" }).click());
    await tap(4);
    await tap(5);
    await heard("It must be one rank higher or lower.");
    expect(document.querySelector(".toast")).toBe(null);
  });

  it("help lists every key", async () => {
    await open();
    await key(place(0), "?");
    const keys = [...(await dialog()).querySelectorAll("kbd")].map((one) => one.textContent);
    expect(keys).toEqual(
      expect.arrayContaining(["U", "Y", "R", "N", "P", "F", "S", "W", "T", "?", "Esc"]),
    );
  });

  it("entering a code says what is wrong and what may have been meant", async () => {
    await open();
    act(() => screen.getByRole("button", { name: "Menu" }).click());
    const menu = within(await dialog());
    act(() => menu.getByRole("button", { name: "Enter a code" }).click());
    const input = await waitFor(() => screen.getByRole("textbox", { name: "Game code" }));
    act(() => void fireEvent.input(input, { target: { value: "CR1-N-CRE5CEN" } }));
    act(() => void fireEvent.submit(input.closest("form") as HTMLFormElement));
    expect(screen.getByRole("alert").textContent).toBe("“5” is not one of the letters A to Z.");
    expect(input.getAttribute("aria-invalid")).toBe("true");
    expect(
      screen.getByRole("button", { name: "Did you mean CR1-\u2060N-\u2060CRESCEN?" }),
    ).toBeTruthy();
  });

  // Met: who had closed the end, or looked back from it, had lost the links to the win.
  it("the links to a win are come back to", async () => {
    await openWon();
    const title = async () => (await dialog()).querySelector("h2")?.textContent;
    const press = async (name: string) =>
      act(async () =>
        within(await dialog())
          .getByRole("button", { name })
          .click(),
      );
    await waitFor(async () => expect(await title()).toBe("Won!"));
    await press("Look back");
    await waitFor(async () => expect(await title()).toBe("Look back"));
    await press("Close");
    await waitFor(async () => expect(await title()).toBe("Won!"));
    await press("Look at the board");
    act(() => screen.getByRole("button", { name: "Menu" }).click());
    await press("Share this deal");
    await waitFor(async () => expect(await title()).toBe("Won!"));
    expect(screen.getByRole("textbox", { name: "Link to this replay" })).toBeTruthy();
  });

  it("restart is taken back from its note", async () => {
    const table = await open();
    await tap(4);
    await tap(8);
    act(() => screen.getByRole("button", { name: "Menu" }).click());
    const menu = within(await dialog());
    act(() => menu.getByRole("button", { name: "Start this deal again" }).click());
    expect(table.game.value.moves).toBe(0);
    const note = await toast();
    act(() => within(note).getByRole("button", { name: "Undo" }).click());
    expect(table.game.value.moves).toBe(1);
    await heard("The game is back.");
  });
});
