/** What the viewer of replays can do besides stepping, which the journey does. */
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, onTestFinished } from "vitest";
import type { Position } from "#engine/position";
import { ORIGIN, test } from "./browser";
import { golden } from "./golden";
import { save } from "./save";
import { showsPosition } from "./table";
import { en, he } from "./words";

const won = golden(17);
const path = `/${won.code}/${won.id}`;
const last = won.actions.length;
const words = en.viewer;
const frame = (ply: number) => won.frames[ply] as Position;
const button = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).first();
const plyOf = async (page: Page) => Number(await page.getByRole("slider").inputValue());

beforeAll(() => save(won));

describe("the viewer", () => {
  test("steps again and again while a button is held", async ({ visit }) => {
    const page = await visit(path);
    await button(page, words.next).hover();
    await page.mouse.down();
    await page.waitForFunction(() => document.querySelector("input")?.valueAsNumber === 4);
    await page.mouse.up();
    const ply = await plyOf(page);
    await showsPosition(page, frame(ply));
    await button(page, words.previous).click();
    await showsPosition(page, frame(ply - 1));
  });

  test("plays at the speed that it shows, until a key stops it", async ({ visit }) => {
    const page = await visit(path);
    const speed = page.getByLabel(words.speed);
    await speed.waitFor();
    const choices = await speed.locator("option").allTextContents();
    expect(choices).toEqual([0.5, 1, 2, 4, 8].map(words.times));
    await speed.selectOption(words.times(8));
    await page.locator("h1").click();
    await page.keyboard.press("Space");
    await button(page, words.pause).waitFor();
    await page.waitForFunction(() => (document.querySelector("input")?.valueAsNumber ?? 0) > 5);
    await page.keyboard.press("Space");
    await button(page, words.play).waitFor();
    await showsPosition(page, frame(await plyOf(page)));
  });

  test("marks what happened, lists it in words, and tells the step at rest", async ({ visit }) => {
    const page = await visit(`${path}#30`, { language: "he" });
    await page.getByRole("slider").waitFor();
    const marks = (name: string) =>
      page.evaluate((one) => document.querySelector(`.mark-${one}`)?.getAttribute("d") ?? "", name);
    expect((await marks("redeal")).split("M")).toHaveLength(won.redeals + 1);
    expect(await marks("home")).not.toBe("");
    expect(await marks("emptied")).not.toBe("");
    const rows = page.locator(".replay-steps button");
    expect(await rows.count()).toBe(last + 1);
    expect(await rows.first().textContent()).toContain(he.viewer.deal);
    // Where it is read from right to left, the left arrow is the one that goes on.
    await page.keyboard.press("ArrowLeft");
    await showsPosition(page, frame(31), he);
    const told = page.getByRole("status").filter({ hasText: /./ });
    expect(await told.first().textContent()).toContain(he.viewer.step(31, last));
    expect(await rows.nth(31).getAttribute("aria-current")).toBe("step");
  });

  test("is played on from a step, as a game of one's own", async ({ visit }) => {
    const page = await visit(`${path}#25`);
    await button(page, words.playFromHere).click();
    await page.waitForURL(`**/${won.code}`);
    await showsPosition(page, frame(25));
    await button(page, en.play.table.undo).click();
    await showsPosition(page, frame(24));
  });

  test("is kept as a text, a line for each step", async ({ visit }) => {
    const page = await visit(path);
    await button(page, words.more).click();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      button(page, words.download).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`${won.code}-${won.id}.txt`);
    const text = await readFile(await download.path(), "utf8");
    expect(text).toContain(`${ORIGIN}${path}`);
    const steps = text.split("\n").filter((line) => /^\d+\. /.test(line));
    expect(steps).toHaveLength(last + 1);
    expect(steps.at(-1)).toContain(words.wins);
  });
});

describe("a page of another site", () => {
  test("shows a replay in a frame, and nothing else of ours", async ({ visit }) => {
    const page = await visit("/rules", { expected: /frame-ancestors|ERR_BLOCKED_BY_RESPONSE/ });
    const frames = [`/embed${path}#9`, path].map(
      (src) => `<iframe width="480" height="560" src="${ORIGIN}${src}"></iframe>`,
    );
    // Browsers let no page that comes from nowhere load what is on this machine.
    const other = createServer((_, response) => {
      response.setHeader("Content-Type", "text/html");
      response.end(`<!doctype html><link rel="icon" href="data:,">${frames.join("")}`);
    }).listen(0, "127.0.0.1");
    onTestFinished(() => void other.close());
    await once(other, "listening");
    await page.goto(`http://127.0.0.1:${(other.address() as AddressInfo).port}/`);
    const embedded = page.frameLocator("iframe").first();
    await embedded.getByText(words.step(9, last)).waitFor();
    await embedded.getByRole("button", { name: words.next, exact: true }).click();
    await embedded.getByText(words.step(10, last)).waitFor();
    const refused = page.frameLocator("iframe").last();
    expect(await refused.getByRole("slider").count()).toBe(0);
  });
});
