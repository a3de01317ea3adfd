import { cleanup, render, screen } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameCode } from "#engine/code";
import { share } from "#i18n/en/share";
import { makeMemoryStore } from "../../client/storage/store";
import { speak, speakMore } from "../../client/texts";
import { WinsPage } from "../../client/wins/Wins";

const code = "CR1-N-CRESCEN" as GameCode;
const ids = Array.from({ length: 3 }, (_, i) => "abc".charAt(i).repeat(10));
const best = ids.map((id, i) => ({ id, moves: 130 + i, redeals: 1, seconds: 60, wonAt: 0 }));
const plot = () => screen.getByRole("img").getAttribute("aria-label") ?? "";

beforeEach(async () => {
  await speak("en");
  await speakMore();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(wins: number, answer: () => Promise<Response>) {
  const asked = vi.fn(answer);
  vi.stubGlobal("fetch", asked);
  render(<WinsPage code={code} wins={{ wins, best }} store={makeMemoryStore()} />);
  return asked;
}

describe("the plot of a deal's wins", () => {
  it("asks for nothing where all of them are in the list", () => {
    const asked = show(3, () => Promise.reject(new Error("not needed")));
    expect(plot()).toContain(share.wins.plotAll);
    expect(asked).not.toHaveBeenCalled();
  });

  it("covers all of them as soon as their moves are counted", async () => {
    const moves = [
      { moves: 130, wins: 1 },
      { moves: 161, wins: 499 },
    ];
    const asked = show(500, async () => Response.json({ code, wins: 500, counted: 500, moves }));
    expect(plot()).toContain(share.wins.plotBest(3));
    await vi.waitFor(() => expect(plot()).toContain(share.wins.plotAll));
    expect(plot()).toContain("130 to 161");
    expect(asked.mock.calls).toHaveLength(1);
  });

  it("says which it covers where they are too many, or can't be counted", async () => {
    const moves = [{ moves: 130, wins: 10_000 }];
    show(12_000, async () => Response.json({ code, wins: 12_000, counted: 10_000, moves }));
    await vi.waitFor(() => expect(plot()).toContain(share.wins.plotBest(10_000)));
    cleanup();
    const failing = show(500, () => Promise.reject(new Error("no network")));
    await vi.waitFor(() => expect(failing).toHaveBeenCalled());
    expect(plot()).toContain(share.wins.plotBest(3));
  });
});
