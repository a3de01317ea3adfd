import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makeCode } from "#engine/code";
import { codeOfDay, dayAt } from "#engine/daily";
import { speakStart } from "../../client/home/start";
import { Calendar } from "../../client/stats/Calendar";
import { keepFavourite, loadFavourite } from "../../client/stats/favourites";
import { FACTS_PREFIX } from "../../client/stats/record";
import { Stats } from "../../client/stats/Stats";
import { makeMemoryStore, type Store } from "../../client/storage/store";
import { speak, speakMore } from "../../client/texts";

const NOW = Date.UTC(2026, 10, 30, 12);
const TODAY = dayAt(NOW);
const DAY_MS = 86_400_000;

let store: Store;
beforeEach(async () => {
  store = makeMemoryStore();
  history.replaceState(null, "", "/");
  await speak("en");
  await speakMore();
  await speakStart();
});
afterEach(cleanup);

/** A deal that was begun some days ago, and won where moves are given. */
function remember(code: string, daysAgo: number, moves?: number): void {
  const start = NOW - daysAgo * DAY_MS;
  const win = moves === undefined ? "" : ` ${moves} 2 731 ${start + 731_000}`;
  store.set(`${FACTS_PREFIX}${code}.${start}`, `${code} ${start}${win}`);
}
const figure = (name: string) =>
  screen.getByText(name, { selector: "dt" }).parentElement?.querySelector("b")?.textContent;

describe("the page of statistics", () => {
  it("says where there is nothing to count", () => {
    render(<Stats store={store} now={NOW} />);
    expect(screen.getByText(/^Nothing to count yet/)).toBeTruthy();
    expect(screen.queryByRole("img")).toBe(null);
  });

  it("shows figures, plots with a table each, and the deals", () => {
    remember(makeCode(1), 3, 140);
    remember(makeCode(2), 2, 131);
    remember(makeCode(3), 1);
    render(<Stats store={store} now={NOW} />);
    expect(["Games won", "Games begun", "Won in a row", "Fewest moves"].map(figure)).toEqual([
      "2",
      "3",
      "2",
      "131",
    ]);
    const [moves, time] = screen.getAllByRole("img").map((one) => one.getAttribute("aria-label"));
    expect(moves).toBe(
      "Moves of your wins. From 131 to 140 moves; half of the wins took 131 or fewer.",
    );
    expect(time).toMatch(/^Wins over time\. 2 wins since November 24, 2026\.$/);
    expect(screen.getAllByText("As a table")).toHaveLength(2);
    const row = screen.getByRole("row", { name: /AAAAAAC/ });
    expect(row.textContent).toContain("1 win · 1 attempt · 2 redeals · Fastest 12 min");
  });

  // Met by everyone's first win: "From 140 to 140 moves; half of the wins took 140 or fewer."
  it("speaks of no range where there is but one number", () => {
    remember(makeCode(1), 3, 140);
    render(<Stats store={store} now={NOW} />);
    const [moves] = screen.getAllByRole("img").map((one) => one.getAttribute("aria-label"));
    expect(moves).toBe("Moves of your wins. 140 moves");
  });

  it("stays whole where what is kept was damaged", () => {
    remember(makeCode(1), 3, 140);
    store.set(`${FACTS_PREFIX}z`, '{"version":99}\n<script>alert(1)</script>');
    store.set("crescent.favourite.CR1-N-CRESCEN", '{"note":["x"]}');
    store.set("crescent.game.CR1-N-CRESCEN", "{");
    render(<Stats store={store} now={NOW} />);
    expect(figure("Games won")).toBe("1");
    expect(screen.getByRole("link", { name: "CR1-N-CRESCEN" })).toBeTruthy();
  });

  it("follows what another tab records", async () => {
    render(<Stats store={store} now={NOW} />);
    remember(makeCode(1), 0, 140);
    act(() => void dispatchEvent(new StorageEvent("storage", { key: "crescent.facts.x" })));
    await waitFor(() => expect(figure("Games won")).toBe("1"));
  });

  it("marks a deal with a note, and takes the mark away and back", () => {
    remember(makeCode(1), 3, 140);
    render(<Stats store={store} now={NOW} />);
    const star = () => screen.getAllByRole("button", { name: "Note on CR1-N-AAAAAAB" });
    act(() => star()[0]?.click());
    const note = within(screen.getByRole("dialog")).getByRole("textbox", { name: "Note" });
    act(() => void fireEvent.input(note, { target: { value: " so close <b> " } }));
    act(() => void fireEvent.submit(note.closest("form") as HTMLFormElement));
    expect(loadFavourite(store, makeCode(1))?.note).toBe("so close <b>");
    expect(screen.getByText("so close <b>")).toBeTruthy();
    expect(star()).toHaveLength(2);
    act(() => star()[0]?.click());
    act(() => screen.getByRole("button", { name: "Remove" }).click());
    expect(loadFavourite(store, makeCode(1))).toBe(null);
    expect(screen.getByText("CR1-N-AAAAAAB is a favourite no more.")).toBeTruthy();
    act(() => screen.getByRole("button", { name: "Undo" }).click());
    expect(loadFavourite(store, makeCode(1))?.note).toBe("so close <b>");
  });

  it("says what was taken in of a file, in every part", async () => {
    keepFavourite(store, { code: makeCode(1), note: "", at: 5 });
    render(<Stats store={store} now={NOW} />);
    const data = {
      format: "crescent-data",
      version: 1,
      statistics: [`${makeCode(4)} ${NOW}`, "x"],
      favourites: [
        { code: makeCode(1), note: "", at: 5 },
        { code: makeCode(2), note: "new", at: 5 },
      ],
    };
    const load = async (text: string) => {
      const input = screen.getByLabelText("Load from a file", { selector: "input" });
      const files = [new File([text], "crescent.json")];
      await act(() => void fireEvent.change(input, { target: { files } }));
    };
    await load(JSON.stringify(data));
    await screen.findByText("New here: 1 game counted, 1 favourite.");
    expect(screen.getByText("1 entry was here already.")).toBeTruthy();
    expect(screen.getByText("1 entry could not be read and was left out.")).toBeTruthy();
    expect(figure("Games begun")).toBe("1");
    await load("no JSON");
    await screen.findByText(/^This is no file of Crescent’s/);
    expect(figure("Games begun")).toBe("1");
  });
});

describe("the calendar", () => {
  const dayLink = (name: RegExp) => screen.getByRole("link", { name });
  const open = () => render(<Calendar store={store} now={NOW} />);
  const focused = () => document.activeElement?.querySelector(".unseen")?.textContent;
  const press = (key: string) =>
    act(() => void fireEvent.keyDown(document.activeElement ?? document.body, { key }));

  it("marks what was won with its moves, what was begun, and today", () => {
    remember(codeOfDay(TODAY - 2), 2, 131);
    remember(codeOfDay(TODAY - 1), 1);
    open();
    expect(dayLink(/November 28, 2026, won in 131 moves, hard$/).getAttribute("href")).toBe(
      "/daily/2026-11-28",
    );
    expect(dayLink(/November 29, 2026, Begun, hard$/)).toBeTruthy();
    expect(dayLink(/November 30, 2026, today, easy$/).getAttribute("aria-current")).toBe("date");
    expect(screen.getByText("1 of 30 won")).toBeTruthy();
  });

  it("is one stop for Tab, and keys lead on, over the ends of months", async () => {
    open();
    expect(document.querySelectorAll('.month [tabindex="0"]')).toHaveLength(1);
    act(() => dayLink(/today, easy$/).focus());
    await press("ArrowUp");
    expect(focused()).toMatch(/November 23/);
    await press("PageUp");
    expect(focused()).toMatch(/October 23/);
    expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("October 2026");
    expect(location.hash).toBe("#2026-10");
    for (let i = 0; i < 20; i++) await press("PageDown");
    expect(focused()).toMatch(/November 30, 2026, today/);
    for (let i = 0; i < 20; i++) await press("PageUp");
    expect(focused()).toMatch(/January 1, 2026/);
  });

  it("turns by its buttons, up to the first month and the last", () => {
    open();
    const button = (name: string) => screen.getByRole("button", { name });
    expect(button("Next month").getAttribute("aria-disabled")).toBe("true");
    for (let i = 0; i < 15; i++) act(() => button("Previous month").click());
    expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("January 2026");
    expect(button("Previous month").getAttribute("aria-disabled")).toBe("true");
  });

  it("opens in the month of the address, and has no links to days to come", () => {
    history.replaceState(null, "", "#2026-10");
    open();
    expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("October 2026");
    cleanup();
    history.replaceState(null, "", "#2027-05");
    render(<Calendar store={store} now={Date.UTC(2026, 10, 17)} />);
    expect(screen.getAllByRole("link", { name: /November \d+, 2026/ })).toHaveLength(17);
  });

  it("begins its weeks as the language does", async () => {
    open();
    expect(screen.getAllByRole("columnheader")[0]?.textContent).toBe("Sun");
    cleanup();
    await speak("pl");
    open();
    expect(screen.getAllByRole("columnheader")[0]?.getAttribute("abbr")).toBe("poniedziałek");
  });
});
