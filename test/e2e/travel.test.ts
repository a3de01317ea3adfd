/** Links that travel: wins of a deal, challenges, positions, replays side by side, moving pictures. */
import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect } from "vitest";
import type { Action } from "#engine/action";
import { act, type Game } from "#engine/game";
import type { Position } from "#engine/position";
import { legalActions } from "#engine/rules";
import { share as words } from "#i18n/en/share";
import { share as heWords } from "#i18n/he/share";
import { someWinsLike } from "../support/wins";
import { barriers } from "./barriers";
import { ORIGIN, test } from "./browser";
import { type Golden, golden } from "./golden";
import { gameAfter, resume, save } from "./save";
import { LOOKS, SIZES, SMALLEST, shoot } from "./shoot";
import { byTap, showsPosition } from "./table";
import { en } from "./words";

/** The deal of these tests, and other wins of it. */
const won = golden(12);
const OTHERS = 5;
const ids: string[] = [];
/** All windows that are looked at, and the least that must do. */
const WINDOWS = [SMALLEST, ...SIZES];

const dealPath = `/${won.code}`;
const replayPath = `${dealPath}/${won.id}`;
const frame = ({ frames }: Golden, ply: number) => frames[ply] as Position;
const dialog = (page: Page) => page.getByRole("dialog");
const button = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).first();

beforeAll(async () => {
  await save(won);
  for (const actions of someWinsLike({ code: won.code, actions: won.text }, OTHERS)) {
    const response = await fetch(`${ORIGIN}/api/games/${won.code}/replays`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ actions, seconds: 61 }),
    });
    ids.push(((await response.json()) as { id: string }).id);
  }
});

describe("the wins of a deal", () => {
  test("stand on a page of their own, the best first, and lead on", async ({ visit }) => {
    const page = await visit(`${dealPath}/wins`);
    await page.getByRole("heading", { name: words.wins.title(won.code) }).waitFor();
    await page.getByText(words.wins.notBegun).waitFor();
    expect(await page.title()).toContain(won.code);
    const rows = page.locator(".wide-table tbody tr");
    expect(await rows.count()).toBe(OTHERS + 1);
    expect(await rows.first().textContent()).toContain(String(won.moves));
    await page.getByRole("img", { name: words.wins.plotAll }).waitFor();
    await page.getByRole("link", { name: words.wins.compare(2) }).waitFor();
    await page.getByRole("link", { name: words.wins.watchBest }).click();
    await page.waitForURL(`**${replayPath}`);
    await showsPosition(page, frame(won, 0));
  });

  test("say how one did oneself", async ({ visit }) => {
    const page = await visit("/rules");
    await resume(page, gameAfter(won, won.actions.length));
    await dialog(page).getByText(en.sharing.saved).waitFor();
    await page.getByRole("link", { name: words.wins.all }).click();
    await page.getByText(words.wins.yourPlace(1, OTHERS + 1)).waitFor();
    await page.getByText(words.wins.you, { exact: true }).waitFor();
  });

  test("are none where nobody has won", async ({ visit }) => {
    const page = await visit("/CR1-N-QQQQQQQ/wins", { language: "he" });
    await page.getByText(heWords.wins.none).waitFor();
    await page.goto("/cr1-n-qqqqqqq/wins?lang=en");
    expect(new URL(page.url()).pathname).toBe("/CR1-N-QQQQQQQ/wins");
  });
});

describe("a challenge", () => {
  const target = `${dealPath}?beat=${won.id}`;

  test("shows what is to be beaten, and how the win stands against it", async ({ visit }) => {
    const page = await visit("/rules", { touch: true });
    await resume(page, gameAfter(won, won.actions.length - 1));
    await page.goto(target);
    await page
      .locator(".toast")
      .getByText(words.challenge.greeting(won.moves, won.redeals))
      .waitFor();
    expect(await page.locator(".figures").textContent()).toContain(
      `/ ${won.moves}`.replace(" ", "\u2009"),
    );
    const last = won.actions.length - 1;
    await byTap(page)(frame(won, last), won.actions[last] as (typeof won.actions)[number]);
    await dialog(page).getByText(words.challenge.equal).waitFor();
    await dialog(page).getByText(en.sharing.saved).waitFor();
    const link = dialog(page).getByLabel(words.challenge.link, { exact: true });
    expect(await link.inputValue()).toBe(ORIGIN + target);
  });

  test("that leads to no game leaves the deal playable", async ({ visit }) => {
    const page = await visit(`${dealPath}?beat=aaaaaaaaaa`, { expected: /404/ });
    await page.locator(".toast").getByText(words.challenge.gone).waitFor();
    await showsPosition(page, frame(won, 0));
  });
});

describe("a position", () => {
  const PLY = 40;
  const link = `${dealPath}#at=${won.text.slice(0, 2 * PLY)}`;

  test("is given away at the table and opens exactly there", async ({ visit }) => {
    const page = await visit("/rules");
    await resume(page, gameAfter(won, PLY));
    await button(page, en.play.table.menu).click();
    await button(page, en.menu.share).click();
    const field = dialog(page).getByLabel(words.position.link, { exact: true });
    expect(await field.inputValue()).toBe(ORIGIN + link);
    const there = await visit(link);
    await showsPosition(there, frame(won, PLY));
    await there.locator(".toast").waitFor();
    expect(new URL(there.url()).hash).toBe("");
    await button(there, en.play.table.undo).click();
    await showsPosition(there, frame(won, PLY - 1));
    await there.reload();
    await showsPosition(there, frame(won, PLY - 1));
  });

  test("never costs a game of one's own", async ({ visit }) => {
    const page = await visit("/rules");
    const own = anotherGame();
    await resume(page, own);
    await page.goto(link);
    await dialog(page).getByText(en.viewer.forkText(own.moves)).waitFor();
    await button(page, en.viewer.forkStay).click();
    await showsPosition(page, own.position);
    await page.goto(link);
    await button(page, words.position.open).click();
    await showsPosition(page, frame(won, PLY));
    await button(page, en.play.table.menu).click();
    await button(page, en.menu.takeBackRestart).click();
    await showsPosition(page, own.position);
  });

  test("that is damaged opens as far as it can be followed, and says so", async ({ visit }) => {
    const page = await visit(`${link}zz!`);
    const moves = gameAfter(won, PLY).moves;
    await page.locator(".toast").getByText(words.position.damaged(moves)).waitFor();
    await showsPosition(page, frame(won, PLY));
  });
});

describe("two replays", () => {
  test("are chosen among the deal's wins and run side by side", async ({ visit }) => {
    const page = await visit(replayPath);
    await button(page, en.viewer.more).click();
    await button(page, words.compare.open).click();
    await dialog(page).getByLabel(words.compare.paste).fill(`${ORIGIN}/CR1-N-AAAAAAB/aaaaaaaaaa`);
    await button(page, words.compare.go).click();
    await dialog(page).getByText(words.compare.bad).waitFor();
    await dialog(page).locator(".comparison-others a").first().click();
    await page.getByRole("heading", { name: words.compare.title(won.code) }).waitFor();
    expect(await page.getByRole("grid").count()).toBe(2);
    await button(page, words.compare.toParting).click();
    const steps = page.locator(".comparison-step");
    expect(await steps.nth(0).textContent()).not.toBe(await steps.nth(1).textContent());
    await page.getByLabel(words.compare.by).selectOption("home");
    await page.keyboard.press("Escape");
    await page.getByRole("slider").fill("50");
    expect(await page.getByText(en.viewer.home(58, 104)).count()).toBe(2);
    await page.getByRole("link", { name: words.compare.alone }).click();
    await page.getByRole("heading", { name: en.viewer.title(won.code) }).waitFor();
  });

  test("are one where the other can't be had", async ({ visit }) => {
    const page = await visit(`${replayPath}?with=aaaaaaaaaa`, { expected: /404/ });
    await page.getByText(words.compare.missing).waitFor();
    await showsPosition(page, frame(won, 0));
  });
});

describe("a replay in another site's frame", () => {
  test("is watched there, keeps nothing, and leads to its own page", async ({ visit }) => {
    const page = await visit(`/embed${replayPath}`, { size: { width: 480, height: 560 } });
    await showsPosition(page, frame(won, 0));
    await button(page, en.viewer.next).click();
    await showsPosition(page, frame(won, 1));
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    const [full] = await Promise.all([
      page.waitForEvent("popup"),
      page.getByRole("link", { name: words.embed.open }).click(),
    ]);
    await full.waitForURL(`**${replayPath}#1`);
    await showsPosition(full, frame(won, 1));
  });
});

describe("a step's link", () => {
  test("opens there with its row in sight, and keeps up with the step", async ({ visit }) => {
    const page = await visit(`${replayPath}?ply=90`);
    await showsPosition(page, frame(won, 90));
    const row = page.locator(".replay-steps [aria-current]");
    const inSight = () =>
      page.waitForFunction(() => {
        const list = document.querySelector(".replay-steps")?.getBoundingClientRect();
        const shown = document.querySelector("[aria-current]")?.getBoundingClientRect();
        return list && shown && shown.top >= list.top && shown.bottom <= list.bottom;
      });
    await inSight();
    // A turned telephone left the list where it was.
    for (const size of [SIZES[0], SIZES[1]]) {
      await page.setViewportSize(size);
      await inSight();
    }
    expect(await row.getAttribute("data-ply")).toBe("90");
    await page.waitForURL(`**${replayPath}#90`);
    await page.keyboard.press("ArrowRight");
    await page.waitForURL(`**${replayPath}#91`);
    await button(page, en.viewer.more).click();
    await button(page, en.viewer.copyLink).click();
    await dialog(page).getByText(en.viewer.copied).waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(`${ORIGIN}${replayPath}?ply=91#91`);
  });
});

describe("a moving picture", () => {
  test("of a replay is made, is whole, and small enough for a chat", async ({ visit }) => {
    const page = await visit(replayPath);
    await button(page, en.viewer.more).click();
    await button(page, words.picture.make).click();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      button(page, words.picture.save).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`${won.code}.gif`);
    const file = await readFile(await download.path());
    if (LOOKS !== "") await download.saveAs(".screenshots/moving.gif");
    expect(file.length).toBeLessThan(1_500_000);
    const seen = await decode(page, file.toString("base64"));
    expect(seen).toMatchObject({ width: 480, count: won.frames.length });
    expect(seen.felt).toBe(16);
  });
});

describe("no barrier that axe knows of, nothing too wide; and pictures to look at", () => {
  const views = [
    ["wins", `${dealPath}/wins`],
    ["compare", `${replayPath}?with=`],
    ["embed", `/embed${replayPath}#90`],
    ["challenge", `${dealPath}?beat=${won.id}`],
  ] as const;
  const looks = [{ language: "en" }, { language: "he", scheme: "dark" }] as const;
  for (const [name, path] of views) {
    test(name, async ({ visit }) => {
      for (const look of looks) {
        const page = await visit(name === "compare" ? `${path}${ids.at(-1)}` : path, look);
        await page.getByRole("main").waitFor();
        if (name === "compare") await page.getByRole("slider").fill("60");
        for (const size of WINDOWS) {
          await shoot(page, `travel-${name}-${look.language}`, size);
          expect(await tooWide(page)).toBe(false);
        }
        expect(await barriers(page)).toEqual([]);
      }
    });
  }
});

/** Whether the page scrolls sideways. */
function tooWide(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
}

/** A game of the deal that goes another way than the won one. */
function anotherGame(): Game {
  const start = gameAfter(won, 0);
  const other = legalActions(start.position).find((action) => action !== won.actions[0]);
  return act(start, other as Action) as Game;
}

/** What the browser itself reads in a picture; `felt`: piles that are empty in the last frame. */
function decode(page: Page, base64: string) {
  return page.evaluate(async (text) => {
    const data = Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
    const decoder = new ImageDecoder({ data, type: "image/gif" });
    await decoder.tracks.ready;
    const count = decoder.tracks.selectedTrack?.frameCount ?? 0;
    const { image } = await decoder.decode({ frameIndex: count - 1 });
    const { displayWidth: width, displayHeight: height } = image;
    const context = new OffscreenCanvas(width, height).getContext("2d", {
      willReadFrequently: true,
    });
    context?.drawImage(image, 0, 0);
    const at = (x: number, y: number) => context?.getImageData(x, y, 1, 1).data.join() ?? "";
    const felt = at(1, height - 1);
    const rows = [2, 3, 4, 5].map((row) => 32 + (row - 0.5) * 90);
    const piles = [
      ...Array.from({ length: 8 }, (_, i) => at(30 + 60 * i, 32 + 45)),
      ...rows.flatMap((y) => [at(30, y), at(450, y)]),
    ];
    return { width, height, count, felt: piles.filter((colour) => colour === felt).length };
  }, base64);
}
