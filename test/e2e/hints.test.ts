/** Hints, the finish and the look back, in a real browser with the solver in its web worker. */
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { namePlace } from "#engine/describe";
import type { Game } from "#engine/game";
import { type Place, topOf } from "#engine/position";
import { moveOf } from "#engine/rules";
import { finishLine } from "#engine/solver/finish";
import { makeSolver } from "#engine/solver/solver";
import { hints } from "#i18n/en/hints";
import { hints as heHints } from "#i18n/he/hints";
import { BLUNDER } from "../support/blunder";
import { test } from "./browser";
import { golden } from "./golden";
import { lostGame } from "./lost";
import { gameAfter, resume, save } from "./save";
import { installed } from "./service-worker";
import { en } from "./words";

const { advice, review } = hints;

/** What the adviser says in the end. */
async function advises(page: Page, words: string): Promise<void> {
  await page.locator(".advice").getByText(words, { exact: true }).waitFor();
}

/** The places that are marked on the board as a hint's card and its target. */
function marked(page: Page, as: "from" | "to"): Promise<Place[]> {
  const placesOf = (all: Element[]) => all.map((one) => Number(one.getAttribute("data-place")));
  return page.locator(`[data-hint="${as}"]`).evaluateAll(placesOf);
}

/** What the page's own solver finds: it has the same seed. */
function firstOf({ position }: Game) {
  const { answer } = solved(position);
  if (answer.state !== "won") throw new Error("the solver wins here");
  return answer.line[0] as NonNullable<(typeof answer.line)[0]>;
}

function solved(position: Game["position"]) {
  const solver = makeSolver(position, { seed: 1 });
  while (solver.answer.state === "working") solver.step(3_000);
  return solver;
}

describe("a hint", () => {
  test("says by key that there is a move, then the card, then the place, and plays it", async ({
    visit,
  }) => {
    const game = gameAfter(golden(6), 0);
    const page = await visit(`/${game.code}`);
    const action = firstOf(game);
    const { from, to } = moveOf(game.position, action);
    await page.locator("[data-place][tabindex='0']").focus();
    await page.keyboard.press("h");
    await advises(page, advice.exists);
    expect(await marked(page, "from")).toEqual([]);
    await page.keyboard.press("h");
    await advises(
      page,
      advice.keeps(advice.cardAt(topOf(game.position, from) ?? 0, namePlace(from))),
    );
    expect(await marked(page, "from")).toEqual([from]);
    expect(await marked(page, "to")).toEqual([]);
    await page.keyboard.press("h");
    await page.getByRole("button", { name: advice.play }).waitFor();
    expect(await marked(page, "to")).toEqual([to]);
    await page.getByRole("button", { name: advice.play }).click();
    await page.locator(".figures dd").first().getByText("1", { exact: true }).waitFor();
    expect(await marked(page, "from")).toEqual([]);
    // The focus is not lost with the note.
    expect(await page.locator(".board [data-place]:focus").count()).toBe(1);
  });

  // From a top pile to a lower foundation: the note lay on the very card that it spoke of.
  test("stands where it covers the least of what it shows", async ({ visit }) => {
    const page = await visit("/CR1-N-QRIIBUQ", { size: { width: 360, height: 740 } });
    await page.locator("[data-place][tabindex='0']").focus();
    await page.keyboard.press("h");
    await advises(page, advice.exists);
    await page.keyboard.press("h");
    await page.keyboard.press("h");
    await page.getByRole("button", { name: advice.play }).waitFor();
    const covered = await page.evaluate(() => {
      const note = document.querySelector(".advice")?.getBoundingClientRect();
      const marks = [...document.querySelectorAll("[data-hint]")];
      return marks.map((mark) => {
        const { top, bottom } = mark.getBoundingClientRect();
        return Math.min(bottom, note?.bottom ?? 0) - Math.max(top, note?.top ?? 0);
      });
    });
    expect(covered).toHaveLength(2);
    for (const height of covered) expect(height).toBeLessThan(20);
  });

  test("by its button, in Hebrew", async ({ visit }) => {
    const page = await visit(`/${golden(6).code}`, { language: "he" });
    await page.locator(".tools").getByRole("button").nth(4).click();
    await advises(page, heHints.advice.exists);
  });

  test("is there without a network, where none was asked for before", async ({ visit }) => {
    const page = await visit("/", {
      keeps: true,
      expected: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/,
    });
    await installed(page);
    await page.context().setOffline(true);
    await page.goto(`/${golden(6).code}`);
    await page.locator("[data-place][tabindex='0']").focus();
    await page.keyboard.press("h");
    await advises(page, advice.exists);
  });

  test("in a lost game says so, and takes back to where it can be won", async ({ visit }) => {
    const page = await visit("/rules");
    await resume(page, lostGame());
    await page.locator("[data-place][tabindex='0']").focus();
    await page.keyboard.press("h");
    await advises(page, `${advice.lost} ${advice.back(1)}`);
    await page.getByRole("button", { name: advice.takeBack(1) }).click();
    await page.keyboard.press("h");
    await advises(page, advice.exists);
  });
});

describe("the finish", () => {
  test("is offered, and plays to the win, which is saved", async ({ visit }) => {
    const game = golden(22);
    const page = await visit("/rules");
    await resume(page, gameAfter(game, game.actions.length - 6));
    await page.getByRole("button", { name: advice.finish }).click();
    await page.getByRole("dialog").getByText(en.dialogs.wonTitle).waitFor();
    await page.getByText(en.sharing.saved).waitFor();
  });

  test("stops when the board is touched", async ({ visit }) => {
    const game = golden(22);
    const page = await visit("/rules", { touch: true });
    const played = finishable(game);
    await resume(page, gameAfter(game, played));
    await page.getByRole("button", { name: advice.finish }).tap();
    const moves = page.locator(".figures dd").first();
    await moves.getByText(`${gameAfter(game, played).moves + 1}`, { exact: true }).waitFor();
    // A place where nothing can be picked up.
    await page.locator(".board").tap({ position: { x: 2, y: 2 } });
    await page.getByText(advice.finishing).waitFor({ state: "hidden" });
    expect(Number(await moves.textContent())).toBeLessThan(game.moves);
    expect(await page.getByRole("dialog").count()).toBe(0);
  });
});

/** After how many actions of a game the rest first plays itself. */
function finishable(game: ReturnType<typeof golden>): number {
  return game.frames.findIndex((position) => (finishLine(position)?.length ?? 0) > 0);
}

describe("the look back", () => {
  test("at a lost game says up to where it could be won", async ({ visit }) => {
    const page = await visit("/rules");
    await resume(page, lostGame());
    await page.getByRole("button", { name: en.play.table.menu }).click();
    await page.getByRole("button", { name: review.title }).click();
    const { ply } = BLUNDER;
    await page.getByText(review.certain(ply, ply + 1)).waitFor();
  });
});

test("whether the game can still be won is shown to who wants it", async ({ visit }) => {
  const page = await visit("/rules");
  await page.evaluate(() => {
    localStorage.setItem("crescent.settings", JSON.stringify({ version: 1, standing: "on" }));
  });
  await resume(page, lostGame());
  await page.locator("[data-standing=lost]").waitFor();
  await page.getByRole("button", { name: en.play.table.undo }).click();
  await page.locator("[data-standing=won]").waitFor();
});

test("a new deal can be won", async ({ visit }) => {
  const page = await visit("/");
  await page.getByRole("button", { name: en.start.newDeal }).click();
  await page.waitForURL(/\/CR1-N-[A-Z]{7}/);
  await page.locator("[data-place][tabindex='0']").focus();
  await page.keyboard.press("h");
  await advises(page, advice.exists);
});

test("the look back at a saved replay knows a win of its deal", async ({ visit }) => {
  const game = golden(11);
  await save(game);
  const page = await visit(`/${game.code}/${game.id}`);
  await page.getByRole("button", { name: en.viewer.more }).click();
  await page.getByRole("button", { name: review.title }).click();
  await page.getByText(review.yours(game.moves, game.redeals)).waitFor();
});
