/** A page whose data or code can't be had says so, and leads on. */
import type { BrowserContext, Page } from "playwright-core";
import { describe, expect } from "vitest";
import { barriers } from "./barriers";
import { ORIGIN, test } from "./browser";
import { golden } from "./golden";
import { en } from "./words";

const path = `/${golden(4).code}`;
const { failure, frame } = en.pages;
const told = (page: Page) => page.getByRole("dialog", { name: failure.title });

/** Refuses the chunks of a name, as a network that is gone, until it is told to bring them. */
async function refuse(context: BrowserContext, chunk: string): Promise<() => Promise<void>> {
  const files = `**/assets/${chunk}-*.js`;
  await context.route(files, (route) => route.abort());
  return () => context.unroute(files);
}

describe("what can't be had", () => {
  test("the program itself: told, and there again after loading", async ({ visit }) => {
    const page = await visit("/robots.txt", { expected: /ERR_FAILED/ });
    const bring = await refuse(page.context(), "main");
    await page.goto(path);
    await told(page).waitFor();
    await bring();
    await told(page).getByRole("button", { name: failure.reload }).click();
    await page.getByRole("grid", { name: en.play.board.board }).waitFor();
  });

  test("the page's screen: told with ways on, and there again after loading", async ({ visit }) => {
    const page = await visit("/robots.txt", { expected: /ERR_FAILED/ });
    const bring = await refuse(page.context(), "play");
    await page.goto(path);
    await told(page).waitFor();
    expect(await barriers(page)).toEqual([]);
    expect(await told(page).getByRole("link", { name: frame.start }).getAttribute("href")).toBe(
      "/",
    );
    await bring();
    await told(page).getByRole("button", { name: failure.reload }).click();
    await page.getByRole("grid", { name: en.play.board.board }).waitFor();
  });

  test("a part that is wanted: told, the game stays, and the next want tries again", async ({
    visit,
  }) => {
    const page = await visit("/robots.txt", { expected: /ERR_FAILED/ });
    const bring = await refuse(page.context(), "Sheets");
    await page.goto(path);
    const menu = page.getByRole("button", { name: en.play.table.menu });
    await menu.click();
    await told(page).getByRole("button", { name: failure.close }).click();
    await told(page).waitFor({ state: "detached" });
    await bring();
    await menu.click();
    await page.getByRole("dialog", { name: en.menu.title }).waitFor();
  });

  test("the data of a replay's page: told, not taken for a lost network", async ({ visit }) => {
    const page = await visit("/robots.txt");
    const html = await (await fetch(ORIGIN + path)).text();
    const broken = html.replace(/(<script type="application\/json" id="page">)[^<]*/, "$1{");
    expect(broken).not.toBe(html);
    await page.route("**/*", (route) =>
      route.request().isNavigationRequest()
        ? route.fulfill({ contentType: "text/html", body: broken })
        : route.continue(),
    );
    await page.goto(`${path}/aaaaaaaaaa`);
    await told(page).waitFor();
    // Of a deal the address says enough.
    await page.goto(path);
    await page.getByRole("grid", { name: en.play.board.board }).waitFor();
  });
});
