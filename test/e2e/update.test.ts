/** A new version: it never takes away what a game that goes on may still need. */
import type { Page } from "playwright-core";
import { afterEach, beforeEach, describe, expect } from "vitest";
import { pwa } from "#i18n/en/pwa";
import { PATIENCE, test } from "./browser";
import { golden } from "./golden";
import { installed } from "./service-worker";
import { byTap, showsPosition } from "./table";
import { type Deployment, makeDeployment } from "./two-builds";

let server: Deployment;
/** A page may still ask for its icon when the server of its test is gone. */
const expected = /ERR_CONNECTION_REFUSED \(.*\/favicon/;

beforeEach(async () => {
  server = await makeDeployment();
});
afterEach(() => server.stop());

/** Lets the page look for a new version, and waits until it waits. */
async function findUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });
  await waits(page, true);
}

async function waits(page: Page, wanted: boolean): Promise<void> {
  await page.waitForFunction(async (value) => {
    const { waiting } = await navigator.serviceWorker.ready;
    return (waiting !== null) === value;
  }, wanted);
}

const entryOf = (page: Page) =>
  page.evaluate(() => document.querySelector("script[type=module]")?.getAttribute("src") ?? "");

/** The paths of all files that the service worker keeps. */
const keptFiles = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.includes("precache"));
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  });

describe("a new version", () => {
  test("waits while a game goes on, and comes with the next page", async ({ visit }) => {
    const { code, actions, frames } = golden(17);
    const page = await visit(`${server.origin}/${code}`, { keeps: true, touch: true, expected });
    await installed(page);
    const [action] = actions;
    const [before, after] = frames;
    if (action === undefined || before === undefined || after === undefined) throw new Error();
    await byTap(page)(before, action);
    await showsPosition(page, after);
    const entry = await entryOf(page);
    server.deploy();
    await findUpdate(page);
    expect(await page.getByText(pwa.update.ready).count()).toBe(0);
    // What the server no longer has is still there for the page of the first build.
    const files = (await keptFiles(page)).filter((path) => !server.isSecond(path));
    expect(files).toContain(entry);
    const statuses = (paths: readonly string[]) =>
      Promise.all(paths.map(async (path) => (await fetch(path)).status));
    expect(new Set(await page.evaluate(statuses, files))).toEqual(new Set([200]));

    await page.goto(`${server.origin}/`);
    expect(server.isSecond(await entryOf(page))).toBe(true);
    await waits(page, false);
    const older = async () => (await keptFiles(page)).filter((path) => !server.isSecond(path));
    await expect.poll(older, { timeout: PATIENCE }).toEqual([]);
    await page.goto(`${server.origin}/${code}`);
    await showsPosition(page, after);
  });

  test("is offered where no game goes on", async ({ visit }) => {
    const page = await visit(`${server.origin}/`, { keeps: true, expected });
    await installed(page);
    server.deploy();
    await findUpdate(page);
    await page.getByText(pwa.update.ready).waitFor();
    const entry = await entryOf(page);
    await page.getByRole("button", { name: pwa.update.load }).click();
    await page.waitForFunction(
      (first) => document.querySelector("script[type=module]")?.getAttribute("src") !== first,
      entry,
    );
    expect(server.isSecond(await entryOf(page))).toBe(true);
    await waits(page, false);
    expect(await page.getByText(pwa.update.ready).count()).toBe(0);
  });

  test("leaves a page of the version before alone as long as it is open", async ({ visit }) => {
    const page = await visit(`${server.origin}/`, { keeps: true, expected });
    await installed(page);
    const entry = await entryOf(page);
    server.deploy();
    await findUpdate(page);
    const other = await page.context().newPage();
    await other.goto(`${server.origin}/${golden(17).code}`);
    expect(server.isSecond(await entryOf(other))).toBe(true);
    await other.evaluate(() => new Promise((later) => setTimeout(later, 4_000)));
    await waits(other, true);
    expect(await keptFiles(page)).toContain(entry);
  });
});
